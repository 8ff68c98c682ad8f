"""The stress scripts, short: a few seconds each, without limits of time."""
import json
import os
import pathlib
import random

import pytest

import latency
import soak
import storm
import stress
import typing_orders
from session import ProtocolError

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("SIGNALBOX") or REPOSITORY / ".build/debug/signalbox").resolve()
PARCELBOX = REPOSITORY / "Tests/SampleWorkspaces/Stinsen/Parcelbox"


@pytest.fixture
def tree():
    with stress.copy_of(PARCELBOX) as copy:
        yield copy


@pytest.mark.parametrize("sample", stress.default_trees("typing"), ids=lambda path: path.name)
def test_typing(sample):
    with stress.copy_of(sample) as copy:
        assert typing_orders.run(BINARY, copy, random.Random(7), limit_files=1, every=20) == []


def test_typing_with_line_ends_of_windows():
    with stress.copy_of(PARCELBOX, has_crlf=True) as copy:
        assert typing_orders.run(BINARY, copy, random.Random(7), limit_files=1, every=20) == []


def test_parts_are_typed_once_each(tree, tmp_path):
    """Two runs share a tree, and a third one finds nothing left."""
    record, files = tmp_path / "typed.jsonl", sorted(tree.rglob("*Coordinator.swift"))[:2]
    for path in set(tree.rglob("*.swift")) - set(files):
        path.unlink()
    for part in ["1/2", "2/2", "1/1"]:
        assert typing_orders.run(
            BINARY, tree, random.Random(7), every=50, part=stress.part(part), record=record) == []
    rows = [json.loads(line) for line in record.read_text().splitlines()]
    assert [tree / row["file"] for row in rows] == files
    assert [row["characters"] for row in rows] == [len(path.read_text()) for path in files]


def test_storm(tree):
    assert storm.run(BINARY, tree, 1000) == []


def test_soak(tree):
    assert soak.run(BINARY, tree, random.Random(7), 2000) == []


def test_every_method_answers(tree):
    """Budgets are for the release build; what counts here is that nothing is refused or malformed."""
    problems = latency.run(BINARY, tree, random.Random(7), 15)
    assert [each for each in problems if "p95" not in each] == []


def test_the_scripts_notice(tree):
    """A state that differs is seen, and so is an answer that nobody asked for."""
    session = storm.Session(BINARY, tree)
    session._receive({"jsonrpc": "2.0", "id": 4711, "result": None}, 0)
    assert session.problems
    expected = typing_orders.state(session, [])
    path = tree / "Coordinators/ParcelsCoordinator.swift"
    session.open(path.as_uri(), path.read_text().replace("var detail", "var parcel"))
    assert "findings" in typing_orders.difference(typing_orders.state(session, []), expected)
    session.stop()


def test_an_ending_is_told(tree):
    """How the server ended, where it should have answered."""
    session = storm.Session(BINARY, tree)
    session.process.kill()
    with pytest.raises(ProtocolError, match="the server ended by SIGKILL"):
        session.settle()
