title = Образец
pitch = Выигрывает старшая карта. Замените эту строку: скажите в ней, что это за игра.

card-choose = Какую карту вы играете?
waiting-card = Ждём выбора карты: { $seats }…
option-card = { $card }

card-shown = { $seat } показывает: { $card }.
round-won = Раунд выигрывает { $seat }.
ending-cards = все карты сыграны

name-card = карта { $n }
board-players = Игроки
board-points = очки
board-hand = Ваши карты
about-card = Все тайно и одновременно играют по одной карте.
help-card = Все тайно выбирают карту; старшая выигрывает раунд. После трёх раундов побеждает тот, у кого больше очков.
variant-lowest = раунд выигрывает младшая карта
chapter-game = Как идёт игра
