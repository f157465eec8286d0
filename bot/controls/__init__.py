"""What can be pressed: custom ids, buttons and menus that live through a restart.

Entered by `delivery` and `talk`; knows no tables.
"""
