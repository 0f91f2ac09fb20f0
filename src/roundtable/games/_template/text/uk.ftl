title = Зразок
pitch = Виграє старша карта. Замініть цей рядок своїм: скажіть, що це за гра.

card-choose = Яку карту ви викладаєте?
waiting-card = Чекаємо на вибір карти: { $seats }…
option-card = { $card }

card-shown = { $seat } показує: { $card }.
round-won = Раунд виграє { $seat }.
ending-cards = усі карти зіграно

name-card = карта { $n }
board-players = Гравці
board-points = очки
board-hand = Ваші карти
about-card = Усі водночас потай викладають по одній карті.
help-card = Усі потай обирають по карті; старша виграє раунд. Після трьох раундів перемагає той, у кого більше очок.
variant-lowest = раунд виграє молодша карта
chapter-game = Як іде гра
