## Chance: what is sealed before a game, what is shown when it starts, what can be checked afterwards

fair-words-sealed = -# Words added to it, shown once the game has begun: { $said }
fair-start = -# Sealed at the start: `{ $seal }`. The deal came from the number of this post: { $place }
fair-start-alone = -# Sealed at the start: `{ $seal }`.
fair-log = -# The log is sealed: `{ $seal }`. `/history verify` says what that binds.
lobby-starting = Everything about this start is sealed. The game is dealt as soon as the seals stand here: { $place }
lobby-starting-words = Everything about this start is sealed. The deal waits for a word: { $people }
seals = **Sealed.** From here on nothing about this start changes. All chance of the game comes from the secret, from what is sealed here, and from the number that Discord has given to this post. Nobody knew that number before.
seals-secret = -# Seal of the secret: `{ $seal }`
seals-start = -# Seal of the start: `{ $seal }`
seals-lot = The lot decides who sits where.
seals-listed = The seats: { $order }
seals-word = word `{ $seal }`
seals-own = word under a seal of their own `{ $seal }`, to be told now
start-sealed = Everything about this start is sealed. The game is dealt as soon as the seals stand here: { $place } If Discord cannot be reached, the start waits.
word-sealed = Your word counts, and it is final. Everybody sees its seal in the lobby: `{ $seal }`. The word itself is shown once the game has begun. Its salt, should you want to check the seal yourself: `{ $salt }`.
word-own = Your seal counts, and it is final. Once everything else is sealed, you are asked for the word behind it, and the deal waits until you have told it with `/table word`.
word-told = This is the word behind your seal. It goes into everything that chance decides.
word-final = You have added a word to this table. It is final: its seal is public.
word-empty = A word needs at least one letter or sign.
word-not-sealed = This is not the word behind your seal. It has to be the same to the letter.
being-dealt = This table has been started: everything is sealed, and the deal follows as soon as the seals stand in the channel. Until then its host can close it, and whoever sits here can leave.
notice-start-undone = { $user }, the start was called off before the deal: somebody has left, or the seals could not be posted. *Start* seals everything anew.
notice-word-due = Everything is sealed. The deal waits for the word behind your seal: `/table word` tells it.
proof-open = ○ Words lay open until the start, and nothing was mixed in that nobody knew. So it was up to version 0.2: whoever could read the secret could choose the last word, or the secret itself where there was no word.
proof-unbound = ○ Names, who moved, times, hints and concessions are bound by nothing in this file.
proof-start = ✓ All chance comes from the secret, from what was sealed at the start, and from what nobody knew then. Seal of the start: `{ $seal }`
proof-number = ✓ The number { $number } that went into it is that of a message of { $when }. It must show the seal of the start: { $post }
proof-alone = ○ One person played alone: no number of Discord’s was mixed in, and whoever runs the bot could choose the chance.
proof-no-number = ○ No number of Discord’s was mixed in: whoever could read the secret could choose the chance.
proof-words = ✓ { $count ->
    [one] One word is
   *[other] { $count } words are
 } as sealed in the lobby.
proof-words-deleted = ○ { $count ->
    [one] One word was deleted by whoever had added it. Its seal
   *[other] { $count } words were deleted by those who had added them. Their seals
 } went into the deal, and those are unchanged.
proof-own = ✓ { $count ->
    [one] One word that was told after the sealing fits the seal
   *[other] { $count } words that were told after the sealing fit the seals
 } that the players had made themselves.
proof-own-deleted = ○ { $count ->
    [one] One word that was told after the sealing was deleted
   *[other] { $count } words that were told after the sealing were deleted
 } by those who had told them: whether they fitted the seals cannot be checked any more.
proof-seats-lot = ✓ Everybody sat where the lot had put them.
proof-seats-listed = ✓ Everybody sat where the list at the start had put them.
proof-names = ✓ { $count ->
    [one] One name is
   *[other] { $count } names are
 } as sealed when the person sat down.
proof-names-deleted = ○ { $count ->
    [one] One name was deleted by its person.
   *[other] { $count } names were deleted by their persons.
 }
proof-log = ✓ Who moved and when, who had which seat, hints and concessions are bound by the seal of the log: `{ $seal }`
proof-entries-older = ✓ { $count ->
    [one] One entry of the log is
   *[other] All { $count } entries of the log are
 } possible and lead to the result. They were made under version { $then } of the rules; their digests cannot be compared under version { $now }.
record-told = the words that were told after the sealing are not as many as their seals
record-sown = the seed does not come from the secret, the seal of the start and the number
record-number-not-sealed = a number was mixed in that the start does not speak of
record-no-number = the number of the post with the seals is missing
record-number-moment = the number is of { $when }, not of the moment of the start
record-word-false = a word does not fit its seal
record-order = the order of the seats is none
record-moved = seat { $seat_number } was not taken by whoever was to have it
record-name-false = a name does not fit its seal
record-chain = entry { $entry }: something else was sealed about who moved, when or how
record-log = something else was sealed about who had which seat, hints, concessions or the language
