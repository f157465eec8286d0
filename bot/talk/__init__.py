"""What people touch: commands, panels, the desk behind the buttons, and how they are answered.

Entered by `process` and the cogs.
"""
