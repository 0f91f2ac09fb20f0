"""Plain Russian and Ukrainian: the words that readers stumbled over stay out, no player has a known sex.

Each entry of STUMBLES is an expression and what to write instead; those of BOTH hold for both languages.
"""

import re
from pathlib import Path

import pytest

from roundtable.games import names

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roundtable"
PACK = ROOT / "content" / "avalon" / "text"
GAMES = ("_template", *names())
LANGUAGES = ("ru", "uk")

BOTH = {
    r" – ": "the long dash, —",
    r"[\w}] …": "no space before …",
    r"(?<=[Ѐ-ӿ])'(?=[Ѐ-ӿ])": "the apostrophe ’",
    r"\bФейл\w*\b": "ru Фаэль, uk Фаейль: a fail is something else",
    r"\{ \$seats? \}: (взят|сброшен|получен|скинут|отриман|выложен|викладен)": "a sentence: { $seat } берёт",
}
STUMBLES = {
    "ru": {
        r"[іїєґІЇЄҐ]": "Russian letters",
        r"(?i)\bлипов\w+": "фальшивый",
        r"(?i)\bатак\w+ по случаю": "удар вдогонку",
        r"(?i)\bнакры(ть|вая) (новый )?стол": "создать стол: one lays it for dinner",
        r"(?i)\b(жела|намере)ние (за|у)\w+": "хочет",
        r"(?i)\bосадн\w+ машин\w*": "катапульта",
        r"(?i)\bзасто(й|я|ю|ем|е)\b": "тупик",
        r"(?i)\bпо расчёту (вперёд|до)\b": "если просчитать",
        r"\bочк\.": "a selector: очко, очка, очков",
        r"\b(дней|порций|рыцарей|очков|жизней): \{ \$(count|left) \}": "a selector: 1 день, 2 дня, 5 дней",
        r"\bОтряд (исследует|покидает|действует в) «": "the place after a colon: its name is not declined",
        r"\{ \$seats? \} (\w+ )?[а-яё]+(л|ла|лся|лась)\b": "the present tense, which has no gender",
        r"\{ \$seats? \} (теперь |сейчас )?(активен|активна|первый|первая|готов|готова)\b": "no gender",
    },
    "uk": {
        r"[ыэёъЫЭЁЪ]": "Ukrainian letters",
        r"\bГраал\w*": "Ґрааль, as in the rulebook",
        r"(?i)\bпраматір\w*": "Усематір, as in the rulebook",
        r"(?i)\bсин(я|ьої|ій|ю) зустріч": "блакитна, as in the rulebook",
        r"(?i)\bлоярн\w*": "свічкарня",
        r"(?i)\b(приймати участь|слідуюч\w+|на протязі|відноситься до)\b": "a Ukrainian turn of phrase",
        r"(?i)\bбажання (за|пі|від)\w+": "хоче",
        r"(?i)\bоблогов\w+ машин\w*": "катапульта",
        r"(?i)\bзморення\w*": "змореність, as in the rulebook",
        r"(?i)\b(аршин\w*|пуд(а|и|у|ів)?)\b": "лікоть, в’язка, мішок: no Russian measures",
        r"(?i)\bлицем [ву]?низ\b|\bсорочкою догори": "лицем донизу",
        r"(?i)\b(по)?див(ит|лят|іт)\w* (верх|карт|конюшин|жетон|дві|три|п’ять|рівно|\d)": "переглядає",
        r"(?i)\bвтра\w+ \d жах": "зменште жах на 1",
        r"\bочк\.": "{ $value } очко, очки, очок",
        r"\bзі 100\b": "імовірність близько … %",
        r"\{ \$seats? \} (\w+ )?[а-яіїєґ]+(в|ла|вся|лася)\b": "the present tense, which has no gender",
        r"\{ \$seats? \} (тепер |зараз )?(активний|активна|перший|перша|готовий|готова)\b": "no gender",
    },
}
# Words of one game alone, where another game or the story may need them.
TERMS = {
    ("ru", "grailcup"): {
        r"(?i)\bобласт\w+": "клетка",
        r"(?i)\bдракон (может )?леж(ит|ал|ать)\b": "стоит",
    },
    ("ru", "taintedgrail"): {r"(?i)\bстих(а|у|ом|е|и|ов|ами)?\b": "запись"},
    ("uk", "grailcup"): {r"(?i)\bділян\w+": "клітинка"},
    ("uk", "taintedgrail"): {
        r"(?i)\bрозділ\w*": "глава",
        r"(?i)\bспіврозмовни\w+": "опонент",
        r"(?i)\bстраж\w*": "вартовий",
    },
}
LONGEST_LABEL = 46  # letters beside the names: a button stands on a phone


def messages(language):
    """The files of a language: where each is, and its lines."""
    files = [
        SOURCE / "text" / f"{language}.ftl",
        *sorted((SOURCE / "text" / "web").glob(f"*.{language}.ftl")),
    ]
    for game in GAMES:
        texts = SOURCE / "games" / game / "text"
        files += [texts / f"{language}.ftl", texts / f"rulings.{language}.toml"]
    return {file: file.read_text("utf-8").split("\n") for file in files}


def story(language):
    files = [PACK / f"{language}.toml", *sorted((PACK / language / "journal").glob("*.journal"))]
    return {file: file.read_text("utf-8").split("\n") for file in files}


def stumbles(language, lines, game=""):
    words = BOTH | STUMBLES[language] | TERMS.get((language, game), {})
    return [
        f"{found[0]!r} in {line!r}; write: {instead}"
        for line in lines
        if not line.startswith("#")
        for pattern, instead in words.items()
        if (found := re.search(pattern, line))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_rulings_keep_the_words_out(language):
    for file, lines in messages(language).items():
        assert stumbles(language, lines, file.parent.parent.name) == [], file.relative_to(ROOT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_keeps_the_words_out(language):
    for file, lines in story(language).items():
        assert stumbles(language, lines) == [], file.relative_to(ROOT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_options_are_short(language):
    labels = [
        line
        for lines in messages(language).values()
        for line in lines
        if line.startswith("option-") and "->" not in line
    ]
    assert len(labels) > 150
    beside = {label: re.sub(r"\{[^}]*\}", "", label.partition("=")[2]).strip() for label in labels}
    assert [label for label, text in beside.items() if len(text) > LONGEST_LABEL] == []


@pytest.mark.parametrize(
    ("language", "game", "line"),
    [
        ("ru", "", "grail = Липовый Грааль"),
        ("ru", "", "escape = Отступить (1 энергия и атака по случаю)"),
        ("ru", "", "moved = { $seat } пошёл – и дошёл"),
        ("ru", "", "taken = { $seat } взяла карту."),
        ("ru", "", "agree = { $seat }: желание зажечь менгир."),
        ("ru", "", "engine = Осадных машин: 3 из 12."),
        ("ru", "", "standstill = когда игру кончает застой"),
        ("ru", "", "share = По расчёту вперёд на догадках, победа близка."),
        ("ru", "", "reach = Доступно приключение ({ $value } очк.)."),
        ("ru", "", "light = Последний свет горит ещё дней: { $count }."),
        ("ru", "", "explore = Отряд исследует «{ $place }»."),
        ("ru", "grailcup", "space = область 4"),
        ("ru", "grailcup", "finish = Дракон может лежать перед финишем."),
        ("uk", "", "grail = Святий Грааль"),
        ("uk", "", "mercy = Праматір милостива."),
        ("uk", "", "left = { $seat } вже вийшов із гри."),
        ("uk", "", "five = п'ять"),
        ("uk", "grailcup", "space = ділянка 4"),
        ("uk", "", "engines = Кожна облогова машина наближає падіння."),
        ("uk", "", "tired = зморення"),
        ("uk", "", "wick = Це аршин ґнота, а тут шість пудів м’яса."),
        ("uk", "", "down = карта лежить лицем униз"),
        ("uk", "", "looks = { $seat } дивиться верх чорної колоди."),
        ("uk", "", "calm = Раз на день втратьте 1 жах."),
        ("uk", "", "worth = пригода ({ $value } очк.)"),
        ("uk", "", "share = перемога приблизно у { $share } випадках зі 100"),
        ("uk", "taintedgrail", "guard = Там чекає страж."),
        ("uk", "taintedgrail", "talk = Співрозмовник реагує."),
    ],
)
def test_what_readers_stumbled_over_is_found(language, game, line):
    assert stumbles(language, [line], game)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("ru", "taken = { $seat } берёт карту «Грааль»: { $cards }…"),
        ("ru", "joined = { $seat } теперь за столом."),
        ("uk", "taken = { $seat } бере карту «Ґрааль» — п’яту."),
        ("uk", "joined = { $seat } знову за столом."),
        ("uk", "looked = Тепер кожен дивиться на свою карту, що лежить лицем донизу."),
    ],
)
def test_plain_sentences_are_left_alone(language, line):
    assert stumbles(language, [line]) == []
