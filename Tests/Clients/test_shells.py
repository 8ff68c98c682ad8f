"""Completions, in the shells themselves: a line is typed, completed and read back."""

import os
import pty
import select
import shutil
import subprocess
import time

import pytest

from sample import BINARY

# How each shell loads its script, and writes the line to a file at Control-X.
SHELLS = {
    "bash": (
        ["bash", "--norc", "--noprofile", "-i"],
        "bind 'set bell-style none'; . {script}; "
        "keep() {{ printf '%s\\n' \"$READLINE_LINE\" >> {lines}; READLINE_LINE=; }}; bind -x '\"\\C-x\": keep'",
    ),
    "zsh": (
        ["zsh", "-f", "-i"],
        "fpath=({folder} $fpath); autoload -Uz compinit; compinit -u -D; "
        'keep() {{ print -r -- "$BUFFER" >> {lines}; BUFFER= }}; zle -N keep; bindkey "^X" keep',
    ),
    "fish": (
        ["fish", "--no-config", "-i"],
        "source {script}; bind \\cx 'commandline >> {lines}; commandline \"\"'",
    ),
}
NAMES = {"bash": "signalbox.bash", "zsh": "_signalbox", "fish": "signalbox.fish"}
QUESTIONS = {
    "signalbox transi": "signalbox transitions",
    "signalbox graph --format ht": "signalbox graph --format html",
    "signalbox check --fail-level wa": "signalbox check --fail-level warning",
    "signalbox check --only unknown-r": "signalbox check --only unknown-route",
    "signalbox explain broken-c": "signalbox explain broken-chain",
    "signalbox routes --dialect sti": "signalbox routes --dialect stinsen",
    "signalbox routes --coordinator Retu": "signalbox routes --coordinator ReturnsCoordinator",
    "signalbox graph --from Tracking": "signalbox graph --from TrackingScreen",
    "signalbox path MainCoordinator Tracking": "signalbox path MainCoordinator TrackingScreen",
    "signalbox transitions --route ParcelsCoordinator.tr": "signalbox transitions --route ParcelsCoordinator.tracking",
    "signalbox check App/DeepLinkH": "signalbox check App/DeepLinkHandler.swift",
    "signalbox check --root Servi": "signalbox check --root Services/",
    "signalbox check --cache Mod": "signalbox check --cache Models/",
}


class Terminal:
    """A shell that believes that somebody types."""

    def __init__(self, command, folder, environment):
        self.process, self.screen = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)

    def type(self, text):
        os.write(self.screen, text.encode())

    def read(self, seconds):
        """What comes until nothing has come for so long."""
        text = b""
        while select.select([self.screen], [], [], seconds)[0]:
            try:
                part = os.read(self.screen, 65536)
            except OSError:
                break
            if not part:
                break
            text += part
        return text.decode(errors="replace")

    def close(self):
        os.close(self.screen)
        try:
            os.kill(self.process, 9)
        except ProcessLookupError:
            pass
        os.waitpid(self.process, 0)


@pytest.mark.parametrize("shell", SHELLS)
def test_lines_are_completed(shell, workspace, tmp_path):
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed; `.ci/setup shells` does it")
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "signalbox").symlink_to(BINARY)
    script = tmp_path / NAMES[shell]
    script.write_bytes(subprocess.check_output([BINARY, "--generate-completion-script", shell]))
    lines = tmp_path / "lines"
    command, opening = SHELLS[shell]
    environment = {
        "PATH": f"{programs}:{os.environ['PATH']}", "TERM": "xterm", "HOME": str(tmp_path), "LC_ALL": "C.UTF-8",
    }
    terminal = Terminal(command, workspace.root, environment)
    try:
        terminal.read(0.5)
        terminal.type(opening.format(script=script, folder=tmp_path, lines=lines) + "\n")
        screen = terminal.read(0.5)
        for count, question in enumerate(QUESTIONS, 1):
            terminal.type(question + "\t")
            screen += terminal.read(0.05)
            terminal.type("\x18")
            screen += wait(terminal, lines, count)
    finally:
        terminal.close()
    found = [line.rstrip() for line in lines.read_text().splitlines()]
    assert found == list(QUESTIONS.values()), screen


def wait(terminal, lines, count):
    screen = ""
    for _ in range(100):
        screen += terminal.read(0.05)
        if lines.exists() and len(lines.read_text().splitlines()) >= count:
            return screen
        time.sleep(0.02)
    raise AssertionError(f"only {lines.read_text() if lines.exists() else ''}\n{screen}")
