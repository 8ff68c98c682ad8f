"""Completions, each cancelled in the same breath: one answer to each, the next answer right, and memory as it was."""
from session import Session

CANCELLED = -32800
# What may remain after a storm, in megabytes: a heap in use is never quite the same twice.
SLACK = 4


def place(session, tree):
    """A file and a position after a dot, where completion has something to do."""
    for path in sorted(tree.rglob("*.swift")):
        text = path.read_text()
        for line, content in enumerate(text.split("\n")):
            column = content.find("\\.")
            if column >= 0 and "oute" in content:
                session.open(path.as_uri(), text)
                return {"textDocument": {"uri": path.as_uri()}, "position": {"line": line, "character": column + 2}}
    raise SystemExit("there is no route in %s" % tree)


def storm(session, params, count):
    """(cancelled, answered)"""
    boxes = []
    for _ in range(count):
        message, box = session.request("textDocument/completion", params)
        session.send(message, {"method": "$/cancelRequest", "params": {"id": message["id"]}})
        boxes.append(box)
    cancelled = 0
    for box in boxes:
        response, _ = session.answer(box)
        if response.get("error", {}).get("code", CANCELLED) != CANCELLED:
            session.problems.append("an answer of the storm: %s" % response)
        cancelled += "error" in response
    return cancelled, count - cancelled


def run(binary, tree, count):
    session = Session(binary, tree)
    params = place(session, tree)
    before = session.ask("textDocument/completion", params)
    resident = []
    for _ in range(3):
        cancelled, answered = storm(session, params, count)
        if session.ask("textDocument/completion", params) != before:
            session.problems.append("the answer after the storm is another one")
        resident.append(session.resident() or 0)
        print("  %d requests: %d cancelled, %d answered, %.1f MB after it" % (count, cancelled, answered, resident[-1]))
    if resident[-1] > resident[0] + SLACK:
        session.problems.append("memory grew from %.1f to %.1f MB" % (resident[0], resident[-1]))
    session.stop()
    return session.problems
