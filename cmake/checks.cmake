# The checks of the source itself, as tests.

include_guard()
