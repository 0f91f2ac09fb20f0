"""What heroes gain and lose: goods, items, secrets, ticked statuses, tasks."""

from __future__ import annotations

from itertools import combinations

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from ..content.language import KEYWORDS, Act
from ..content.verbs import marked
from ..table import NOBODY, Seats, Table
from .conditions import Context, amount, fitting
from .losing import give_up, lose_secret, take_off
from .paying import add, divide, hand_out, one_item
from .steps import check_goals
from .verbs import Acts

book = Rulebook()


# -- goods -----------------------------------------------------------------------------------------------


def goods(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Resources], [Life tracks] Gain or lose; who loses may have nothing. [Parties] What they share they
    divide as they like."""
    number = amount(t, act.args[0], context)
    if act.scope == "share":
        return divide(seats, act.verb, number, context.decider(t))
    if len(seats) == 1:
        return add(t, seats[0], act.verb, number)
    return hand_out(t, act.verb, [(seat, number) for seat in seats])


# -- items -----------------------------------------------------------------------------------------------


def find_item(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Items] That item, if nobody has it yet."""
    item = act.args[0]
    if item not in t.item_deck:
        t.tell("item.none", item=item)
        return None
    t.item_deck.remove(item)
    t.found.append(item)
    shuffle_items(t)
    return assign(item, context.members(t), context.decider(t))


def shuffle_items(t: Table) -> None:
    """[Items] After somebody has looked for one."""
    t.item_deck.sort()
    t.chance.shuffle(t.item_deck)


def draw_item(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Items] The top one, or cards are turned until one fits, and the others shuffled."""
    keyword = act.args[1] if act.args[1] in KEYWORDS else ""
    number = amount(t, act.args[-1], context) if act.args[-1] not in KEYWORDS else 1
    return tuple([turn_up(seat, keyword) for seat in seats for _ in range(number)])


@book.rule
def turn_up(t: Table, seat: int, keyword: str) -> Follow:
    """[Items] Crafted items, companions and so on are searched for."""
    found = fitting(t, reversed(t.item_deck), keyword or "any")
    if not found:
        t.tell("item.none", item="")
        return None
    item = found[0]
    t.item_deck.remove(item)
    t.found.append(item)
    if keyword:
        shuffle_items(t)
    return gain_item(seat, item)


@book.rule
def assign(t: Table, thing: str, seats: Seats, who: int) -> Flow:
    """[Parties] What is found once goes to one of them, as they choose."""
    seat = seats[0] if len(seats) == 1 else (yield Ask(who, "item.who", seats, thing=thing))
    return gain_item(seat, thing)


@book.rule
def gain_item(t: Table, seat: int, thing: str) -> Flow:
    """[Items and gear] An item or a secret. If two share a keyword, the hero says at once which is in use."""
    keyword = keyword_of(t, thing)
    rival = next((other for other in t.in_use(seat) if keyword and keyword_of(t, other) == keyword), None)
    kept = thing
    if rival is not None and rival != thing:
        kept = yield Ask(seat, "gear.keep", (thing, rival))
    is_item = thing in t.content.items
    t.found.remove(thing)
    (t.items if is_item else t.secrets)[seat] += (thing,)
    t.tell("item.gained" if is_item else "secret.gained", seat=seat, thing=thing)
    if rival is not None:
        t.stowed[seat] += (rival if kept == thing else thing,)
    return (check_load(seat), check_goals()) if t.options["most_items"] else check_goals.now(t)


def keyword_of(t: Table, thing: str) -> str:
    known = t.content.items.get(thing) or t.content.secrets[thing]
    return known.keyword


@book.rule
def check_load(t: Table, seat: int) -> Flow:
    """[Challenge mode] No more than five items."""
    most = t.options["most_items"]
    if not most or len(t.items[seat]) <= most:
        return None
    item = yield Ask(seat, "item.drop", tuple(dict.fromkeys(t.items[seat])))
    give_up(t, seat, item)
    return check_load(seat)


def lose(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Discarding] Items by name, by keyword, or a number of the hero's choice; secrets only by name."""
    what, about = act.args[0], act.args[1]
    if what == "secret":
        if about in t.common:
            take_off(t, about)
        for seat in [seat for seat in context.members(t) if about in t.secrets[seat]]:
            lose_secret(t, seat, about)
        return None
    if not act.scope and context.doer == NOBODY and len(seats) > 1:
        times = int(about) if about.isdigit() else 1
        return tuple([lose_together(tuple(seats), about, context.decider(t)) for _ in range(times)])
    return tuple([lose_some(seat, about) for seat in seats])


@book.rule
def lose_together(t: Table, seats: Seats, about: str, who: int) -> Flow:
    """[Discarding] The party loses one item: they say whose and which."""
    yield from one_item(t, seats, "any" if about.isdigit() else about, who)
    return None


@book.rule
def lose_some(t: Table, seat: int, about: str) -> Flow:
    """[Discarding] What the hero has of it, never secrets."""
    number = int(about) if about.isdigit() else 1
    having = sorted(t.items[seat] if about.isdigit() else fitting(t, t.items[seat], about))
    choices = tuple(dict.fromkeys(combinations(having, min(number, len(having)))))
    chosen = choices[0] if len(choices) == 1 else (yield Ask(seat, "item.lose", choices))
    for item in chosen:
        give_up(t, seat, item)
    return None


# -- secrets, statuses, tasks ----------------------------------------------------------------------------


def learn_secret(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Secrets] One that binds all lies open; a personal one goes to the hero who did it, others to anyone
    they like."""
    secret = act.args[0]
    if secret not in t.secret_deck:
        return None
    t.secret_deck.remove(secret)
    scope = t.content.secrets[secret].scope
    if scope == "common":
        t.common += (secret,)
        t.tell("secret.common", thing=secret)
        return check_goals.now(t)
    t.found.append(secret)
    if scope == "personal" and context.doer != NOBODY:
        return gain_item(context.doer, secret)
    return assign(secret, context.members(t), context.decider(t))


def tick(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Statuses] A part is ticked: the one that is named, or the next free box."""
    name, _, part = act.args[0].partition("/")
    ticked, parts = t.statuses.setdefault(name, []), t.content.statuses[name].parts
    free = [box for box in range(1, parts + 1) if box not in ticked]
    box = int(part) if part else (free[0] if free else 0)
    if not box or box in ticked:
        return None
    ticked.append(box)
    t.tell("status.ticked", status=name, part=box)
    _collect(t, name, context.members(t))
    return check_goals.now(t)


def _collect(t: Table, name: str, party: Seats) -> None:
    """[Statuses] Enough parts lead to a verse, which the same party reads when what is under way is over."""
    ticked = t.statuses[name]
    for collect in t.content.statuses[name].collect:
        whole = set(collect.parts) <= set(ticked) if collect.parts else len(ticked) >= collect.any
        if whole and collect.goto not in (*t.read, *[verse for verse, _ in t.collected]):
            t.collected.append((collect.goto, party))


def untick(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    name, _, part = act.args[0].partition("/")
    if int(part) in t.statuses.get(name, []):
        t.statuses[name].remove(int(part))
        t.tell("status.unticked", status=name, part=int(part))
    return None


def open_task(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Tasks] Noted with where it came from."""
    if act.args[0] not in t.tasks:
        t.tasks[act.args[0]] = False
        t.task_from[act.args[0]] = context.source
        t.tell("task.new", task=act.args[0])
    return None


def close_task(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    if t.tasks.get(act.args[0]) is not True:
        t.tasks[act.args[0]] = True
        t.task_from.setdefault(act.args[0], context.source)
        t.tell("task.done", task=act.args[0])
    return None


def nothing(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """What is idle is said for people to read."""
    return None


ACTS: Acts = {
    **dict.fromkeys(marked("goods"), goods),
    **dict.fromkeys(marked("idle"), nothing),
    "item": find_item,
    "lose": lose,
    "secret": learn_secret,
    "status": tick,
    "unstatus": untick,
    "task": open_task,
    "done": close_task,
}
