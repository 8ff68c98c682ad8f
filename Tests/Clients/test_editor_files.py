"""The files under editors/, where no editor is needed: they parse, name what exists, and have the form of their kind."""
import json
import re
import tomllib

import pytest

from sample import BINARY, LINKS, REPOSITORY

EDITORS = REPOSITORY / "editors"
FOLDERS = sorted(path for path in EDITORS.iterdir() if path.is_dir())
FILES = sorted(path for path in EDITORS.rglob("*")
               if path.is_file() and not {"node_modules", "out", ".build", ".swiftpm"} & set(path.parts))

# Where another Swift server runs beside ours.
WITH_COMPANION = [
    "neovim/lsp/signalbox.lua", "emacs/signalbox.el", "helix/languages.toml", "zed/src/lib.rs",
    "sublime/LSP.sublime-settings", "jetbrains/initializationOptions.json", "vscode/src/settings.ts",
]

# From `book/src/languages.md` and `helix-core/src/syntax/config.rs` of Helix 25.07.1, which refuses any other.
HELIX_LANGUAGE_KEYS = {
    "name", "language-id", "scope", "injection-regex", "file-types", "shebangs", "roots", "auto-format",
    "diagnostic-severity", "comment-token", "comment-tokens", "block-comment-tokens", "indent", "language-servers",
    "grammar", "formatter", "soft-wrap", "text-width", "rulers", "path-completion", "workspace-lsp-roots",
    "persistent-diagnostic-sources",
}
HELIX_SERVER_KEYS = {"command", "args", "config", "timeout", "environment", "required-root-patterns"}
HELIX_FEATURES = {
    "format", "goto-definition", "goto-declaration", "goto-type-definition", "goto-reference", "goto-implementation",
    "signature-help", "hover", "document-highlight", "completion", "code-action", "workspace-command",
    "document-symbols", "workspace-symbols", "diagnostics", "rename-symbol", "inlay-hints", "document-colors",
}

# From `sublime-package.json` of the package LSP 2.13.0: what a client may have.
SUBLIME_KEYS = {
    "auto_complete_selector", "command", "diagnostics_mode", "disabled_capabilities", "enabled", "env",
    "experimental_capabilities", "file_watcher", "ignore_server_trigger_chars", "initializationOptions",
    "initialization_options", "markdown_language_map", "priority_selector", "schemes", "selector", "semantic_tokens",
    "settings", "syntax_map", "tcp_port",
}


def read_json(name):
    """JSON, with the comments that Sublime Text allows on lines of their own."""
    return json.loads(re.sub(r"^\s*//.*$", "", (EDITORS / name).read_text(), flags=re.M))


def test_every_editor_of_the_table_is_here():
    table = (EDITORS / "README.md").read_text()
    assert {folder.name for folder in FOLDERS} == set(re.findall(r"\]\((\w+)/?\)", table))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_readme(folder):
    text = (folder / "README.md").read_text()
    assert len(text.splitlines()) <= 60
    sections = re.findall(r"^## (.*)$", text, flags=re.M)
    assert sections == ["Install", "Configuration", "Beside sourcekit-lsp", "Troubleshooting"]
    install = text.split("## Install")[1].split("## ")[0]
    assert re.findall(r"^\d\. ", install, flags=re.M) == ["1. ", "2. ", "3. "]
    opening = text.splitlines()[2]
    assert opening.startswith("Adds routes"), opening


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(EDITORS)))
def test_file(file):
    if file.suffix == ".png":
        return
    text = file.read_text()
    assert not re.search(r"/(?:home|Users|root|work)/", text)
    if file.suffix == ".json":
        json.loads(text)
    elif file.suffix == ".toml":
        tomllib.loads(text)


@pytest.mark.parametrize("name", WITH_COMPANION)
def test_companion_is_set_where_both_run(name):
    assert re.search(r"companion.{0,160}sourcekit-lsp", (EDITORS / name).read_text(), flags=re.S)


@pytest.mark.parametrize("name", ["kate/settings.json", "agents/.lsp.json"])
def test_it_is_absent_where_ours_is_alone(name):
    assert "companion" not in (EDITORS / name).read_text()


def test_settings_exist():
    source = (REPOSITORY / "Sources/LanguageServer/Settings.swift").read_text()
    # The groups: what is inside of them has a dot in its name.
    known = set(re.findall(r'"(\w+)"', "".join(re.findall(r'case ((?:"\w+"(?:, )?)+):', source))))
    for name in ["sublime/LSP.sublime-settings", "jetbrains/initializationOptions.json", "jetbrains/settings.json"]:
        settings = read_json(name)
        if name.startswith("sublime"):
            settings = settings["clients"]["signalbox"]["initializationOptions"]
        assert set(settings.get("signalbox", settings)) <= known
    features = {row["feature"] for row in json.loads((REPOSITORY / "protocol/methods.json").read_text())["requests"]
                if row.get("feature")}
    # Named as an example before it is served everywhere.
    features.add("inlayHint")
    for file in FILES:
        if file.suffix in (".md", ".txt"):
            for switches in re.findall(r"features\"?(?:: | = )\{([^}]*)\}", file.read_text()):
                assert set(re.findall(r"\"?(\w+)\"? ?[:=]", switches)) <= features, file


def test_helix():
    settings = tomllib.loads((EDITORS / "helix/languages.toml").read_text())
    server = settings["language-server"]["signalbox"]
    assert [server["command"], *server["args"]] == ["signalbox", "lsp"]
    assert set(server) <= HELIX_SERVER_KEYS
    [language] = settings["language"]
    assert language["name"] == "swift" and set(language) <= HELIX_LANGUAGE_KEYS
    first, ours = language["language-servers"]
    assert first == "sourcekit-lsp" and ours["name"] == "signalbox"
    assert set(ours) <= {"name", "only-features", "except-features"}
    assert set(ours["only-features"]) <= HELIX_FEATURES


def test_zed():
    extension = tomllib.loads((EDITORS / "zed/extension.toml").read_text())
    crate = tomllib.loads((EDITORS / "zed/Cargo.toml").read_text())
    assert extension["id"] == crate["package"]["name"] == next(iter(extension["language_servers"]))
    assert extension["version"] == crate["package"]["version"]
    assert extension["schema_version"] == 1 and crate["lib"]["crate-type"] == ["cdylib"]
    assert extension["language_servers"]["signalbox"]["languages"] == ["Swift"]
    assert (EDITORS / "zed/LICENSE").read_text() == (REPOSITORY / "LICENSE").read_text()


def test_sublime():
    client = read_json("sublime/LSP.sublime-settings")["clients"]["signalbox"]
    assert client["command"] == ["signalbox", "lsp"] and client["selector"] and client["priority_selector"]
    assert set(client) <= SUBLIME_KEYS


def test_kate():
    server = read_json("kate/settings.json")["servers"]["swift"]
    assert server["command"] == ["signalbox", "lsp"]
    assert re.fullmatch(server["highlightingModeRegex"], "Swift")


def test_jetbrains():
    template = read_json("jetbrains/template.json")
    assert template["id"] and template["name"] and template["programArgs"]["default"] == "signalbox lsp"
    [mapping] = template["fileTypeMappings"]
    assert mapping["languageId"] == "swift" and mapping["fileType"]["patterns"] == ["*.swift"]


def test_commands_in_the_text_for_agents_work(run, workspace):
    text = (EDITORS / "agents/README.md").read_text()
    commands = re.findall(r"^signalbox (.*?)(?: +#.*)?$", text, flags=re.M)
    assert len(commands) == 4
    for command in commands:
        result = run([str(BINARY), *command.split()], cwd=workspace.root)
        assert result.returncode in (0, 1) and result.stdout
    assert "makeDetail" in (workspace.path("Coordinators/ParcelsCoordinator.swift")).read_text()
    place = next(command for command in commands if command.startswith("definition"))
    assert place.split()[1].startswith(LINKS)
