"""Headless Neovim with what editors/neovim ships."""
import os
import pathlib
import shutil

import pytest

from sample import BINARY, REPOSITORY

HERE = pathlib.Path(__file__).parent / "neovim"


@pytest.fixture
def neovim(program, run, workspace, tmp_path):
    """Runs a script in a Neovim that knows nothing of the user's."""
    def neovim(script, **environment):
        home = tmp_path / "home"
        # The file that editors/neovim starts is called signalbox, wherever the build has put it.
        programs = tmp_path / "bin"
        for directory in (home, programs):
            directory.mkdir()
        (programs / "signalbox").symlink_to(BINARY)
        variables = dict(
            os.environ, HOME=str(home), XDG_CONFIG_HOME=str(home), XDG_DATA_HOME=str(home), XDG_CACHE_HOME=str(home),
            XDG_STATE_HOME=str(home), PATH="%s:%s" % (programs, os.environ["PATH"]), WORKSPACE=str(workspace.root),
            SIGNALBOX_EDITORS=str(REPOSITORY / "editors"), **environment)
        result = run([program("nvim"), "--headless", "--clean", "-u", str(HERE / "init.lua"),
                      "-c", "luafile %s" % (HERE / script)], env=variables, cwd=workspace.root)
        for log in home.rglob("lsp.log"):
            print("log:", log.read_text()[-4000:])
        return result
    return neovim


@pytest.mark.parametrize("script", ["alone.lua", "missing.lua"])
def test_neovim(neovim, script):
    result = neovim(script)
    assert result.returncode == 0 and "\nok" in "\n" + result.stdout


def test_beside_sourcekit_lsp(neovim, program):
    result = neovim("companion.lua", SOURCEKIT_LSP=program("sourcekit-lsp"))
    assert result.returncode == 0 and "\nok" in "\n" + result.stdout


def test_help_has_tags(program, run, tmp_path):
    shutil.copytree(REPOSITORY / "editors/neovim/doc", tmp_path / "doc")
    result = run([program("nvim"), "--headless", "--clean", "-c", "helptags %s" % (tmp_path / "doc"), "-c", "qall!"])
    assert result.returncode == 0 and result.stdout == ""
    assert "signalbox-setup\t" in (tmp_path / "doc/tags").read_text()
