"""An agent walks the app with the few operations that agents have, and without any knowledge of ours."""
import json

import pytest
from lsprotocol import types

from conftest import start_session
from sample import LINKS, LIST, MAIN, REPOSITORY

CONFIGURATION = json.loads((REPOSITORY / "editors/agents/.lsp.json").read_text())


def test_the_configuration_starts_the_server():
    server = CONFIGURATION["signalbox"]
    assert [server["command"], *server["args"]] == ["signalbox", "lsp"]
    assert server["extensionToLanguage"] == {".swift": "swift"}


@pytest.mark.serves("textDocument/definition", "textDocument/references", "textDocument/documentSymbol")
async def test_from_a_link_to_the_screen_and_back(client, workspace):
    session = await start_session(client, workspace, "emacs@v29.1")
    session.open(LINKS)
    targets = await client.text_document_definition_async(
        session.at(LINKS, "popToRoot().route(to: \\.de|tail, id)", types.DefinitionParams))
    declaration = next(each for each in targets if workspace.slice(each) == "detail")
    uri = getattr(declaration, "uri", None) or declaration.target_uri
    place = getattr(declaration, "range", None) or declaration.target_selection_range
    back = await client.text_document_references_async(types.ReferenceParams(
        text_document=types.TextDocumentIdentifier(uri), position=place.start,
        context=types.ReferenceContext(include_declaration=False)))
    assert LINKS in {workspace.name_of(each.uri) for each in back}


@pytest.mark.serves(
    "textDocument/prepareCallHierarchy", "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls",
    "workspace/symbol")
async def test_call_hierarchy_leads_to_every_screen(client, workspace):
    session = await start_session(client, workspace, "emacs@v29.1")
    session.open(MAIN)
    frontier = list(await client.text_document_prepare_call_hierarchy_async(
        session.at(MAIN, "final class Main|Coordinator: ", types.CallHierarchyPrepareParams)))
    reached = {}
    while frontier:
        item = frontier.pop()
        if item.name in reached:
            continue
        reached[item.name] = item
        for call in await client.call_hierarchy_outgoing_calls_async(types.CallHierarchyOutgoingCallsParams(item)):
            frontier.append(call.to)
    assert {"ParcelListScreen", "ParcelDetailScreen", "TrackingScreen", "SignInScreen"} <= set(reached)
    incoming = await client.call_hierarchy_incoming_calls_async(
        types.CallHierarchyIncomingCallsParams(reached["TrackingScreen"]))
    assert incoming


async def test_each_edit_brings_findings(client, workspace):
    session = await start_session(client, workspace, "emacs@v29.1")
    session.open(LIST)
    place = workspace.position(LIST, "route(to: \\.|detial")
    session.change(LIST, types.Range(place, types.Position(place.line, place.character + 6)), "nowhere")
    await session.settle()
    assert "'nowhere'" in session.published(LIST)[0].message
