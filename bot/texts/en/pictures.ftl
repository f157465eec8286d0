# Words on the pictures of every game.
picture-table = Table { $number }
picture-turn = Waiting for { $name }
picture-waiting = Several are asked
picture-over = The game is over
picture-final = Final scoring
picture-film = The film of the game
picture-curve = Points turn by turn
picture-turns = Turns
picture-total = Total
picture-winner = { $name } wins
picture-winners = Shared victory: { $names }
picture-ties = Tie-break
picture-hand = { $name }’s hand
picture-choose = Choose a number
record-leaders = Leaderboard
record-profile = Profile
record-all-games = All games
record-here = Games on this server
record-everywhere = Games everywhere
record-name = Name
record-lately = Lately
record-rating = Rating
record-games = Games
record-wins = Wins
record-beaten = Others beaten
record-streak = Most wins in a row
record-typical = Usual answer
record-kept = Played to the end
record-rating-course = Rating, game by game
record-no-rating = A rating is shown after { $count ->
    [one] one more rated game
   *[other] { $count } more rated games
 }
record-places = Places
record-points = Points, game by game
record-by-game = Wins and games
alt-turn = Waiting for { $names }.
alt-several = Several people are asked.
alt-over = The game is over.
alt-scores = Points: { $scores }.
alt-last = Last: { $last }
