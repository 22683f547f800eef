<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AgendaCounted</name>
    <message numerus="yes">
        <source>every %Ln day(s)</source>
        <translation>
            <numerusform>every %Ln day</numerusform>
            <numerusform>every %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every %Ln week(s)</source>
        <translation>
            <numerusform>every %Ln week</numerusform>
            <numerusform>every %Ln weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every %Ln month(s)</source>
        <translation>
            <numerusform>every %Ln month</numerusform>
            <numerusform>every %Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every %Ln year(s)</source>
        <translation>
            <numerusform>every %Ln year</numerusform>
            <numerusform>every %Ln years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeWords</name>
    <message numerus="yes">
        <source>Show all %Ln line(s)</source>
        <translation>
            <numerusform>Show %Ln line</numerusform>
            <numerusform>Show all %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Confirmation</name>
    <message numerus="yes">
        <source>Do what is ticked (%Ln)</source>
        <translation>
            <numerusform>Do what is ticked (%Ln)</numerusform>
            <numerusform>Do what is ticked (%Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more message(s) are in this day&apos;s log. Import them with:</source>
        <translation>
            <numerusform>%Ln more message is in this day&apos;s log. Import it with:</numerusform>
            <numerusform>%Ln more messages are in this day&apos;s log. Import them with:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) in this day&apos;s log could not be read. Look at line(s) {lines} of it.</source>
        <translation>
            <numerusform>%Ln place in this day&apos;s log could not be read. Look at line {lines} of it.</numerusform>
            <numerusform>%Ln places in this day&apos;s log could not be read. Look at lines {lines} of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayBar</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversation</numerusform>
            <numerusform>%Ln conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln memory(s)</source>
        <translation>
            <numerusform>%Ln memory</numerusform>
            <numerusform>%Ln memories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on the agenda</source>
        <translation>
            <numerusform>%Ln on the agenda</numerusform>
            <numerusform>%Ln on the agenda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the journal</source>
        <translation>
            <numerusform>%Ln in the journal</numerusform>
            <numerusform>%Ln in the journal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndButton</name>
    <message numerus="yes">
        <source>To the end · %Ln new</source>
        <translation>
            <numerusform>To the end · %Ln new</numerusform>
            <numerusform>To the end · %Ln new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewsWords</name>
    <message numerus="yes">
        <source>%Ln new message(s)</source>
        <translation>
            <numerusform>%Ln new message</numerusform>
            <numerusform>%Ln new messages</numerusform>
        </translation>
    </message>
</context>
</TS>
