# Words on the pictures of every game.
picture-table = Table { $number }
picture-turn = Waiting for { $name }
picture-waiting = Several are asked
picture-over = The game is over
picture-final = Final scoring
picture-total = Total
picture-winner = { $name } wins
picture-winners = Shared victory: { $names }
picture-ties = Tie-break
picture-hand = { $name }’s hand
picture-choose = Choose a number
alt-turn = Waiting for { $names }.
alt-several = Several people are asked.
alt-over = The game is over.
alt-scores = Points: { $scores }.
alt-last = Last: { $last }
