title = Образец

card-choose = Какую карту вы играете?
waiting-card = { $seats }: выбор карты …
option-card = { $card }

card-shown = { $seat }: { $card }.
round-won = Раунд выигрывает { $seat }.
ending-cards = все карты сыграны

name-card = карта { $n }
board-points = Очки
board-hand = Ваши карты
help-card = Все тайно выбирают карту; старшая выигрывает раунд. После трёх раундов побеждает тот, у кого больше очков.
variant-lowest = раунд выигрывает младшая карта
