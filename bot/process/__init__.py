"""The running program: command line, settings, environment, logs, health, the client and its life.

Entered by nobody: it builds everything else. `environment` must import with the standard library alone.
"""
