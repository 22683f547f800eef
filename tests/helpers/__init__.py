"""What several tests share: guards, fakes and builders."""
