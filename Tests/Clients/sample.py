"""The sample workspace that every client opens, and places in it."""
import os
import pathlib
import shutil

from lsprotocol import types

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
PARCELBOX = REPOSITORY / "Tests/SampleWorkspaces/Stinsen/Parcelbox"
BINARY = pathlib.Path(os.environ.get("SIGNALBOX") or REPOSITORY / ".build/debug/signalbox").resolve()

LINKS = "App/DeepLinkHandler.swift"
LIST = "Screens/ParcelListScreen.swift"
PARCELS = "Coordinators/ParcelsCoordinator.swift"
MAIN = "Coordinators/MainCoordinator.swift"


class Workspace:
    """A copy of the sample, so that clients may write."""

    def __init__(self, directory):
        self.root = pathlib.Path(directory) / "Parcelbox"
        shutil.copytree(PARCELBOX, self.root)
        # What editors take for the root of a project.
        (self.root / ".git").mkdir()

    @property
    def uri(self):
        return self.root.as_uri()

    def path(self, name):
        return self.root / name

    def uri_of(self, name):
        return self.path(name).as_uri()

    def text(self, name):
        return self.path(name).read_text()

    def name_of(self, uri):
        """The path of a URI, relative to the root."""
        assert uri.startswith(self.uri + "/"), uri
        return uri[len(self.uri) + 1:]

    def position(self, name, marked):
        """Where `|` stands in a piece of the file that occurs once. The sample is ASCII."""
        return position_in(self.text(name), marked)

    def document(self, name):
        return types.TextDocumentIdentifier(self.uri_of(name))

    def slice(self, location):
        """The text of a location or of a location link."""
        if isinstance(location, types.LocationLink):
            uri, span = location.target_uri, location.target_selection_range
        else:
            uri, span = location.uri, location.range
        return slice_of(self.text(self.name_of(uri)), span)


def position_in(text, marked):
    before, after = marked.split("|")
    assert text.count(before + after) == 1, marked
    offset = text.index(before + after) + len(before)
    return types.Position(text.count("\n", 0, offset), offset - (text.rfind("\n", 0, offset) + 1))


def offset_of(text, position):
    lines = text.split("\n")
    return sum(len(line) + 1 for line in lines[:position.line]) + position.character


def slice_of(text, span):
    return text[offset_of(text, span.start):offset_of(text, span.end)]


def apply_edits(text, edits):
    """The text after edits that refer to it as it is."""
    for edit in sorted(edits, key=lambda edit: offset_of(text, edit.range.start), reverse=True):
        start, end = offset_of(text, edit.range.start), offset_of(text, edit.range.end)
        text = text[:start] + edit.new_text + text[end:]
    return text
