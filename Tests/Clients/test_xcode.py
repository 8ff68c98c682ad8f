"""The build phase, with the short environment that Xcode gives it; and the plug-in's manifest."""
import json
import re
import subprocess

import pytest

from sample import BINARY, LINKS, REPOSITORY

FOLDER = REPOSITORY / "editors/xcode"
SCRIPT = FOLDER / "check-routes.sh"
LINE = re.compile(r"(?:(?:/.+:\d+:\d+: )?(?:error|warning|note): .+)")
HAS_FORMAT = "xcode" in subprocess.run([BINARY, "check", "--help"], stdout=subprocess.PIPE, text=True).stdout
needs_format = pytest.mark.skipif(not HAS_FORMAT, reason="`check --format xcode` is not served")


@pytest.fixture
def phase(run, workspace, tmp_path):
    """Runs the script as a phase of a target of the sample."""
    def phase(is_installed=True, **environment):
        programs = tmp_path / "bin"
        programs.mkdir(exist_ok=True)
        if is_installed:
            (programs / "signalbox").symlink_to(BINARY)
        return run(["/bin/sh", str(SCRIPT)], cwd="/", env={
            "PATH": "%s:/usr/bin:/bin" % programs, "HOME": str(tmp_path), "SRCROOT": str(workspace.root), **environment})
    return phase


def test_the_script_parses(run):
    assert run(["/bin/sh", "-n", str(SCRIPT)]).returncode == 0


def test_a_missing_tool_is_a_warning(phase):
    result = phase(is_installed=False)
    assert result.returncode == 0 and result.stdout.startswith("warning: signalbox is not installed")


@needs_format
def test_findings_fail_the_build_in_the_form_of_xcode(phase, workspace):
    result = phase()
    lines = result.stdout.splitlines()
    assert result.returncode == 1 and all(LINE.fullmatch(line) for line in lines), lines
    assert any(line.startswith("%s:19:63: error: " % workspace.path(LINKS)) for line in lines)


@needs_format
def test_a_clean_app_is_silent(phase, workspace):
    for path in workspace.root.rglob("*.swift"):
        path.write_text("")
    result = phase()
    assert (result.returncode, result.stdout) == (0, "")


@needs_format
def test_input_files_narrow_the_report(phase, workspace):
    result = phase(SCRIPT_INPUT_FILE_COUNT="1", SCRIPT_INPUT_FILE_0=str(workspace.path(LINKS)))
    found = {line.split(":")[0] for line in result.stdout.splitlines() if ": error: " in line}
    assert found == {str(workspace.path(LINKS))}


def test_the_plug_in_is_a_package(program, run):
    result = run([program("swift"), "package", "dump-package", "--package-path", str(FOLDER)])
    manifest = json.loads(result.stdout[result.stdout.index("{"):])
    [target] = manifest["targets"]
    assert target["type"] == "plugin" and "buildTool" in target["pluginCapability"]
    assert (FOLDER / "Plugins" / target["name"] / (target["name"] + ".swift")).is_file()
