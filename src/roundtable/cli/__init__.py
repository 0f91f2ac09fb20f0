"""The `roundtable` command: one module a word, imported only when the word is used."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import click

from roundtable.games import additions
from roundtable.kernel import RoundtableError

# word -> (module here, what it does)
COMMANDS = {
    "serve": ("serve", "Host tables for browsers: friends by link, bots, many at once."),
    "admin": ("looking_after.admin", "List, export, archive and delete the tables of a server."),
    "move": ("looking_after.move", "Copy all tables of a server to another file or database."),
    "doctor": ("looking_after.doctor", "Check what a server needs, and say what is wrong."),
    "play": ("play", "Play a game in the terminal, with friends and bots."),
    "sim": ("studies.sim", "Let bots play many matches and print who wins."),
    "tournament": ("studies.tournament", "Let bots play each other over the same deals and rate them."),
    "study": ("studies.study", "Write a page of figures about a game, with plots and tables."),
    "bench": ("bench", "Measure the speed of the rules on this machine."),
    "fuzz": ("fuzz", "Play random matches and check every law in each."),
    "replay": ("replay", "Tell the story of a saved match."),
    "export": ("studies.export", "Write the decisions of a saved match as data."),
    "review": ("review", "Show where another answer would have changed a finished match most."),
    "verify": ("verify", "Check that a saved match was played by the rules."),
    "games": ("games", "List the games."),
    "rules": ("rules", "Show the rulings, options and figures of a game."),
    **{word: (word.replace("-", "_"), added.help) for word, added in additions("words").items()},
    "new-game": ("new_game", "Begin a game of your own from the template."),
}


class Words(click.Group):
    """Loads a command when it is called, so that `--help` starts at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"roundtable.cli.{COMMANDS[cmd_name][0]}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(
                f"There is no command {args[0]!r}; the commands are: {', '.join(COMMANDS)}."
            )
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(word, what) for word, (_, what) in COMMANDS.items()])


@click.command(
    cls=Words, context_settings={"help_option_names": ["-h", "--help"]}, epilog="See COMMAND --help."
)
@click.version_option(package_name="roundtable")
def command() -> None:
    """Four Arthurian board games by their full rules."""


def main(words: list[str] | None = None) -> Any:
    """Run a command; whatever was wrong with its input ends in one sentence and exit code 2."""
    try:
        code = command.main(args=words, prog_name="roundtable", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as help_wanted:
        help_wanted.show()
        code = 2
    except click.ClickException as wrong:
        code = complain(wrong.format_message())
    except RoundtableError as wrong:
        code = complain(str(wrong))
    except (click.Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:  # the reader of our output went away, as `| head` does
        sys.stderr.close()
        code = 141
    except (OSError, UnicodeError) as wrong:
        code = complain(f"The output cannot be written: {wrong}.")
    sys.exit(code if isinstance(code, int) else 0)


def complain(sentence: str) -> int:
    click.echo(f"roundtable: {' '.join(sentence.split())}", err=True)
    return 2
