"""A text as the server sees it: edits in UTF-16, at the front, at the back and in the middle, without copying it all."""
import re


def line_end(text):
    """What ends the lines of a text; None where they end in several ways."""
    kinds = set(re.findall("\r\n|\r|\n", text)) or {"\n"}
    return kinds.pop() if kinds in ({"\n"}, {"\r\n"}) else None


def utf16(text):
    """The length in the protocol's units."""
    return len(text) + sum(character > "\uffff" for character in text)


class Document:
    def __init__(self, uri, text="", line_end="\n"):
        self.uri, self.version, self.line_end = uri, 1, line_end
        self.lines = text.split(line_end)

    @property
    def text(self):
        return self.line_end.join(self.lines)

    def position(self, line, column):
        """From a column that counts characters."""
        return {"line": line, "character": utf16(self.lines[line][:column])}

    def insert(self, line, column, character):
        """Inserts one character or line end, and returns the change that says so."""
        return self.replace(line, column, 0, character)

    def replace(self, line, column, count, text):
        """Replaces characters of one line, and returns the change that says so."""
        start, end = self.position(line, column), self.position(line, column + count)
        old = self.lines[line]
        self.lines[line:line + 1] = (old[:column] + text + old[column + count:]).split(self.line_end)
        return {"range": {"start": start, "end": end}, "text": text}

    def changed(self, *changes):
        """The parameters of `textDocument/didChange` for changes that were made already."""
        self.version += 1
        return {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": list(changes)}
