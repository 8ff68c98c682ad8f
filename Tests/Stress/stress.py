#!/usr/bin/env python3
"""Hard days for the server: typing in odd orders, storms of cancelled requests, weeks of edits, and the time each method takes.

    stress.py typing  --binary B [--tree DIR] [--files N] [--every N] [--limit-ms MS] [--seconds N] [--routes-only] [--crlf]
                      [--only PATTERN] [--last SHARE] [--part K/N] [--record FILE]
    stress.py storm   --binary B [--tree DIR] [--requests N]
    stress.py soak    --binary B [--tree DIR] [--edits N]
    stress.py latency --binary B --tree DIR [--places N]

Each prints what it did and what was wrong, and ends with 1 if anything was. `--tree` is copied, never written to.
"""
import argparse
import contextlib
import pathlib
import random
import shutil
import sys
import tempfile

import latency
import session
import soak
import storm
import typing_orders

SAMPLES = pathlib.Path(__file__).resolve().parents[1] / "SampleWorkspaces"


def default_trees(what):
    """Typing is about every form of code, the rest about quantity: one workspace is enough."""
    if what == "typing":
        return sorted(path.parent for path in SAMPLES.glob("*/*/DEFECTS.md"))
    return [SAMPLES / "Stinsen/Parcelbox"]


@contextlib.contextmanager
def copy_of(tree, has_crlf=False):
    with tempfile.TemporaryDirectory(prefix="signalbox-stress-") as directory:
        copy = pathlib.Path(directory).resolve() / pathlib.Path(tree).name
        shutil.copytree(tree, copy, ignore=shutil.ignore_patterns(".git", ".build"), symlinks=True)
        for path in copy.rglob("*.swift") if has_crlf else []:
            path.write_bytes(path.read_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n"))
        yield copy


def part(text):
    """`1/2`: (1, 2)"""
    first, count = map(int, text.split("/"))
    if not 1 <= first <= count:
        raise ValueError
    return first, count


def main():
    sys.stdout.reconfigure(line_buffering=True)
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["typing", "storm", "soak", "latency"])
    parser.add_argument("--binary", required=True, type=pathlib.Path)
    parser.add_argument("--tree", type=pathlib.Path, action="append", help="default: the sample workspaces")
    parser.add_argument("--files", type=int, help="typing: at most so many files of each tree")
    parser.add_argument("--every", type=int, default=10, help="typing: questions at every so many positions")
    parser.add_argument("--limit-ms", type=float, help="typing: no answer may take longer")
    parser.add_argument("--seconds", type=float, help="typing: as many files as fit into so much time, for each tree")
    parser.add_argument("--routes-only", action="store_true", help="typing: files that declare a route or use one")
    parser.add_argument("--only", help="typing: files whose path ends like this; may hold *")
    parser.add_argument("--last", type=float, default=1.0,
                        help="typing: only this share of each file; the rest is there when it is opened")
    parser.add_argument("--part", type=part, default=(1, 1), metavar="K/N",
                        help="typing: each N-th file from the K-th on, so that several runs share a tree")
    parser.add_argument("--record", type=pathlib.Path,
                        help="typing: a file that tells what was typed; what it tells of is left out")
    parser.add_argument("--crlf", action="store_true", help="typing: all lines end as on Windows")
    parser.add_argument("--realtime", action="store_true",
                        help="the server runs before everything else on the machine (chrt, as root)")
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--edits", type=int, default=200_000)
    parser.add_argument("--places", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.binary = options.binary.resolve()
    if options.realtime:
        session.LAUNCHER = ["chrt", "-f", "1"]
    problems = []
    for tree in options.tree or default_trees(options.what):
        print("%s: %s" % (options.what, tree.name))
        with copy_of(tree, options.crlf) as copy:
            problems += run(options, copy, random.Random(options.seed))
    for problem in problems:
        print("PROBLEM " + problem)
    sys.exit(1 if problems else 0)


def run(options, tree, rng):
    if options.what == "typing":
        return typing_orders.run(options.binary, tree, rng, options.files, options.every, options.limit_ms,
                                 seconds=options.seconds, routes_only=options.routes_only, only=options.only,
                                 last=options.last, part=options.part, record=options.record)
    if options.what == "storm":
        return storm.run(options.binary, tree, options.requests)
    if options.what == "soak":
        return soak.run(options.binary, tree, rng, options.edits)
    return latency.run(options.binary, tree, rng, options.places)


if __name__ == "__main__":
    main()
