# Playing alone, hints, looking back at a game, and the schools of the games.

## Hints
hints-allowed = Hints: **allowed** (a button in the panel of whoever is asked; the result counts them)
hints-on = Hints are allowed at this table now.
hints-off = Hints are no longer allowed at this table.
hints-told = -# Hints: { $said }
hints-rated = There are no hints in rated games. Open the table with `rated: False`.
no-hints = No hints were agreed at this table.
hint-not-asked = There is nothing for you to choose just now.
hint-failed = No hint could be worked out just now. Nothing was counted; please try again.
button-hint = Hint
button-hints = Hints
hint-title = **The two answers that look best from where you sit:**
hint-answer = **{ $number } · { $answer }**
hint-now = At once { $points } ({ $rows })
hint-now-about = At once about { $points } ({ $rows }), as chance decides
hint-now-none = Nothing at once
hint-later = { $rounds ->
    [one] After a round of all players
   *[other] After { $rounds } rounds of all players
 } about { $points } ({ $rows })
hint-later-none = { $rounds ->
    [one] After a round of all players
   *[other] After { $rounds } rounds of all players
 } still about the same
hint-little = a little of many things
hint-lead = **The first is about { $points ->
    [one] one point
   *[other] { $points } points
 } better.**
hint-because = The difference: { $rows }.
hint-denies = It leaves the others about { $points ->
    [one] one point
   *[other] { $points } points
 } less.
hint-allows = It leaves the others about { $points ->
    [one] one point
   *[other] { $points } points
 } more.
hint-prepares = What it makes ready for later is worth about { $points ->
    [one] one point
   *[other] { $points } points
 } more.
hint-spends = What it makes ready for later is worth about { $points ->
    [one] one point
   *[other] { $points } points
 } less.
hint-equal = **They are about equal.** Choose the one you like better.
hint-alone = There is no other answer to compare it with.
hint-note = -# { $count ->
    [one] Your first hint
   *[other] Your hint no. { $count }
 } at this table; the result will tell how many there were. What you cannot see was imagined, so a hint may be wrong.

## Alone
alone-begun = The game has begun: { $place }. You play alone, so the stand-ins answer at once. *Undo* takes you back as far as you like, and nobody minds.
rewind-about-alone = **Take back further.** The game goes back to the beginning of the turn you choose, at once. Chance stays as it is: the same cards come again.
rewind-ask-alone = **Back to the beginning of turn { $turn }?** You play alone, so it happens at once.
alone-rated = A game alone against stand-ins is never rated.
parameter-alone = alone
parameter-alone-description = Play alone against stand-ins of this kind; the game begins at once
parameter-hints = hints
parameter-hints-description = Allow hints in a game that is not rated

## School
learn-title = ## { $game } · Lesson { $number } of { $count }: { $title }
learn-task = 🎯 **{ $task }**
learn-missed = ↩️ **Not yet.** { $why }
learn-anew = The position is set up again.
learn-on = That was a step on the way. Go on.
learn-reached = ✅ **Done.** { $why }
learn-shown = One way: **{ $answer }**
learn-stale = That button belongs to an earlier moment. This is where you are:
learn-complete = 🎓 That was the last lesson: you know what a first game needs. The guide holds the rest. Try a first game now: you against an easy stand-in, with hints whenever you want one. Nobody watches, and nothing is rated.
no-school = There are no lessons for this game. Its guide explains it: `/guide`.
button-learn = Learn it step by step
button-learn-next = Next lesson
button-learn-skip = Skip
button-learn-again = Set up again
button-learn-once-more = Once more
button-learn-show = Show me
button-learn-over = From the beginning
button-learn-game = First game: easy, with hints
command-learn = learn
command-learn-description = Learn a game step by step, by playing: about ten minutes, only you can see it

## Review
button-review = Review my game
button-review-stop = Stop
button-review-steps = Step through from here
button-moment = Moment { $number }
review-title = **The answers that would have changed most**
review-begun = Your answers are being looked through again …
review-progress = Your answers are being looked through again: { $done } of { $count }. You can wait here or come back later; only you see this.
review-closer = Almost there: the dearest ones are compared once more.
review-stopped = Stopped. Press *Review my game* to go on from there.
review-later = This takes longer than a private message can be kept up to date. Press *Review my game* to go on from there.
review-failed = The review could not be finished just now. Press *Review my game* again in a while; it goes on from there.
review-at = Moment { $number } of { $count } · turn { $turn }
review-given = You chose: **{ $answer }**
review-best = Stronger was: **{ $answer }**
review-loss = That would have been worth about { $points ->
    [one] one point
   *[other] { $points } points
 } more, looked at { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
 } ahead.
review-none = { $count ->
    [one] Your one answer was looked at
   *[other] All your { $count } answers were looked at
 }, and none was clearly worse than the best one. Well played!
review-note = -# { $count } answers were looked at, each from what you could see then. What was hidden was imagined, so this is a judgement, not the truth.
