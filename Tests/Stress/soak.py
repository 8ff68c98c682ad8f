"""Edits as people make them, by the hundred thousand: the server must not need more memory than at the start."""
import time

import typing_orders
from session import Session
from text import Document, line_end

WARM_UP = 10_000
GROWTH = 0.05
# The same in megabytes, for a run that ends before it is warm.
SHORT_GROWTH = 2
# After so much time without work, memory that nobody holds has gone back to the system.
REST_SECONDS = 5
OPEN_FILES = 6
QUESTIONS = ("textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/documentSymbol")


class Editor:
    """Breaks and mends the files of a workspace, so that each is in the end what it was."""

    def __init__(self, session, files, rng):
        self.session, self.rng = session, rng
        self.documents = [Document(path.as_uri(), text, line_end(text)) for path, text in files]
        self.edits = 0
        for document in self.documents:
            session.open(document.uri, document.text)

    def change(self, document, *changes):
        self.session.notify("textDocument/didChange", document.changed(*changes))
        self.edits += 1

    def one_round(self):
        """Some edits of one file, and what takes them back."""
        document = self.rng.choice(self.documents)
        self.rng.choice([self.retype_word, self.add_line, self.replace_all, self.reopen])(document)

    def word(self, document):
        for _ in range(50):
            line = self.rng.randrange(len(document.lines))
            text = document.lines[line]
            starts = [index for index in range(len(text))
                      if text[index].isalpha() and (index == 0 or not text[index - 1].isalnum())]
            if starts:
                start = end = self.rng.choice(starts)
                while end < len(text) and text[end].isalnum():
                    end += 1
                return line, start, text[start:end]
        return None

    def retype_word(self, document):
        """Deletes a word from its end, and types it again."""
        found = self.word(document)
        if found is None:
            return
        line, start, word = found
        for length in range(len(word), 0, -1):
            self.change(document, document.replace(line, start + length - 1, 1, ""))
        self.ask(document, line, start)
        for index, letter in enumerate(word):
            self.change(document, document.insert(line, start + index, letter))
        self.ask(document, line, start + len(word))

    def add_line(self, document):
        line = self.rng.randrange(len(document.lines))
        column = len(document.lines[line])
        addition = self.rng.choice(["\n// note", "\nlet unused = 1", "\n  }", "\nfunc extra() {", "\n\"\"\""])
        addition = addition.replace("\n", document.line_end)
        old = document.lines[line]
        self.change(document, document.replace(line, column, 0, addition))
        self.ask(document, line, column)
        # Whole lines go: the change that deletes them ends in the line after the first.
        count = addition.count(document.line_end)
        start, end = document.position(line, column), document.position(line + count, len(document.lines[line + count]))
        document.lines[line:line + count + 1] = [old]
        self.change(document, {"range": {"start": start, "end": end}, "text": ""})

    def replace_all(self, document):
        """As formatters and branch switches do it."""
        text = document.text
        self.change(document, {"text": text[:len(text) // 2]})
        self.change(document, {"text": text})

    def reopen(self, document):
        self.session.close(document.uri)
        document.version = 1
        self.session.open(document.uri, document.text)

    def ask(self, document, line, column):
        method = self.rng.choice(QUESTIONS)
        params = {"textDocument": {"uri": document.uri}}
        if method != "textDocument/documentSymbol":
            params["position"] = document.position(line, column)
        self.session.ask(method, params)


def run(binary, tree, rng, edits):
    # Findings of every edit are sent, though nobody could read them so fast.
    session = Session(binary, tree, {"diagnostics": {"debounceMilliseconds": 0}})
    files = typing_orders.sources(tree, OPEN_FILES, rng)
    uris = [path.as_uri() for path, _ in files]
    expected = typing_orders.state(session, uris)
    editor, marks, warm_up = Editor(session, files, rng), [], min(WARM_UP, edits // 4)
    while editor.edits < edits:
        editor.one_round()
        if editor.edits >= warm_up + len(marks) * max(1, (edits - warm_up) // 10):
            session.settle()
            if not marks:
                time.sleep(REST_SECONDS)
            marks.append(session.resident() or 0)
            print("  %7d edits: %.1f MB" % (editor.edits, marks[-1]))
    wrong = typing_orders.difference(typing_orders.state(session, uris), expected)
    time.sleep(REST_SECONDS)
    end = session.resident() or 0
    print("  %7d edits: %.1f MB" % (editor.edits, end))
    if end > (marks[0] * (1 + GROWTH) if warm_up == WARM_UP else marks[0] + SHORT_GROWTH):
        session.problems.append("memory grew from %.1f to %.1f MB" % (marks[0], end))
    session.stop()
    return session.problems + (["after the edits: " + wrong] if wrong else [])
