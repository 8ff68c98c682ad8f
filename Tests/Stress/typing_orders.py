"""Types each file in, a character at a time: from the front, from the back, and at random places.

Whatever stands there meanwhile, each method is asked at every tenth position; at the end, the state must be that of a server
that started with the finished text.
"""
import time

import methods
from session import ProtocolError, Session
from text import Document


def forward(text, rng):
    return range(len(text))


def backward(text, rng):
    return range(len(text) - 1, -1, -1)


def scattered(text, rng):
    return rng.sample(range(len(text)), len(text))


# A stall of the machine ends meanwhile.
REPETITIONS, PAUSE = 15, 0.1

ORDERS = {"forward": forward, "backward": backward, "scattered": scattered}


class Typist:
    """Knows where, among what was typed so far, a character of the finished text belongs."""

    def __init__(self, text):
        self.text = text
        # Per line of the finished text, and as counts below: a Fenwick tree over the characters.
        self.tree = [0] * (len(text) + 1)
        self.breaks = [0] * (len(text) + 1)

    @staticmethod
    def _add(tree, index):
        index += 1
        while index < len(tree):
            tree[index] += 1
            index += index & -index

    @staticmethod
    def _sum(tree, index):
        total = 0
        while index > 0:
            total += tree[index]
            index -= index & -index
        return total

    def place(self, index, document):
        """Line and column of the character before it is typed."""
        line = self._sum(self.breaks, index)
        offset = self._sum(self.tree, index)
        column = offset - self._line_start(line)
        self._add(self.tree, index)
        if self.text[index] == "\n":
            self._add(self.breaks, index)
        return line, min(column, len(document.lines[line]))

    def _line_start(self, line):
        """Characters typed so far up to and including the line's opening break."""
        if line == 0:
            return 0
        position, step, left = 0, 1 << len(self.breaks).bit_length(), line
        while step:
            if position + step < len(self.breaks) and self.breaks[position + step] < left:
                position += step
                left -= self.breaks[position]
            step >>= 1
        return self._sum(self.tree, position + 1)


def type_in(session, uri, text, order, every, limit, problems):
    """The slowest answer: (seconds, method)."""
    document, typist, slowest = Document(uri), Typist(text), (0.0, "-")
    session.open(uri, "")
    for count, index in enumerate(order, 1):
        line, column = typist.place(index, document)
        session.notify("textDocument/didChange", document.changed(document.insert(line, column, text[index])))
        if count % every:
            continue
        line, column = (line + 1, 0) if text[index] == "\n" else (line, column + 1)
        position = document.position(line, column)
        for method, params, seconds, response in methods.ask_all(session, uri, position, len(document.lines)):
            if not methods.is_right(method, response):
                problems.append("%s after %d characters: %s" % (method, count, response["error"]))
            if limit is not None and seconds * 1000 > limit:
                seconds = repeated(session, document, method, params, limit)
            slowest = max(slowest, (seconds, method))
            if limit is not None and seconds * 1000 > limit:
                problems.append("%s took %.0f ms after %d characters" % (method, seconds * 1000, count))
    if document.text != text:
        raise AssertionError("the typist is at fault")
    return slowest


def repeated(session, document, method, params, limit):
    """The fastest of some more tries, each after an edit, until one is in time: what the machine was busy with is not the
    server's fault."""
    end = len(document.lines) - 1
    column, fastest = len(document.lines[end]), float("inf")
    for _ in range(REPETITIONS):
        time.sleep(PAUSE)
        session.notify("textDocument/didChange", document.changed(document.insert(end, column, " ")))
        session.notify("textDocument/didChange", document.changed(document.replace(end, column, 1, "")))
        fastest = min(fastest, session.ask_raw(method, params)[1])
        if fastest * 1000 <= limit:
            break
    return fastest


def state(session, uris):
    """What a session knows: findings of all files, the graph, and the symbols of each file."""
    session.settle()
    return {
        "findings": {uri: each for uri, each in sorted(session.published.items()) if each},
        "graph": session.ask("signalbox/routeGraph", {"format": "json"}),
        "symbols": {uri: session.ask("textDocument/documentSymbol", {"textDocument": {"uri": uri}}) for uri in uris},
    }


def difference(actual, expected):
    """Where two states differ first."""
    for key, value in expected.items():
        if actual.get(key) == value:
            continue
        if isinstance(value, dict):
            for inner in sorted(set(value) | set(actual[key])):
                if value.get(inner) != actual[key].get(inner):
                    return "%s of %s: %.300s, not %.300s" % (key, inner, actual[key].get(inner), value.get(inner))
        return "%s: %.300s, not %.300s" % (key, actual.get(key), value)
    return None


def sources(tree, limit, rng):
    """The files that are typed in: texts without carriage returns, in an order that the seed decides."""
    files = []
    for path in sorted(tree.rglob("*.swift")):
        try:
            text = path.read_bytes().decode()
        except UnicodeDecodeError:
            continue
        if path.is_file() and not path.is_symlink() and "\r" not in text and text:
            files.append((path, text))
    return files if limit is None else rng.sample(files, min(limit, len(files)))


def run(binary, tree, rng, limit_files=None, every=10, limit_ms=None, orders=tuple(ORDERS)):
    problems, files = [], sources(tree, limit_files, rng)
    uris = [path.as_uri() for path, _ in files]
    fresh = Session(binary, tree)
    expected = state(fresh, uris)
    fresh.stop()
    for name in orders:
        session, slowest, characters = Session(binary, tree), (0.0, "-"), 0
        for path, text in files:
            found = []
            try:
                worst = type_in(session, path.as_uri(), text, ORDERS[name](text, rng), every, limit_ms, found)
                wrong = difference(state(session, uris), expected)
                session.close(path.as_uri())
            except ProtocolError as problem:
                problems.append("%s %s: %s" % (name, path.relative_to(tree), problem))
                session.stop()
                session = Session(binary, tree)
                continue
            slowest, characters = max(slowest, worst), characters + len(text)
            problems += ["%s %s: %s" % (name, path.relative_to(tree), each) for each in found + ([wrong] if wrong else [])]
        session.stop()
        problems += ["%s: %s" % (name, each) for each in session.problems]
        print("  %-9s %6d characters of %d files, slowest answer %.1f ms (%s)" % (
            name, characters, len(files), slowest[0] * 1000, slowest[1]))
    return problems
