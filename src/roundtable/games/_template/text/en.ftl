title = The template
pitch = Highest card wins: replace this by a line that says what kind of game it is.

card-choose = Which card do you play?
waiting-card = { $seats }: choosing a card …
option-card = { $card }

card-shown = { $seat }: { $card }.
round-won = { $seat } wins the round.
ending-cards = all cards played

name-card = card { $n }
board-players = Players
board-points = points
board-hand = Your hand
about-card = Played in secret, together with a card of every other player.
help-card = Everybody chooses a card in secret; the highest wins the round. After three rounds most points win.
variant-lowest = the lowest card wins the round
