# Сообщения, общие для всех игр.

player = Игрок { $number }
you = Вы
bot = { $kind ->
        [greedy] Жадный
        [random] Случайный
       *[other] { $kind }
    } { $number }
over = Игра окончена.
face-down = лицом вниз: { $count }

# Терминал
cli-keys = число или первые буквы: выбор · u: отмена · ?: правила · t: стол · l: журнал · a: все варианты · s: сохранить · q: выйти
cli-keys-back = b: вернуться к контрольной точке
cli-choice = Ваш выбор
cli-wrong = { $answer } — нет такого варианта: введите число от 1 до { $count }, { $by ->
        [parts] части варианта в любом порядке
       *[letters] первые буквы варианта
    } или один из знаков { $letters }.
cli-wrong-number = { $answer } — нет такого варианта: введите число ({ $numbers }), первые буквы варианта или один из знаков { $letters }.
cli-several = { $answer } подходит к нескольким вариантам ({ $choices }): введите больше букв или число.
cli-undone = Отменено.
cli-no-undo = Отменить нечего: взята или открыта карта либо уже ответил кто-то другой.
cli-back = К какой контрольной точке вернуться? Всё, что было после неё, отменяется. Enter: остаться здесь
cli-went-back = Возврат: { $checkpoint }.
cli-no-checkpoint = Контрольной точки, к которой можно вернуться, ещё нет.
cli-saved = Сохранено в { $file }. Продолжить: roundtable play { $file }
cli-resumed = Продолжаем партию из { $file }.
cli-not-saved = Не сохранено: { $why }
cli-handover = Следующий вопрос: { $seat }. Остальным лучше не смотреть. Нажмите Enter, когда будете готовы.
cli-begun = { $title }. Игроки: { $seats }.
cli-seed = Зерно этой партии: { $seed }
cli-more =
    { $count ->
        [one] … и ещё { $count } вариант; «a» покажет все
        [few] … и ещё { $count } варианта; «a» покажет все
       *[other] … и ещё { $count } вариантов; «a» покажет все
    }
cli-parts = Или введите части варианта в любом порядке, например: { $example }
cli-asked = { $seat }: { $question }
cli-front-first = несколько вместе: передний назван первым
cli-quit = Остановлено.
cli-eof = Ввод закончился раньше игры.
cli-winner = Победитель: { $seats }.
cli-winners = Победу делят: { $seats }.
cli-nobody = Никто не победил.
cli-ending = Чем закончилось: { $reason }.
cli-scores = Счёт
