"""What is agreed on at the start, and how a session ends."""
import json

import pytest
from lsprotocol import types
from lsprotocol.converters import get_converter
from pytest_lsp import client_capabilities

from conftest import EDITORS, METHODS, SERVED, start_session

# Left to sourcekit-lsp unless a switch turns them on.
OFF_BESIDE_COMPANION = {"rename", "documentSymbol", "signatureHelp", "declaration", "typeHierarchy", "documentHighlight"}
OFF_BY_DEFAULT = {"documentLink"}
# Advertised only to clients that announce them.
NEGOTIATED = {"textDocument/diagnostic", "workspace/diagnostic", "workspace/textDocumentContent"}


def advertised(capabilities, path):
    value = get_converter().unstructure(capabilities)
    for key in path.split("."):
        if value is True:  # for a client that reads no members
            return True
        value = value.get(key) if isinstance(value, dict) else None
    return value not in (None, False)


def expected(rows, without=frozenset()):
    for row in rows:
        if row.get("capability") and row["method"] not in NEGOTIATED:
            is_off = row.get("feature") in OFF_BY_DEFAULT | set(without)
            yield row["capability"], not is_off


async def test_exactly_the_table_is_advertised(session):
    for capability, is_on in expected(METHODS["requests"]):
        assert advertised(session.capabilities, capability) == is_on, capability
    known = {row["capability"].split(".")[0] for row in METHODS["requests"] + METHODS["notifications"]
             if row.get("capability")}
    surplus = set(json.loads(json.dumps(get_converter().unstructure(session.capabilities))))
    assert surplus - known <= {"positionEncoding"}
    assert session.server_info.name == "signalbox" and session.server_info.version


async def test_what_sourcekit_lsp_answers_is_left_to_it(companion):
    for capability, is_on in expected(METHODS["requests"], OFF_BESIDE_COMPANION):
        assert advertised(companion.capabilities, capability) == is_on, capability


async def test_every_feature_can_be_switched_off(client, workspace):
    features = {row["feature"]: False for row in METHODS["requests"] if row.get("feature")}
    session = await start_session(client, workspace, "neovim@v0.11.0", {"features": features})
    for row in METHODS["requests"]:
        if row.get("feature") and row.get("capability"):
            assert not advertised(session.capabilities, row["capability"].split(".")[0]), row["method"]


@pytest.mark.parametrize("editor", EDITORS)
async def test_only_what_the_client_can_is_registered(client, workspace, editor):
    session = await start_session(client, workspace, editor)
    await session.settle()
    announced = client_capabilities(editor).workspace
    watches = announced.did_change_watched_files
    can_watch = bool(watches and watches.dynamic_registration)
    registered = {registration.method for registration in client.registrations}
    assert ("workspace/didChangeWatchedFiles" in registered) == can_watch
    assert registered <= {"workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration"}


async def test_a_session_without_any_capability(client, workspace):
    result = await client.initialize_session(types.InitializeParams(
        capabilities=types.ClientCapabilities(), root_uri=workspace.uri))
    assert result.capabilities.position_encoding in (None, "utf-16")
    await client.protocol.send_request_async("signalbox/synchronize", {})
    assert client.diagnostics


async def test_the_process_ends_with_zero(client, workspace):
    await start_session(client, workspace, "emacs@v29.1")
    await client.shutdown_session()
    assert client._server.returncode == 0


def test_every_request_has_a_client_here(request):
    """A method that comes new into the table gets a test in this folder."""
    asked = {method for item in request.session.items for mark in item.iter_markers("serves") for method in mark.args}
    if len({item.path for item in request.session.items}) < 3:
        pytest.skip("only a part of the tests runs")
    assert SERVED - {"initialize", "shutdown", "signalbox/synchronize"} <= asked
