"""Types each file in, a character at a time: from the front, from the back, and at random places.

Whatever stands there meanwhile, each method is asked at every tenth position; at the end, the state must be that of a server
that started with the finished text.
"""
import re
import time

import latency
import methods
from record import Record
from session import ProtocolError, Session
from text import Document, line_end


def forward(text, rng):
    return range(len(text))


def backward(text, rng):
    return range(len(text) - 1, -1, -1)


def scattered(text, rng):
    return rng.sample(range(len(text)), len(text))


ORDERS = {"forward": forward, "backward": backward, "scattered": scattered}


def keys(text):
    """What is typed at once: a character, or the line end that a key gives."""
    return re.findall("\r\n|.", text, re.DOTALL)


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
        if self.text[index].endswith("\n"):
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


class OutOfTime(Exception):
    pass


class Slowest:
    """How many answers there were, and of each method the one that took longest."""

    def __init__(self):
        self.count, self.worst = 0, {}

    def add(self, seconds, method, where):
        self.count += 1
        if seconds > self.worst.get(method, (0.0, ""))[0]:
            self.worst[method] = (seconds, where)

    def merge(self, other):
        count = self.count + other.count
        for method, (seconds, where) in other.worst.items():
            self.add(seconds, method, where)
        self.count = count

    def lines(self, count=5):
        rows = sorted(self.worst.items(), key=lambda row: -row[1][0])[:count]
        return ["    %7.1f ms  %-34s %s\n" % (seconds * 1000, method, where) for method, (seconds, where) in rows]


def type_in(session, uri, text, order, every, limit, problems, slowest, where, deadline, last=1.0):
    """`last`: the share of the text that is typed; what comes before is there when the file is opened."""
    typed = keys(text)
    document, typist, changes = Document(uri, line_end=line_end(text)), Typist(typed), []
    opened = int(len(typed) * (1 - last))
    for count, index in enumerate(order(typed), 1):
        if count == opened + 1:
            session.open(uri, document.text)
            # Opening a file is no keystroke.
            session.settle()
        line, column = typist.place(index, document)
        change = document.insert(line, column, typed[index])
        if count <= opened:
            continue
        changes.append(document.changed(change))
        if count % every and count < len(typed):
            continue
        if deadline is not None and time.monotonic() > deadline:
            raise OutOfTime
        line, column = (line + 1, 0) if typed[index].endswith("\n") else (line, column + 1)
        rows = methods.ask_in_turn(
            session, changes, uri, document.position(line, column), len(document.lines), count // every)
        for method, _, seconds, busy, response in rows:
            if not methods.is_right(method, response):
                problems.append("%s after %d characters: %s" % (method, count, response["error"]))
            # Whatever else the machine did meanwhile is not this answer's fault.
            seconds = min(seconds, busy)
            slowest.add(seconds, method, "%s, %d characters" % (where, count))
            if limit is not None and seconds * 1000 > limit:
                problems.append("%s took %.0f ms after %d characters" % (method, seconds * 1000, count))
        changes = []
    if document.text != text:
        raise AssertionError("the typist is at fault")


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
    """The files that are typed in, those without one kind of line end left out, in an order that the seed decides."""
    files = []
    for path in sorted(tree.rglob("*.swift")):
        try:
            text = path.read_bytes().decode()
        except (UnicodeDecodeError, OSError):
            continue
        if path.is_file() and not path.is_symlink() and text and line_end(text):
            files.append((path, text))
    return files if limit is None else rng.sample(files, min(limit, len(files)))


class Bench:
    """One tree: a session for each order, and what every file must lead to."""

    def __init__(self, binary, tree, rng, every, limit_ms, orders, deadline, last=1.0):
        self.binary, self.tree, self.rng, self.every, self.limit_ms = binary, tree, rng, every, limit_ms
        self.orders, self.deadline, self.last = orders, deadline, last
        self.problems, self.slowest = [], Slowest()
        self.sessions = {name: Session(binary, tree) for name in orders}
        self.fresh = Session(binary, tree)

    def type_file(self, path, text):
        """In all orders; what it was like. OutOfTime if not all of it could be done."""
        name, uri = str(path.relative_to(self.tree)), path.as_uri()
        expected, before, whole = state(self.fresh, [uri]), len(self.problems), Slowest()
        for order in self.orders:
            session, found, slowest = self.sessions[order], [], Slowest()
            try:
                type_in(session, uri, text, lambda typed: ORDERS[order](typed, self.rng), self.every, self.limit_ms, found, slowest,
                        "%s %s" % (order, name), self.deadline, self.last)
                wrong = difference(state(session, [uri]), expected)
                session.close(uri)
                found += [wrong] if wrong else []
            except ProtocolError as problem:
                found.append(str(problem))
                self.problems += session.problems
                session.stop()
                self.sessions[order] = Session(self.binary, self.tree)
            self.slowest.merge(slowest)
            whole.merge(slowest)
            self.problems += ["%s %s: %s" % (order, name, each) for each in found]
        return whole, self.problems[before:]

    def stop(self):
        for name, session in list(self.sessions.items()) + [("fresh", self.fresh)]:
            session.stop()
            self.problems += ["%s: %s" % (name, each) for each in session.problems]


def run(binary, tree, rng, limit_files=None, every=10, limit_ms=None, orders=tuple(ORDERS), seconds=None,
        routes_only=False, only=None, last=1.0, part=(1, 1), record=None):
    """`seconds`: no further file is begun after that, and one that is under way is left; small files come first.
    `routes_only`: of files that declare a route or use one, which are those whose text can change an answer. `only`: of
    those whose path matches. `last`: the share of each file that is typed. `part`: (k, n) is each n-th file from the k-th on.
    `record`: where it is written down what was typed; what stands there already is left out."""
    record = Record(record, tree)
    files = [each for each in sources(tree, limit_files, rng)[part[0] - 1::part[1]] if only is None or each[0].match(only)]
    files = [each for each in files if each[0] not in record.done]
    if routes_only:
        about_routes = {path for path, _, _ in latency.route_places(binary, tree)}
        files = [each for each in files if each[0] in about_routes]
    if seconds is not None:
        files.sort(key=lambda each: len(each[1]))
    deadline = None if seconds is None else time.monotonic() + seconds
    bench, done, characters = Bench(binary, tree, rng, every, limit_ms, orders, deadline, last), 0, 0
    try:
        for path, text in files:
            record.add(path, len(text), *bench.type_file(path, text))
            done, characters = done + 1, characters + len(text)
    except OutOfTime:
        pass
    bench.stop()
    print("  %d of %d files, each in %d orders: %d characters typed, %d answers, of which the slowest:" % (
        done, len(files), len(orders), characters * len(orders) * last, bench.slowest.count))
    print("".join(bench.slowest.lines()), end="")
    return bench.problems
