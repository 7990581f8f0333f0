"""A sample of games as one version of the program kept them, and what that version told of them.

`play` and the `plots` made the sample (tests/session/make_kept_games.py), `observe` asks a program
what it tells of a kept game, `compare` holds that against the expectation.
"""
