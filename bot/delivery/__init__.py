"""What must be told after a commit: announcements, the outbox, pictures, posts in channels, threads and DMs.

Entered by `talk` and `process`; nothing else posts to channels or DMs.
"""
