"""A text as the server sees it: edits in UTF-16, at the front, at the back and in the middle, without copying it all."""


def utf16(text):
    """The length in the protocol's units."""
    return len(text) + sum(character > "\uffff" for character in text)


class Document:
    def __init__(self, uri, text=""):
        self.uri, self.version = uri, 1
        self.lines = text.split("\n")

    @property
    def text(self):
        return "\n".join(self.lines)

    def position(self, line, column):
        """From a column that counts characters."""
        return {"line": line, "character": utf16(self.lines[line][:column])}

    def insert(self, line, column, character):
        """Inserts one character, and returns the change that says so."""
        return self.replace(line, column, 0, character)

    def replace(self, line, column, count, text):
        """Replaces characters of one line, and returns the change that says so."""
        start, end = self.position(line, column), self.position(line, column + count)
        old = self.lines[line]
        self.lines[line:line + 1] = (old[:column] + text + old[column + count:]).split("\n")
        return {"range": {"start": start, "end": end}, "text": text}

    def changed(self, *changes):
        """The parameters of `textDocument/didChange` for changes that were made already."""
        self.version += 1
        return {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": list(changes)}
