"""The VS Code extension: its manifest, its types, and a run with the real server in what stands in for the editor."""
import fnmatch
import json
import os
import pathlib
import re
import shutil
import struct
import sys

import pytest

from conftest import METHODS
from sample import BINARY, REPOSITORY

HERE = pathlib.Path(__file__).parent / "vscode"
sys.path.insert(0, str(HERE))
import request_types
EXTENSION = REPOSITORY / "editors/vscode"
MANIFEST = json.loads((EXTENSION / "package.json").read_text())
SETTINGS = MANIFEST["contributes"]["configuration"]["properties"]
SOURCES = sorted(EXTENSION.glob("src/*.ts"))
# What a checkout that was packed by hand has beside the files of the repository.
BUILT = ["node_modules", "out", "*.vsix", "package-lock.json"]


def is_packed(name):
    """Whether `.vscodeignore` leaves a file in the package; a pattern with `!` wins over all others."""
    patterns = (EXTENSION / ".vscodeignore").read_text().split()
    matches = [pattern for pattern in patterns if fnmatch.fnmatch(name, pattern.lstrip("!").removeprefix("**/"))]
    return not matches or any(pattern.startswith("!") for pattern in matches)


@pytest.fixture(scope="session")
def packed(program, run, tmp_path_factory):
    """The extension as it is installed: compiled, and without what is not packed."""
    folder = tmp_path_factory.mktemp("extension") / "signalbox"
    shutil.copytree(EXTENSION, folder, ignore=shutil.ignore_patterns(*BUILT))
    compiler = [program("tsc"), "-p", str(HERE / "tsconfig.json"), "--outDir", str(folder / "out")]
    assert run(compiler).returncode == 0
    for file in [path for path in folder.rglob("*") if path.is_file()]:
        if not is_packed(str(file.relative_to(folder))):
            file.unlink()
    return folder


def test_types_of_requests_are_those_of_the_schemas():
    assert request_types.TARGET.read_text() == request_types.types(), "run Tests/Clients/vscode/request_types.py"


def test_scripts_parse(program, run, packed):
    scripts = sorted(packed.rglob("*.js"))
    assert {source.stem for source in SOURCES if source.suffixes == [".ts"]} <= {script.stem for script in scripts}
    for script in scripts:
        assert run([program("node"), "--check", str(script)]).returncode == 0


def test_the_extension_does_what_its_manifest_says(program, run, packed, workspace):
    environment = dict(os.environ, SIGNALBOX=str(BINARY), WORKSPACE=str(workspace.root),
                       SIGNALBOX_EXTENSION=str(packed))
    result = run([program("node"), "--test", str(HERE / "extension.test.js")], env=environment)
    assert result.returncode == 0


def test_the_package_holds_what_runs_and_nothing_else(packed):
    assert (packed / MANIFEST["main"]).is_file()
    kinds = {file.suffix for file in packed.rglob("*") if file.is_file()}
    assert kinds == {".js", ".css", ".json", ".md", ".png", ""}
    assert not (packed / "tsconfig.json").exists()


def test_the_manifest_names_what_is_there():
    assert (EXTENSION / MANIFEST["main"].replace("out/", "src/")).with_suffix(".ts").is_file()
    for file in [MANIFEST["icon"], "README.md", "CHANGELOG.md", "LICENSE", ".vscodeignore"]:
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
    keys = {key.removeprefix("signalbox.") for key in SETTINGS}
    source = (REPOSITORY / "Sources/LanguageServer/Settings.swift").read_text()
    # The groups: what is inside of them has a dot in its name.
    known = set(re.findall(r'"(\w+)"', "".join(re.findall(r'case ((?:"\w+"(?:, )?)+):', source))))
    assert {key.split(".")[0] for key in keys - {"path", "arguments", "trace.server"}} == known


def test_features_are_those_of_the_server():
    """The editor offers their names, and underlines any other."""
    features = SETTINGS["signalbox.features"]
    assert set(features["properties"]) == {row["feature"] for row in METHODS["requests"] if row.get("feature")}
    assert features["additionalProperties"] is False


def test_the_page_names_what_exists():
    text = (EXTENSION / "README.md").read_text()
    assert set(re.findall(r"\bsignalbox(?:\.[a-z]\w+)+", text)) <= set(SETTINGS)
    titles = {command["title"] for command in MANIFEST["contributes"]["commands"]}
    named = set(re.findall(r"\*(?:Signalbox: )?((?:Show|Copy|Restart)[^*]*)\*", text))
    assert named == titles


def test_what_the_user_has_set_for_jumps_stays():
    assert "configurationDefaults" not in MANIFEST["contributes"]


def test_requests_are_served():
    text = "".join(source.read_text() for source in SOURCES)
    asked = set(re.findall(r"'(signalbox/\w+)'", text))
    assert asked and asked <= {row["method"] for row in METHODS["requests"]}
