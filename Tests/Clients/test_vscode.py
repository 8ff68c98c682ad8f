"""The VS Code extension: its manifest, its scripts, and a run against the real server in what stands in for the editor."""
import json
import os
import pathlib
import re
import struct
import sys

from conftest import METHODS
from sample import BINARY, REPOSITORY

HERE = pathlib.Path(__file__).parent / "vscode"
sys.path.insert(0, str(HERE))
import request_types
EXTENSION = REPOSITORY / "editors/vscode"
MANIFEST = json.loads((EXTENSION / "package.json").read_text())
SOURCES = sorted(EXTENSION.glob("src/*.js"))


def test_scripts_parse(program, run):
    for script in [*SOURCES, *EXTENSION.glob("media/*.js")]:
        assert run([program("node"), "--check", str(script)]).returncode == 0


def test_types_fit(program, run):
    """Those of the custom requests come from their schemas."""
    assert request_types.TARGET.read_text() == request_types.types(), "run Tests/Clients/vscode/request_types.py"
    assert run([program("tsc"), "-p", str(HERE / "tsconfig.json")]).returncode == 0


def test_the_extension_does_what_its_manifest_says(program, run, workspace):
    environment = dict(os.environ, SIGNALBOX=str(BINARY), WORKSPACE=str(workspace.root),
                       SIGNALBOX_EDITORS=str(REPOSITORY / "editors"))
    result = run([program("node"), "--test", str(HERE / "extension.test.js")], env=environment)
    assert result.returncode == 0


def test_the_manifest_names_what_is_there():
    for file in [MANIFEST["main"], MANIFEST["icon"], "README.md", "CHANGELOG.md", "LICENSE", ".vscodeignore"]:
        assert (EXTENSION / file).is_file(), file
    for key in ["name", "displayName", "description", "version", "publisher", "license", "engines"]:
        assert MANIFEST[key]
    width, height = struct.unpack(">II", (EXTENSION / MANIFEST["icon"]).read_bytes()[16:24])
    assert width == height >= 128
    assert max(len(source.read_text().splitlines()) for source in SOURCES) < 200


def test_commands_are_those_of_the_source():
    contributed = {each["command"] for each in MANIFEST["contributes"]["commands"]}
    text = "".join(source.read_text() for source in SOURCES)
    assert set(re.findall(r"command\('([\w.]+)'", text)) == contributed


def test_settings_are_those_of_the_server():
    """Its own are those that the extension keeps; all others are keys of the server, and none of those is missing."""
    keys = {key.removeprefix("signalbox.") for key in MANIFEST["contributes"]["configuration"]["properties"]}
    source = (REPOSITORY / "Sources/LanguageServer/Settings.swift").read_text()
    # The groups: what is inside of them has a dot in its name.
    known = set(re.findall(r'"(\w+)"', "".join(re.findall(r'case ((?:"\w+"(?:, )?)+):', source))))
    assert {key.split(".")[0] for key in keys - {"path", "arguments", "trace.server"}} == known


def test_requests_are_served():
    text = "".join(source.read_text() for source in SOURCES)
    asked = set(re.findall(r"'(signalbox/\w+)'", text))
    assert asked and asked <= {row["method"] for row in METHODS["requests"]}
