title = Зразок
pitch = Старша карта виграє: скажіть тут одним рядком, що це за гра.

card-choose = Яку карту ви граєте?
waiting-card = Карту обирає { $seats }…
option-card = { $card }

card-shown = { $seat } показує: { $card }.
round-won = Раунд виграє { $seat }.
ending-cards = усі карти зіграно

name-card = карта { $n }
board-players = Гравці
board-points = очки
board-hand = Ваші карти
about-card = Усі таємно й водночас грають по одній карті.
help-card = Усі таємно обирають карту; старша виграє раунд. Після трьох раундів перемагає той, у кого більше очок.
variant-lowest = раунд виграє молодша карта
chapter-game = Як іде гра
