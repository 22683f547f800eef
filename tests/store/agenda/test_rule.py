"""A rule is taken in one written form or refused with the name of its part."""

import pytest

from store.agenda.rule import LONGEST_RULE, parsed
from store.errors import BadArgument


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("FREQ=DAILY", "FREQ=DAILY"),
        ("rrule:freq=weekly;byday=tu,MO;interval=1;wkst=mo", "FREQ=WEEKLY;BYDAY=MO,TU"),
        ("FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU"),
        ("FREQ=MONTHLY;BYDAY=-1FR,+2TU", "FREQ=MONTHLY;BYDAY=2TU,-1FR"),
        ("FREQ=MONTHLY;BYMONTHDAY=31,-1,31", "FREQ=MONTHLY;BYMONTHDAY=-1,31"),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"),
        ("FREQ=DAILY;UNTIL=20261231T225959Z", "FREQ=DAILY;UNTIL=20261231"),
        ("FREQ=DAILY;COUNT=1000", "FREQ=DAILY;COUNT=1000"),
        ("FREQ=YEARLY;BYDAY=53MO", "FREQ=YEARLY;BYDAY=53MO"),
        ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"),
    ],
)
def test_a_rule_is_kept_in_its_one_form(given: str, kept: str) -> None:
    assert str(parsed(given)) == kept


@pytest.mark.parametrize(
    ("given", "part"),
    [
        ("", None),
        ("every day", None),
        ("FREQ=DAILY;BYHOUR=9", None),
        ("FREQ=DAILY;BYEASTER=0", None),
        ("INTERVAL=2", "FREQ"),
        ("FREQ=", "FREQ"),
        *((f"FREQ={finer}", "FREQ") for finer in ("SECONDLY", "MINUTELY", "HOURLY")),
        ("FREQ=DAILY;FREQ=WEEKLY", "FREQ"),
        ("FREQ=DAILY;INTERVAL=0", "INTERVAL"),
        ("FREQ=DAILY;INTERVAL=-1", "INTERVAL"),
        ("FREQ=DAILY;INTERVAL=1001", "INTERVAL"),
        ("FREQ=DAILY;INTERVAL=1,2", "INTERVAL"),
        ("FREQ=DAILY;INTERVAL=٣", "INTERVAL"),
        ("FREQ=DAILY;COUNT=0", "COUNT"),
        ("FREQ=DAILY;COUNT=1001", "COUNT"),
        ("FREQ=DAILY;COUNT=99999999999", "COUNT"),
        ("FREQ=DAILY;COUNT=3;UNTIL=20261231", "COUNT"),
        ("FREQ=DAILY;UNTIL=20261331", "UNTIL"),
        ("FREQ=DAILY;UNTIL=tomorrow", "UNTIL"),
        ("FREQ=DAILY;BYMONTH=13", "BYMONTH"),
        ("FREQ=MONTHLY;BYMONTHDAY=0", "BYMONTHDAY"),
        ("FREQ=MONTHLY;BYMONTHDAY=32", "BYMONTHDAY"),
        ("FREQ=WEEKLY;BYMONTHDAY=3", "BYMONTHDAY"),
        ("FREQ=WEEKLY;BYDAY=XX", "BYDAY"),
        ("FREQ=WEEKLY;BYDAY=", "BYDAY"),
        ("FREQ=WEEKLY;BYDAY=2MO", "BYDAY"),
        ("FREQ=MONTHLY;BYDAY=0MO", "BYDAY"),
        ("FREQ=MONTHLY;BYDAY=6MO", "BYDAY"),
        ("FREQ=YEARLY;BYMONTH=5;BYDAY=6MO", "BYDAY"),
        ("FREQ=DAILY;BYSETPOS=1;BYDAY=MO", "BYSETPOS"),
        ("FREQ=MONTHLY;BYSETPOS=1", "BYSETPOS"),
        ("FREQ=WEEKLY;WKST=XX", "WKST"),
        ("FREQ=DAILY;" + "X" * LONGEST_RULE, None),
    ],
)
def test_what_no_rule_is_or_would_never_end_is_refused_by_its_part(given: str, part: str | None) -> None:
    with pytest.raises(BadArgument) as caught:
        parsed(given)
    assert caught.value.data["argument"] == "rule"
    assert caught.value.data.get("part") == part
