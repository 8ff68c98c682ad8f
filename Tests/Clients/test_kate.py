"""Kate, without a screen, with what editors/kate ships. What it did is in the trace that the server mirrors."""
import json
import os
import pathlib
import subprocess
import sys
import time

import pytest

from sample import BINARY, REPOSITORY

KATE = pathlib.Path(__file__).parent / "kate"
SCREEN = "Screens/SendScreen.swift"
PATIENCE = 60


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Kate is run on Linux only")
def test_kate(program, workspace, tmp_path):
    home, trace = tmp_path / "home", tmp_path / "trace.jsonl"
    configuration = home / "config/kate/lspclient"
    configuration.mkdir(parents=True)
    # The command of editors/kate is called signalbox, wherever the build has put it.
    programs = tmp_path / "bin"
    programs.mkdir()
    server = programs / "signalbox"
    server.symlink_to(BINARY)
    settings = json.loads((REPOSITORY / "editors/kate/settings.json").read_text())
    settings["servers"]["swift"]["initializationOptions"] = {"trace": {"file": str(trace)}}
    (configuration / "settings.json").write_text(json.dumps(settings))
    # Kate asks before it starts a server for the first time: that was answered here.
    allowed = (KATE / "katerc").read_text().replace("@SERVER@", "%s lsp" % server)
    (home / "config/katerc").write_text(allowed)
    editor = subprocess.Popen(
        [program("kate"), "--new", "--block", str(workspace.root / SCREEN)], cwd=workspace.root,
        env={"HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "XDG_CACHE_HOME": str(home / "cache"),
             "XDG_RUNTIME_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen",
             "PATH": "%s:/usr/bin:/bin" % programs},
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        messages = wait_for(lambda: found(trace, workspace), "findings")
    finally:
        # What a session manager sends, and what Kate ends by in good order.
        editor.terminate()
        editor.wait(PATIENCE)
    sent = [message["method"] for message in messages["send"] if "method" in message]
    assert sent[:2] == ["initialize", "initialized"] and "textDocument/documentSymbol" in sent
    opened = next(each for each in messages["send"] if each.get("method") == "textDocument/didOpen")["params"]
    assert opened["textDocument"]["languageId"] == "swift"
    assert opened["textDocument"]["uri"] == workspace.uri_of(SCREEN)
    wait_for(lambda: not is_running(server), "the end of the server")


def found(trace, workspace):
    """What was said so far, once the findings of the open file came."""
    messages = {"send": [], "expect": []}
    for line in trace.read_text().splitlines() if trace.exists() else []:
        try:
            for direction, message in json.loads(line).items():
                messages[direction].append(message)
        except ValueError:
            return None                 # the last line is on its way
    published = [each["params"] for each in messages["expect"]
                 if each.get("method") == "textDocument/publishDiagnostics"]
    codes = [finding["code"] for each in published if each["uri"] == workspace.uri_of(SCREEN)
             for finding in each["diagnostics"]]
    asked = [each.get("method") for each in messages["send"]]
    return messages if "wrong-receiver" in codes and "textDocument/documentSymbol" in asked else None


def is_running(server):
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if str(server).encode() in (process / "cmdline").read_bytes().split(b"\0"):
                return True
        except OSError:
            continue
    return False


def wait_for(condition, what):
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        result = condition()
        if result:
            return result
        time.sleep(0.05)
    raise AssertionError("no sign of %s" % what)
