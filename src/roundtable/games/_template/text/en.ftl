title = The template
pitch = The highest card wins. Replace this line with one that says what kind of game it is.

card-choose = Which card do you play?
waiting-card = Waiting for { $seats } to choose a card …
option-card = { $card }

card-shown = { $seat } shows { $card }.
round-won = { $seat } wins the round.
ending-cards = all cards played

name-card = card { $n }
board-players = Players
board-points = points
board-hand = Your hand
about-card = Everyone plays one card in secret at the same time.
help-card = Everyone chooses a card in secret; the highest card wins the round. After three rounds, the player with the most points wins.
variant-lowest = the lowest card wins the round
chapter-game = How the game goes
