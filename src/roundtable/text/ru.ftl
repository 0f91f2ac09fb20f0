# Сообщения, общие для всех игр.

player = Игрок { $number }
you = Вы
bot = { $kind } { $number }
over = Игра окончена.

# Терминал
cli-keys = число: выбор · u: отмена · ?: правила этого момента · t: стол · l: журнал · s: сохранить · q: выйти
cli-choice = Ваш выбор
cli-forced = { $seat }: выбор один: { $option }
cli-wrong = { $answer } — не вариант: введите число от 1 до { $count } или одну из букв u ? t l s q.
cli-undone = Отменено.
cli-no-undo = Отменить нечего: карта взята или открыта, или уже ответил кто-то другой.
cli-saved = Сохранено в { $file }. Продолжить: roundtable play { $file }
cli-resumed = Продолжение из { $file }.
cli-not-saved = Не сохранено: { $why }
cli-no-help = Об этом моменте больше сказать нечего.
cli-handover = Следующий вопрос: { $seat }. Остальным лучше не смотреть. Enter, когда готово.
cli-begun = { $title }. Игроки: { $seats }.
cli-seed = Зерно этой партии: { $seed }
cli-more =
    { $count ->
        [one] … и ещё { $count } вариант; «a» покажет все
        [few] … и ещё { $count } варианта; «a» покажет все
       *[other] … и ещё { $count } вариантов; «a» покажет все
    }
cli-quit = Остановлено.
cli-eof = Ввод закончился раньше игры.
cli-winner = Победа: { $seats }.
cli-winners = Общая победа: { $seats }.
cli-ending = Чем закончилось: { $reason }.
cli-scores = Счёт
