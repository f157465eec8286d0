# Where people play, and what the bot must be allowed to do there.

## Permissions, as Discord's own client calls them
right-view-channel = View Channel
right-connect = Connect
right-send-messages = Send Messages
right-send-messages-forum = Create Posts
right-send-messages-in-threads = Send Messages in Threads
right-send-messages-in-threads-forum = Send Messages in Posts
right-create-public-threads = Create Public Threads
right-attach-files = Attach Files
right-read-message-history = Read Message History
right-read-message-history-forum = Read Post History

## Refused
rights-missing = That does not work in { $place } yet, because I lack a permission there: { $rights }.
    Whoever manages the channel sets it under *Edit Channel* › *Permissions*, for { $role }. Then try again.
no-table-here = Tables stand in text, announcement, forum and voice channels. Choose one of those with the option `channel`.
not-your-channel = You may not write in { $place } yourself, so you cannot open anything there.
forum-needs-tag = { $place } takes no post without a tag, and it has none that fits. Whoever manages the channel can add one, for example: { $tags }.
forum-full = { $place } takes no new post: this server has as many active threads as Discord allows. Threads that fall asleep make room.

## Without a thread
no-thread-chat = Voice and stage channels have no threads, so the game is played in the channel itself.
no-thread-full = This server has as many active threads as Discord allows, so the game is played in the channel itself.
no-thread-barred = I am not allowed to make a thread here, so the game is played in the channel itself.
no-thread-rights = The game will be played in the channel itself, without a thread. For a thread I lack in { $place }: { $rights }. Whoever manages the channel sets it under *Edit Channel* › *Permissions*, for { $role }.

## Tables
table-opened-there = Your table is open. The post in { $place } shows its seats.
table-opened-forum = Your table is open. It gets a post of its own in { $place }.
lobby-running-below = The game is on. It is played here in this post.
week-post = The week at the tables, { $day }
dm-full = **{ $game } · Table { $table }** – this server has as many active threads as Discord allows, so { $place } takes no post for this table. I go on by myself as soon as there is room.

## Outside of servers
next-nowhere-at-all = No table waits for you.
next-none-at-all = No other table waits for you.

## Tags of forums: any of these names is used
tag-lobby = open, open table, free seats, looking for players
tag-running = running, in progress, ongoing
tag-finished = finished, over, done
tag-cancelled = closed, cancelled
tag-week = week, news, announcement

## /admin check
check-title = **My permissions** – { $count ->
    [one] one channel
   *[other] { $count } channels
    }, { $bad ->
    [0] nothing is missing
    [one] one needs your attention
   *[other] { $bad } need your attention
    }
check-fine = ✓ { $place } ({ $what })
check-missing = ✗ { $place } ({ $what }): nothing of it appears there. Missing: { $rights }
check-bare = ○ { $place } ({ $what }): games are played without a thread. Missing: { $rights }
check-unfit = ✗ { $place } ({ $what }): nothing can be posted in a channel of this kind.
check-gone = ✗ { $place } ({ $what }): this channel is gone. `/admin move` brings a table to another one.
check-tables = { $count ->
    [one] one table
   *[other] { $count } tables
    }
check-cups = { $count ->
    [one] one cup
   *[other] { $count } cups
    }
check-week = the week
check-here = you are here
check-how = -# Set it under *Edit Channel* › *Permissions*, for { $role }. What waits is posted as soon as I may.
check-later = I have only just come back. Try again in a moment.

## The first message in a server
welcome = **Stellwerk** brings railway board games to this server. You play move by move, whenever you have time.
    `/table new` opens a table in a channel or a forum, and `/learn` teaches you a game in ten minutes.
    `/help` tells the rest. Moderators set the rules with `/admin settings`; `/admin check` shows whether I lack a permission.

## Commands
command-admin-check = check
command-admin-check-description = Which permissions I lack in channels with tables, cups or the week
parameter-room-description = Another channel or a forum; left out: this channel, or the forum of this post
