#!/usr/bin/env python3
"""Measures the release build: speed from start to answer, memory, idling, and growth with the size of a workspace.

Nothing here decides whether a change is good; it prints numbers that were taken in the same run on the same machine.
"""
import argparse
import glob
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from client import Client
from workspace import write_workspace

PATTERN = "Coordinator|Route"
TYPING_LIMIT = 60             # seconds; a slow server gets fewer keystrokes, not a longer run


def seconds(command, cwd):
    start = time.perf_counter()
    # Where standard input is a pipe, `rg` would search that.
    code = subprocess.run(
        command, cwd=cwd, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    elapsed = time.perf_counter() - start
    if code not in (0, 1):
        sys.exit("%s ended with %d" % (" ".join(command), code))
    return elapsed


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))]


def ms(value):
    return "-" if value is None else "%.1f" % (value * 1000)


def table(title, head, rows):
    rows = [list(map(str, row)) for row in [head] + rows]
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    print("\n" + title)
    for row in rows:
        print("  " + "  ".join(cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths))))


def search_command():
    if shutil.which("rg"):
        return ["rg", "-c", PATTERN]
    return ["grep", "-rcE", PATTERN, "."]


def measure_check(binary, tree, runs):
    """Medians of check and of a text search, taken in turns, so that both see the same machine."""
    check, search = [], []
    for commands, times in (([binary, "check", "--quiet"], check), (search_command(), search)):
        seconds(commands, tree)                                      # files in the page cache for both
    for _ in range(runs):
        check.append(seconds([binary, "check", "--quiet"], tree))
        search.append(seconds(search_command(), tree))
    return statistics.median(check), statistics.median(search)


def transition(tree):
    """(file, line, start column, end column) of a route's name in some screen, lines from 0."""
    for path in sorted(glob.glob(os.path.join(tree, "**", "*.swift"), recursive=True)):
        with open(path, encoding="utf-8", errors="replace") as file:
            for number, line in enumerate(file):
                match = re.search(r"\.route\(to: \\\.(\w+)", line) if line.isascii() else None
                if match:
                    return path, number, match.start(1), match.end(1)
    return None


def measure_server(binary, tree, strokes):
    client = Client(binary, tree)
    try:
        result = {"initialize": client.initialize()}
        place = transition(tree)
        if place:
            typing(client, place, strokes, result)
        result["peak"] = client.memory_peak()
        time.sleep(1)
        before = client.cpu_seconds()
        time.sleep(3)
        after = client.cpu_seconds()
        result["idle"] = None if before is None or after is None else after - before
        return result
    finally:
        client.stop()


def typing(client, place, strokes, result):
    """Types the name of a route again and again, a letter at a time, and waits for each answer."""
    path, line, start, end = place
    with open(path, encoding="utf-8") as file:
        text = file.read()
    uri, version = "file://" + path, 1
    name = text.split("\n")[line][start:end]
    client.notify("textDocument/didOpen", {"textDocument": {
        "uri": uri, "languageId": "swift", "version": version, "text": text}})
    opened = client.await_diagnostics(uri, version, timeout=60)
    result["ready"] = opened and opened - client.started
    keystrokes, completions, missed, typed = [], [], 0, len(name)
    end_of_typing = time.perf_counter() + TYPING_LIMIT
    for _ in range(strokes):
        if time.perf_counter() > end_of_typing:
            break
        old, typed = typed, typed % len(name) + 1
        version += 1
        sent = time.perf_counter()
        client.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": [{
                "range": {"start": {"line": line, "character": start}, "end": {"line": line, "character": start + old}},
                "text": name[:typed]}]})
        arrived = client.await_diagnostics(uri, version, timeout=2)
        if arrived is None:
            missed += 1
        else:
            keystrokes.append(arrived - sent)
        completions.append(client.request("textDocument/completion", {
            "textDocument": {"uri": uri}, "position": {"line": line, "character": start + typed}})[1])
    result.update(keystrokes=keystrokes, completions=completions, missed=missed)


def latency_row(name, values):
    if not values:
        return [name, "-", "-", "-", 0]
    return [name] + [ms(percentile(values, share)) for share in (0.5, 0.95, 0.99)] + [len(values)]


def report(name, binary, tree, runs, strokes):
    check, search = measure_check(binary, tree, runs)
    server = [measure_server(binary, tree, strokes if i == 0 else 1) for i in range(3)]
    first = server[0]
    table(name, ["what", "ms"], [
        ["check, cold process, median of %d" % runs, ms(check)],
        ["%s, median of %d" % (" ".join(search_command()[:2]), runs), ms(search)],
        ["ratio", "%.2f" % (check / search)],
        ["start to initialize answer, median of 3", ms(statistics.median(s["initialize"] for s in server))],
        ["start to first diagnostics", ms(first.get("ready"))],
        ["CPU while idle for 3 s", ms(first["idle"])],
    ])
    table("Typing, ms", ["what", "p50", "p95", "p99", "n"], [
        latency_row("keystroke to diagnostics", first.get("keystrokes")),
        latency_row("completion", first.get("completions"))])
    if first.get("missed"):
        print("  %d keystrokes without an answer" % first["missed"])
    print("\n  peak memory of the server: %s" % ("-" if first["peak"] is None else "%.0f MB" % first["peak"]))
    return check, search, first


def main():
    sys.stdout.reconfigure(line_buffering=True)
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", required=True)
    parser.add_argument("--tree", help="measure this directory instead of generated workspaces")
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--strokes", type=int, default=200)
    parser.add_argument("--scales", default="1,2,4,8")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    binary = os.path.realpath(options.binary)
    print("%d cores, %s" % (os.cpu_count(), subprocess.check_output([binary, "--version"], text=True).strip()))
    if options.tree:
        report(options.tree, binary, os.path.realpath(options.tree), options.runs, options.strokes)
        return
    rows = []
    with tempfile.TemporaryDirectory(prefix="signalbox-bench-") as directory:
        for scale in map(int, options.scales.split(",")):
            tree = os.path.join(os.path.realpath(directory), "%dx" % scale)
            files, size = write_workspace(tree, scale, options.seed)
            name = "%dx: %d files, %.1f MB" % (scale, files, size / 1e6)
            check, search, server = report(name, binary, tree, options.runs, options.strokes)
            keystroke = percentile(server["keystrokes"], 0.95) if server.get("keystrokes") else None
            rows.append(["%dx" % scale, files, ms(check), ms(search), "%.2f" % (check / search), ms(server["initialize"]),
                         ms(server.get("ready")), ms(keystroke), "-" if server["peak"] is None else "%.0f" % server["peak"]])
            shutil.rmtree(tree)
    table("Growth, ms and MB", ["scale", "files", "check", "search", "ratio", "initialize", "ready", "keystroke p95",
                                "memory"], rows)


if __name__ == "__main__":
    main()
