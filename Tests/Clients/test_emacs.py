"""Emacs in batch mode with what editors/emacs ships: eglot, lsp-mode, and the byte compiler's opinion."""
import os
import pathlib

import pytest

from sample import BINARY, REPOSITORY

HERE = pathlib.Path(__file__).parent / "emacs"
PACKAGES = pathlib.Path("/usr/share/emacs/site-lisp/elpa")


@pytest.fixture
def emacs(program, run, workspace, tmp_path):
    def emacs(*arguments):
        home, programs = tmp_path / "home", tmp_path / "bin"
        for directory in (home, programs):
            directory.mkdir()
        (programs / "signalbox").symlink_to(BINARY)
        environment = dict(
            os.environ, HOME=str(home), WORKSPACE=str(workspace.root), SIGNALBOX_EDITORS=str(REPOSITORY / "editors"),
            PATH="%s:%s" % (programs, os.environ["PATH"]))
        return run([program("emacs"), "--batch", "-Q", "-l", str(HERE / "setup.el"), *arguments],
                   env=environment, cwd=workspace.root)
    return emacs


def package(name):
    if not list(PACKAGES.glob(name + "-*")):
        (pytest.fail if os.environ.get("CI") else pytest.skip)("Emacs has no %s here" % name)


@pytest.mark.parametrize("client", ["eglot", "lsp-mode"])
def test_client(emacs, client):
    package(client)
    result = emacs("-l", str(HERE / (client + "-test.el")), "-f", "ert-run-tests-batch-and-exit")
    assert result.returncode == 0 and "0 unexpected" in result.stdout


def test_the_package_compiles_without_a_warning(emacs, tmp_path):
    copy = tmp_path / "signalbox.el"
    copy.write_text((REPOSITORY / "editors/emacs/signalbox.el").read_text())
    result = emacs("--eval", "(setq byte-compile-error-on-warn t)", "-f", "batch-byte-compile", str(copy))
    assert result.returncode == 0 and "Warning" not in result.stdout


def test_its_documentation_has_the_form_of_emacs(emacs):
    file = REPOSITORY / "editors/emacs/signalbox.el"
    result = emacs("--eval", "(checkdoc-file %s)" % '"%s"' % file)
    assert result.returncode == 0 and "Warning" not in result.stdout
