# Messages that all games share.

player = Player { $number }
you = You
over = The game is over.
