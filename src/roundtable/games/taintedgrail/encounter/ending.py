"""[Check of victory], [Check of affinity] When an encounter is decided; stages, reward, loot and failure."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Frame, Rulebook, back_to

from ..content import traits
from ..content.language import SCOPES, acts_of
from ..content.verbs import VERBS, marked
from ..effects.conditions import fitting
from ..effects.dying import weigh
from ..effects.in_force import first_of, triggered, use_up
from ..effects.losing import lose_item
from ..effects.sources import Key
from ..effects.steps import effects
from ..marks import LASTING, STAGE_WON, but
from ..table import NOBODY, Seats, Table, empty_piles
from .abilities import still_to_come, verbs_of, works
from .decks import put_under
from .leaving import AVOIDED, ELSE, FAILED, FLED, WIN, activation_over, come_back, finish

book = Rulebook()

STAGE = "stage"  # a stage of a talk is won, and another follows
PERSONAL = marked("personal")


# -- is it decided? ----------------------------------------------------------------------------------------


def judge(t: Table) -> str:
    """What a check finds: a fight is won when the pool has reached the value (none printed is 0, TG-40), a
    stage when the marker is at the top; at the bottom the talk has failed. Only checks look (TG-15)."""
    enc = t.encounter()
    if enc.kind == "combat":
        return WIN if t.pool >= enc.value else ""
    if t.affinity >= enc.up or (STAGE_WON,) in t.favours:
        return STAGE if later_stages(t) else WIN
    return FAILED if t.affinity <= -enc.down else ""


@book.rule
def check(t: Table) -> Follow:
    """[Check of victory], [Check of affinity] After the cards and after the attack (TG-44). A stage that is
    won leads straight to readiness: no reaction."""
    come_back(t)
    found = judge(t)
    if found == STAGE:
        return next_stage(), back_to(activation_over)
    return finish(t, found) if found else None


# -- stages ------------------------------------------------------------------------------------------------


def later_stages(t: Table) -> list[int]:
    """The branches of the next stage, by position."""
    stages = t.encounter().stages
    now = stages[t.stages[-1]].number if t.stages else min([s.number for s in stages]) - 1
    later = [stage.number for stage in stages if stage.number > now]
    return [at for at, stage in enumerate(stages) if later and stage.number == min(later)]


def leader(t: Table) -> int:
    """Who speaks for the party: the first of those who are still in it (TG-70)."""
    return next(seat for seat in t.party if seat in t.inside)


@book.rule
def next_stage(t: Table) -> Flow:
    """[Stages] The marker goes to the grey cell; of stages with one number the party picks one as it begins
    (TG-25, TG-52). The sequence stays as it is (TG-26)."""
    branches = tuple(later_stages(t))
    if not branches:
        return None
    at = branches[0]
    if len(branches) > 1:
        _, at = yield Ask(leader(t), "talk.branch", tuple([(t.enc, branch) for branch in branches]))
    t.stages.append(at)
    t.affinity = 0
    t.favours = but(t.favours, STAGE_WON)
    t.tell("talk.stage", enc=t.enc, number=t.encounter().stages[at].number, stage=at)
    return None


# -- how it ends -------------------------------------------------------------------------------------------


@book.rule
def conclude(t: Table, met_at: int) -> Follow:
    """[Victory] Each member who is still there gets the reward, and they divide the loot (TG-22).
    [Failure] Each of them suffers it (TG-45). Abilities see the end too."""
    enc, there = t.encounter(), tuple([seat for seat in t.party if seat in t.inside])
    t.tell(f"enc.{t.outcome or ELSE}", enc=t.enc, seats=there)
    ends: list[Frame] = []
    if t.outcome == WIN:
        ends = [*each_gets(enc.reward, there, t.enc), *divided(enc.loot, there, t.enc)]
    elif t.outcome == FAILED:
        ends = each_gets(enc.fail, there, t.enc)
    elif t.outcome == AVOIDED:
        ends = each_gets(enc.avoid.get("then", ""), there, t.enc)
        return *ends, weigh(there), clear_away(met_at)
    for seat in t.party:
        ends += [see_end(seat, "won" if t.outcome == WIN and seat in there else "lost", there)]
        ends += [see_end(seat, "encounter_end", there)]
    return *ends, crush(), clear_away(met_at)


def each_gets(text: str, seats: Seats, enc: str) -> list[Frame]:
    """[Reward], [Failure] In full for every member; what concerns the story happens once (TG-86)."""
    found: list[Frame] = []
    for part in _parts(text):
        if _is_personal(part):
            found += [effects(part, (seat,), seat, f"enc/{enc}") for seat in seats]
        elif seats:
            found.append(effects(part, seats, NOBODY, f"enc/{enc}"))
    return found


def _is_personal(part: str) -> bool:
    """Whether it is each member's own matter, and neither the story's nor one that a party pays together."""
    together = [act for act in acts_of(part) if act.verb == "pay" and act.args[0] in ("each", "share")]
    return verbs_of(part) <= PERSONAL and not together


def divided(text: str, seats: Seats, enc: str) -> list[Frame]:
    """[Loot] Once, for the party to divide; what cannot be divided goes to one of them (TG-86)."""
    if not seats:
        return []
    return [effects(_shared(part), seats, NOBODY, f"enc/{enc}") for part in _parts(text)]


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def _shared(part: str) -> str:
    head, colon, acts = part.rpartition(": ")
    ways = [" and ".join([_scoped(act) for act in way.split(" and ")]) for way in acts.split(" or ")]
    return head + colon + " or ".join(ways)


def _scoped(act: str) -> str:
    verb = act.split()[0]
    if verb in SCOPES or VERBS[verb].scope != "must":
        return act
    return f"share {act}" if verb in marked("goods") else f"one {act}"


@book.rule
def see_end(t: Table, seat: int, timing: str, there: Seats, done: tuple[Key, ...] = ()) -> Flow:
    """[Abilities] Those of heroes who got the reward or did not, and those of the end itself, in any order
    the hero likes (TG-107)."""
    ready = still_to_come(t, seat, triggered(t, seat, timing), done)
    if not ready or not t.is_alive(seat):
        return None
    name, at = yield from first_of(seat, timing, ready)
    return end_ability(seat, name, at, timing, there), see_end(seat, timing, there, (*done, (name, at)))


@book.rule
def end_ability(t: Table, seat: int, name: str, at: int, timing: str, there: Seats) -> Flow:
    found = [source for source in triggered(t, seat, timing) if source.key == (name, at)]
    if not found or not t.is_alive(seat) or not works(t, seat, found[0]):
        return None
    if found[0].ability.may and not (
        yield Ask(seat, "enc.ability", (True, False), source=name, timing=timing)
    ):
        return None
    use_up(t, seat, found[0])
    t.tell("enc.used", seat=seat, source=name, timing=timing)
    return effects(found[0].ability.effects, there if seat in there else (seat,), seat, name)


@book.rule
def crush(t: Table) -> None:
    """[Crush] At the end all members discard the weapons that they used, but no secrets; also those who
    escaped or fell (TG-87)."""
    if not t.encounter().has(traits.CRUSH):
        return
    for seat in t.party:
        used = [thing for thing in t.gear[seat] if thing in t.content.items and thing in t.items[seat]]
        for item in fitting(t, used, "weapon"):
            t.tell("fight.crushed", seat=seat, item=item)
            lose_item(t, seat, item)


@book.rule
def clear_away(t: Table, met_at: int) -> None:
    """[The end] The card goes under its deck; a guardian that was not defeated stays where it was met, unless
    it fled or that location is gone (TG-20, TG-48). Decks are whole again."""
    enc, won, here = t.encounter(), t.outcome == WIN, t.lying(t.location(met_at).original)
    stays = t.options["guardians_stay"] or t.outcome != FLED
    if enc.guardian and not won and stays and here in t.shown:
        t.guardians.setdefault(t.enc, here)
    else:
        t.guardians.pop(t.enc, None)
        put_under(t, t.enc)
    t.outcome = WIN if won else ELSE
    t.count(f"{enc.kind}-{enc.level}-{t.outcome}")
    clean(t)


def clean(t: Table) -> None:
    """No trace of an encounter."""
    t.enc, t.party, t.inside, t.sequence, t.laying = "", (), (), [], []
    t.pool, t.affinity, t.stages, t.round = 0, 0, [], 0
    t.active, t.activated, t.plays, t.hurt = NOBODY, [], 0, 0
    t.spent, t.favours = [use for use in t.spent if use[4] in LASTING], []
    t.guard, t.exposed, t.decided = {}, {}, False
    t.hands, t.draw, t.thrown = empty_piles(t.seats), empty_piles(t.seats), empty_piles(t.seats)
    t.gear, t.stacked = [()] * t.seats, empty_piles(t.seats)
