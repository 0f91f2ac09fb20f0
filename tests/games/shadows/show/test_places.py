"""Camelot and the quests are shown with how far they have come, what is at stake, and what a viewer knows."""

from __future__ import annotations

from typing import Any

from roundtable.games.shadows import show
from roundtable.kernel.scene import Group, Piece, Zone
from roundtable.text import Text
from tests.games.shadows.helpers import lay, play

EN = Text("en", "shadows")


def zone(match: Any, name: str, viewer: int | None = 0) -> Zone:
    return next(zone for zone in show.scene(match.view(viewer)) if zone.name == name)


def place(match: Any, quest: str, viewer: int | None = 0) -> Group:
    groups = zone(match, "board", viewer).groups
    return next(group for group in groups if group.title and group.title.key == f"name-place-{quest}")


def facts(group: Group) -> dict[str, Any]:
    return {fact.label.key.removeprefix("board-"): fact.value for fact in group.facts}


def black(match: Any, quest: str, viewer: int | None = 0) -> list[Piece]:
    return [piece for piece in place(match, quest, viewer).pieces if piece.tint in ("", "purple")][1:]


def told(match: Any, quest: str, viewer: int | None = 0) -> str:
    text = place(match, quest, viewer).pieces[0].text
    assert text is not None
    return EN.words(text)


def test_camelot_says_how_near_the_end_is():
    match = lay(engines=4, white_swords=3, black_swords=2)
    assert facts(place(match, "camelot")) == {"siege": "4 / 12", "swords": "5 / 12", "blackswords": "2 / 7"}
    assert "Siege engines: 4 of 12" in told(match, "camelot")


def test_a_quest_says_how_far_both_sides_have_come_and_what_winning_brings():
    match = lay(laid={"lancelot": ["fight-2"]}, dark={"lancelot": ["lancelot-3", ["lancelot-5", 1]]})
    assert facts(place(match, "lancelot")) == {
        "white": "1 / 5",
        "black": "2 / 5",
        "wins-swords": 1,
        "wins-life": 1,
        "wins-cards": 4,
    }
    assert "White cards: 1 of 5, worth 2. Black cards: 2 of 5, worth 3 as far as you know" in told(
        match, "lancelot"
    )
    assert "unknown: 1" in told(match, "lancelot")


def test_heroism_and_the_mist_raise_the_stakes():
    match = lay(heroism="grail", in_force=["mist"])
    assert facts(place(match, "grail"))["wins-swords"] == 4
    assert "If won: white swords +4" in told(match, "grail")
    assert "If lost: black swords +5" in told(match, "grail")
    assert "If lost: black swords +2" in told(match, "blackknight")


def test_a_war_with_mordred_takes_one_more_card():
    match = lay(mordred="picts", warriors={"picts": 1}, laid={"picts": ["fight-1", "fight-2"]})
    assert facts(place(match, "picts"))["white"] == "2 / 6"
    assert facts(place(match, "picts"))["warriors"] == "1 / 4"
    assert "the next is 3. Warriors: 1 of 4" in told(match, "picts")
    assert "siege engines +2" in told(match, "picts")


def test_the_sword_says_how_far_it_is_to_either_bank():
    assert "the knights' bank: 7; to evil's: 3" in told(lay(sword=-2), "excalibur")


def test_a_card_that_lies_face_down_is_told_from_one_that_lies_open():
    """The player who laid it knows it all the same; the others see only its back, and as many pieces."""
    match = lay(dark={"blackknight": ["blackknight-7", ["blackknight-3", 0]]})
    mine, theirs, looking_on = [black(match, "blackknight", viewer) for viewer in (0, 1, None)]
    assert [(piece.name, piece.tint) for piece in mine] == [
        ("blackknight-7", ""),
        ("blackknight-3", "purple"),
    ]
    assert [(piece.name, piece.tint) for piece in theirs] == [("blackknight-7", ""), ("", "")]
    assert theirs == looking_on


def test_relics_lie_on_their_quests_until_somebody_wins_them():
    names = [piece.name for piece in place(lay(), "grail").pieces]
    assert "relic-grail" in names
    won = lay(finished=["lancelot"], relics={"armor": 1})
    assert [piece.name for piece in zone(won, "players").groups[1].pieces] == ["palamedes", "relic-armor"]


def test_a_quest_that_is_over_says_how_it_ended_where_that_can_be_seen():
    relics = {"grail": 1, "armor": "out"}
    match = lay(finished=["lancelot", "dragon", "grail"], relics=relics, sword=-4, black_deck=["excalibur"])
    play(match, "draw")
    ended = {quest: place(match, quest).pieces[0].name for quest in ("dragon", "excalibur", "grail")}
    assert ended == {"dragon": "finished", "excalibur": "quest-lost", "grail": "quest-won"}


def test_evil_is_chosen_on_the_pile_and_where_the_next_engine_will_stand():
    assert show.touches("evil.what", "draw") == ("blackpile",)
    assert show.touches("evil.what", "engine") == ("siege",)
    assert show.touches("evil.what", "life") == ()


def test_what_a_knight_said_last_stands_beside_him():
    match = lay(phase="heroic", talk=True)
    play(match, ("say",))
    play(match, ("help", "grail"))
    for viewer in (0, 1, None):
        said = [piece for piece in zone(match, "players", viewer).groups[0].pieces if piece.name == "said"]
        assert [piece.title and EN.words(piece.title) for piece in said] == [
            "Help is needed: the quest for the Grail"
        ]


def test_at_the_end_every_loyalty_is_shown_and_what_each_has_done():
    match = lay(engines=11, loyalty=["loyal", "traitor", "loyal"], box=[])
    assert "traitor" not in [piece.name for piece in zone(match, "players").groups[1].pieces]
    play(match, "engine")
    assert match.result is not None
    group = zone(match, "players").groups[1]
    assert "traitor" in [piece.name for piece in group.pieces]
    assert {"deeds-draw", "deeds-engine", "deeds-life", "deeds-quest"} < facts(group).keys()
    assert facts(zone(match, "players").groups[0])["deeds-engine"] == 1


def test_vivien_lies_on_the_merlins_in_hand():
    def spells(**more):
        cards = zone(lay(hands=[["merlin", "grail"]], **more), "hand").groups[0].pieces
        return {card.name: [spell.name for spell in card.on] for card in cards}

    assert spells() == {"merlin": [], "grail": []}
    assert spells(in_force=["vivien"]) == {"merlin": ["vivien"], "grail": []}


def test_while_merlins_are_asked_for_everybody_sees_how_many_it_takes():
    match = lay(black_deck=["vivien"], hands=[["merlin"] * 2])
    play(match, "draw")
    for viewer in (0, 1, None):
        (drawn,) = zone(match, "roundtable", viewer).groups
        assert facts(drawn) == {"merlins": 3}
