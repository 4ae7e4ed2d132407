"""What all tests share."""

from hypothesis import settings

settings.register_profile("wreckfish", deadline=None)  # a busy machine is no failure
settings.load_profile("wreckfish")
