"""How long each method takes over the wire, right after a keystroke, at the places of a tree where routes are used."""
import json
import re
import subprocess

import methods
from session import Session
from text import Document, line_end

# Milliseconds, at the 95th percentile, for questions about one file and about the whole workspace.
BUDGETS = (10, 50)
# The same for answers that say nothing, at places that mean nothing to routes, while nobody types.
ELSEWHERE, ELSEWHERE_BUDGET = "(outside a route context)", 1
FILES = 20
# A method that the server refuses at once: what it takes is the machine's, and in every other number too.
IDLE = "signalbox/nothing"


def route_places(binary, tree):
    """(path, line from zero, byte column from zero) of each transition, and of each route where it is declared."""
    places = []
    for command, key in (("transitions", "transitions"), ("routes", "coordinators")):
        output = subprocess.run([binary, command, "--format", "json", tree], stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL).stdout
        for row in json.loads(output)[key]:
            for each in row.get("routes", [row]):
                start = each["range"]["start"]
                places.append((tree / each["file"], start["line"] - 1, start["column"] - 1))
    return places


def other_places(tree, rng, count):
    """Words anywhere: most questions in an editor are not about routes."""
    files = rng.sample(sorted(tree.rglob("*.swift")), min(FILES, len(list(tree.rglob("*.swift")))))
    places = []
    for path in files:
        for line, content in enumerate(path.read_bytes().split(b"\n")):
            places += [(path, line, match.start()) for match in re.finditer(rb"\w+", content)]
    return rng.sample(places, min(count, len(places)))


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))]


class Typist:
    """An open file in which each question follows a keystroke, so that its answer has to wait for what that changes."""

    def __init__(self, session, path):
        self.session = session
        text = path.read_bytes().decode(errors="replace")
        self.document = Document(path.as_uri(), text, line_end(text) or "\n")
        self.has_space = False
        session.open(self.document.uri, self.document.text)
        session.settle()

    def position(self, line, byte):
        """Inside the word that begins at a byte of a line."""
        column = len(self.document.lines[line].encode()[:byte + 1].decode(errors="ignore"))
        return self.document.position(line, column)

    def keystroke(self, line):
        """A space comes to the end of the line, and goes with the next one."""
        end = len(self.document.lines[line])
        if self.has_space:
            change = self.document.replace(line, end - 1, 1, "")
        else:
            change = self.document.replace(line, end, 0, " ")
        self.has_space = not self.has_space
        self.session.notify("textDocument/didChange", self.document.changed(change))


def says_nothing(response):
    result = response.get("result")
    return result in (None, []) or isinstance(result, dict) and result.get("items") == []


def ask_elsewhere(binary, tree, places):
    """(problems, seconds of each answer that says nothing)"""
    session, opened, typist, seconds = Session(binary, tree), None, None, []
    for path, line, column in sorted(places, key=lambda place: str(place[0])):
        if path != opened:
            opened, typist = path, Typist(session, path)
        at = typist.position(line, column)
        for method, _, took, response in methods.ask_all(session, typist.document.uri, at, len(typist.document.lines)):
            if method.startswith("textDocument/") and says_nothing(response):
                seconds.append(took)
    session.stop()
    return session.problems, seconds


def run(binary, tree, rng, count):
    routes = route_places(binary, tree)
    places = rng.sample(routes, min(count, len(routes))) + other_places(tree, rng, count)
    # File by file, as people work: a file is open while it is asked about.
    places.sort(key=lambda place: str(place[0]))
    session, opened, typist = Session(binary, tree), None, None
    session.measures_processor = True
    for path, line, column in places:
        if path != opened or typist.has_space:
            if typist:
                session.close(typist.document.uri)
            opened, typist = path, Typist(session, path)
        session.ask_raw(IDLE, {})
        at = typist.position(line, column)
        for method, _, _, response in methods.ask_all(
                session, typist.document.uri, at, len(typist.document.lines), lambda: typist.keystroke(line)):
            if not methods.is_right(method, response):
                session.problems.append("%s at %s:%d: %s" % (method, path.name, line + 1, response["error"]))
    for _ in range(20):
        session.ask("signalbox/routeGraph", {"format": "json"})
    session.stop()
    problems, session.latencies[ELSEWHERE] = ask_elsewhere(binary, tree, other_places(tree, rng, count))
    return session.problems + problems + report(session)


def report(session):
    problems = []
    print("  %-34s %8s %8s %8s %8s %12s %6s" % ("method", "p50 ms", "p95 ms", "p99 ms", "max ms", "CPU p95 ms", "n"))
    for method, values in sorted(session.latencies.items()):
        if method in ("initialize", "shutdown", "signalbox/synchronize"):
            continue
        row = [percentile(values, share) * 1000 for share in (0.5, 0.95, 0.99)] + [max(values) * 1000]
        times = session.processor_times.get(method)
        processor = "%.2f" % (percentile(times, 0.95) * 1000) if times else "-"
        print("  %-34s %8.2f %8.2f %8.2f %8.2f %12s %6d" % (method, *row, processor, len(values)))
        budget = ELSEWHERE_BUDGET if method == ELSEWHERE else BUDGETS[method in methods.ABOUT_WORKSPACE]
        if row[1] > budget:
            problems.append("%s: p95 is %.1f ms, above %d" % (method, row[1], budget))
    return problems
