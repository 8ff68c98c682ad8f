"""Each method, asked through an implementation of the protocol that is not ours, with the capabilities of real editors.

Whether the answers about routes are right in every case is the business of the Swift tests. Here each method is asked where
one answer is known, and lsprotocol refuses whatever does not have the shape that the specification wants.
"""
import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from sample import LINKS, LIST, MAIN, PARCELS, apply_edits, position_in, slice_of

USE = "popToRoot().route(to: \\.de|tail, id)"
DECLARATION = "@Route(.push) var de|tail = makeDetail"
PAYMENT = "@Route(.modal) var pay|ment = makePayment"
MISSPELT = "router.route(to: \\.det|ial, parcel.id)"
NOWHERE = "let on|Tap: (Parcel) -> Void"


def as_list(answer):
    return answer if isinstance(answer, (list, tuple)) else [answer] if answer else []


@pytest.mark.serves("textDocument/completion")
async def test_completion(session):
    session.change(LIST, types.Range(*[session.workspace.position(LIST, "route(to: \\.|detial")] * 2), "")
    answer = await session.client.text_document_completion_async(
        session.at(LIST, "route(to: \\.|detial", types.CompletionParams))
    items = {item.label: item for item in answer.items}
    assert {"detail", "tracking", "payment", "help"} <= set(items)
    assert not answer.is_incomplete
    assert all(item.kind and item.text_edit and item.sort_text for item in answer.items)


@pytest.mark.serves("textDocument/completion", "completionItem/resolve")
async def test_completion_resolve(session):
    answer = await session.client.text_document_completion_async(
        session.at(LIST, "route(to: \\.|detial", types.CompletionParams))
    item = next(item for item in answer.items if item.label == "detail")
    resolved = await session.client.completion_item_resolve_async(item)
    text = resolved.documentation.value if hasattr(resolved.documentation, "value") else resolved.documentation
    assert "detail" in text and "ParcelsCoordinator" in text
    assert (resolved.text_edit, resolved.sort_text, resolved.filter_text) == (
        item.text_edit, item.sort_text, item.filter_text)


@pytest.mark.serves("textDocument/completion")
async def test_an_accepted_completion_is_what_stands_there_then(session):
    """The edit is applied as an editor would, and the file has the finding no more."""
    answer = await session.client.text_document_completion_async(
        session.at(LIST, "route(to: \\.|detial", types.CompletionParams))
    item = next(item for item in answer.items if item.label == "detail")
    start = session.workspace.position(LIST, "route(to: \\.|detial")
    end = session.workspace.position(LIST, "route(to: \\.detial|")
    edit = item.text_edit
    assert getattr(edit, "range", None) or edit.replace
    session.change(LIST, types.Range(start, end), "detail")
    assert await session.findings(LIST) == []


@pytest.mark.serves("textDocument/definition")
async def test_definition(session):
    answer = as_list(await session.client.text_document_definition_async(
        session.at(LINKS, USE, types.DefinitionParams)))
    assert {session.workspace.slice(each) for each in answer} >= {"detail", "makeDetail"}


@pytest.mark.serves("textDocument/definition")
async def test_definition_beside_sourcekit_lsp(companion):
    answer = as_list(await companion.client.text_document_definition_async(
        companion.at(LINKS, USE, types.DefinitionParams)))
    assert "makeDetail" in {companion.workspace.slice(each) for each in answer}
    assert "detail" not in {companion.workspace.slice(each) for each in answer}


@pytest.mark.serves("textDocument/declaration")
async def test_declaration(session):
    answer = as_list(await session.client.text_document_declaration_async(
        session.at(LINKS, USE, types.DeclarationParams)))
    assert [session.workspace.slice(each) for each in answer] == ["detail"]


@pytest.mark.serves("textDocument/typeDefinition")
async def test_type_definition(session):
    answer = as_list(await session.client.text_document_type_definition_async(
        session.at(LINKS, USE, types.TypeDefinitionParams)))
    assert [session.workspace.slice(each) for each in answer] == ["ParcelDetailScreen"]


@pytest.mark.serves("textDocument/implementation")
async def test_implementation(session):
    answer = as_list(await session.client.text_document_implementation_async(
        session.at(LINKS, USE, types.ImplementationParams)))
    assert [session.workspace.slice(each) for each in answer] == ["makeDetail"]


@pytest.mark.serves("textDocument/hover")
async def test_hover(session):
    answer = await session.client.text_document_hover_async(session.at(LINKS, USE, types.HoverParams))
    assert "detail" in answer.contents.value and "ParcelsCoordinator" in answer.contents.value
    assert slice_of(session.workspace.text(LINKS), answer.range) == "detail"


@pytest.mark.serves("textDocument/hover")
async def test_nothing_is_said_where_no_route_is(session):
    assert await session.client.text_document_hover_async(session.at(LIST, NOWHERE, types.HoverParams)) is None
    assert not await session.client.text_document_definition_async(session.at(LIST, NOWHERE, types.DefinitionParams))


@pytest.mark.serves("textDocument/references")
async def test_references(session):
    async def references(include):
        return await session.client.text_document_references_async(session.at(
            PARCELS, DECLARATION, types.ReferenceParams, context=types.ReferenceContext(include_declaration=include)))
    uses, all_places = await references(False), await references(True)
    assert LINKS in {session.workspace.name_of(each.uri) for each in uses}
    assert {session.workspace.slice(each) for each in uses} == {"detail"}
    assert PARCELS in {session.workspace.name_of(each.uri) for each in all_places}
    assert len(all_places) > len(uses)


@pytest.mark.serves("textDocument/documentHighlight")
async def test_document_highlight(session):
    answer = await session.client.text_document_document_highlight_async(
        session.at(PARCELS, DECLARATION, types.DocumentHighlightParams))
    text = session.workspace.text(PARCELS)
    assert ("detail", types.DocumentHighlightKind.Write) in {(slice_of(text, each.range), each.kind) for each in answer}


@pytest.mark.serves("textDocument/documentSymbol")
async def test_document_symbol(session):
    answer = await session.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(session.workspace.document(PARCELS)))
    names = {symbol.name for symbol in answer}
    if isinstance(answer[0], types.DocumentSymbol):
        names = {child.name for symbol in answer for child in symbol.children}
    assert {"detail", "tracking", "payment", "help"} <= names


@pytest.mark.serves("workspace/symbol")
async def test_workspace_symbol(session):
    answer = await session.client.workspace_symbol_async(types.WorkspaceSymbolParams(query="trk"))
    assert "tracking" in {symbol.name for symbol in answer}
    assert PARCELS in {session.workspace.name_of(symbol.location.uri) for symbol in answer}


@pytest.mark.serves("textDocument/signatureHelp")
async def test_signature_help(session):
    answer = await session.client.text_document_signature_help_async(
        session.at(LINKS, "route(to: \\.detail, i|d)", types.SignatureHelpParams))
    assert "Parcel.ID" in answer.signatures[0].label


@pytest.mark.serves("textDocument/codeAction")
async def test_code_action_mends_what_it_answers(session):
    text, uri = session.workspace.text(LIST), session.workspace.uri_of(LIST)
    place = session.workspace.position(LIST, MISSPELT)
    actions = await session.client.text_document_code_action_async(types.CodeActionParams(
        text_document=session.workspace.document(LIST), range=types.Range(place, place),
        context=types.CodeActionContext(
            diagnostics=await session.findings(LIST), only=[types.CodeActionKind.QuickFix])))
    action = next(each for each in actions if isinstance(each, types.CodeAction) and "'detail'" in each.title)
    if action.edit is None:
        action = await session.client.code_action_resolve_async(action)
    changes = action.edit.changes or {
        each.text_document.uri: each.edits for each in action.edit.document_changes}
    assert "router.route(to: \\.detail, parcel.id)" in apply_edits(text, changes[uri])


@pytest.mark.serves("textDocument/codeAction", "codeAction/resolve")
async def test_kinds_of_code_actions_are_obeyed(session):
    whole = types.Range(types.Position(0, 0), types.Position(20, 0))
    answer = await session.client.text_document_code_action_async(types.CodeActionParams(
        text_document=session.workspace.document(LIST), range=whole,
        context=types.CodeActionContext(diagnostics=[], only=[types.CodeActionKind.SourceOrganizeImports])))
    assert not answer


@pytest.mark.serves("textDocument/codeLens")
async def test_code_lens(session):
    answer = await session.client.text_document_code_lens_async(
        types.CodeLensParams(session.workspace.document(PARCELS)))
    assert answer
    lenses = [each if each.command else await session.client.code_lens_resolve_async(each) for each in answer]
    assert all(each.command.title for each in lenses)


@pytest.mark.serves("codeLens/resolve")
async def test_code_lens_resolve(session):
    answer = await session.client.text_document_code_lens_async(
        types.CodeLensParams(session.workspace.document(PARCELS)))
    resolved = await session.client.code_lens_resolve_async(answer[0])
    assert resolved.range == answer[0].range and resolved.command.title


@pytest.mark.serves("textDocument/inlayHint")
async def test_inlay_hint(session):
    end = types.Position(session.workspace.text(LINKS).count("\n"), 0)
    answer = await session.client.text_document_inlay_hint_async(types.InlayHintParams(
        text_document=session.workspace.document(LINKS), range=types.Range(types.Position(0, 0), end)))
    labels = [each.label if isinstance(each.label, str) else "".join(part.value for part in each.label)
              for each in answer]
    assert any("ParcelDetailScreen" in label for label in labels)


@pytest.mark.serves("inlayHint/resolve")
async def test_inlay_hint_resolve(session):
    end = types.Position(session.workspace.text(LINKS).count("\n"), 0)
    answer = await session.client.text_document_inlay_hint_async(types.InlayHintParams(
        text_document=session.workspace.document(LINKS), range=types.Range(types.Position(0, 0), end)))
    resolved = await session.client.inlay_hint_resolve_async(answer[0])
    assert resolved.position == answer[0].position


@pytest.mark.serves("textDocument/prepareRename", "textDocument/rename")
async def test_rename(session):
    prepared = await session.client.text_document_prepare_rename_async(
        session.at(PARCELS, PAYMENT, types.PrepareRenameParams))
    assert prepared
    edit = await session.client.text_document_rename_async(
        session.at(PARCELS, PAYMENT, types.RenameParams, new_name="checkout"))
    changes = edit.changes or {each.text_document.uri: each.edits for each in edit.document_changes}
    renamed = {session.workspace.name_of(uri): apply_edits(session.workspace.text(session.workspace.name_of(uri)), edits)
               for uri, edits in changes.items()}
    assert "@Route(.modal) var checkout = makePayment" in renamed[PARCELS]
    assert "router.route(to: \\.checkout, invoice)" in renamed["Screens/ParcelDetailScreen.swift"]


@pytest.mark.serves("textDocument/rename")
@pytest.mark.parametrize("name", ["1st", "detail"], ids=["no identifier", "taken"])
async def test_rename_refuses(session, name):
    with pytest.raises(JsonRpcException) as refusal:
        await session.client.text_document_rename_async(session.at(
            PARCELS, PAYMENT, types.RenameParams, new_name=name))
    assert refusal.value.code == -32803 and name in refusal.value.message


@pytest.mark.serves("textDocument/prepareRename")
async def test_only_routes_can_be_renamed(session):
    assert await session.client.text_document_prepare_rename_async(
        session.at(LIST, NOWHERE, types.PrepareRenameParams)) is None


@pytest.mark.serves(
    "textDocument/prepareCallHierarchy", "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls")
async def test_call_hierarchy(session):
    [item] = await session.client.text_document_prepare_call_hierarchy_async(session.at(
        PARCELS, "final class Parcels|Coordinator: ", types.CallHierarchyPrepareParams))
    outgoing = await session.client.call_hierarchy_outgoing_calls_async(
        types.CallHierarchyOutgoingCallsParams(item))
    assert outgoing
    for call in outgoing:
        incoming = await session.client.call_hierarchy_incoming_calls_async(
            types.CallHierarchyIncomingCallsParams(call.to))
        assert item.name in {each.from_.name for each in incoming}, call.to.name


@pytest.mark.serves("textDocument/prepareTypeHierarchy", "typeHierarchy/supertypes", "typeHierarchy/subtypes")
async def test_type_hierarchy_is_containment(session):
    session.open(MAIN)
    [item] = await session.client.text_document_prepare_type_hierarchy_async(session.at(
        MAIN, "final class Main|Coordinator: ", types.TypeHierarchyPrepareParams))
    below = await session.client.type_hierarchy_subtypes_async(types.TypeHierarchySubtypesParams(item))
    assert {"AuthCoordinator", "HomeCoordinator"} <= {each.name for each in below}
    above = await session.client.type_hierarchy_supertypes_async(types.TypeHierarchySupertypesParams(below[0]))
    assert "MainCoordinator" in {each.name for each in above}


@pytest.mark.serves("textDocument/documentLink", "documentLink/resolve")
async def test_document_links_are_off_by_default(session):
    with pytest.raises(JsonRpcException) as refusal:
        await session.client.text_document_document_link_async(
            types.DocumentLinkParams(session.workspace.document(LINKS)))
    assert refusal.value.code == -32601


@pytest.mark.serves("workspace/executeCommand")
async def test_commands(session):
    assert session.capabilities.execute_command_provider.commands
    with pytest.raises(JsonRpcException):
        await session.client.workspace_execute_command_async(types.ExecuteCommandParams("signalbox.nothing"))


@pytest.mark.serves("workspace/textDocumentContent")
async def test_pages(session):
    """None of these editors shows pages of a server's own scheme, and so none is served."""
    with pytest.raises(JsonRpcException) as refusal:
        await session.request("workspace/textDocumentContent", types.TextDocumentContentParams("signalbox:/map.md"))
    assert refusal.value.code == -32601


@pytest.mark.serves("signalbox/routeGraph")
async def test_route_graph(session):
    graph = await session.request("signalbox/routeGraph", {"format": "json"})
    ids = {node.id for node in graph.nodes}
    assert {"MainCoordinator", "ParcelsCoordinator.detail"} <= ids
    assert all(edge.to in ids for edge in graph.edges)


@pytest.mark.serves("signalbox/path")
async def test_path(session):
    path = await session.request("signalbox/path", {"from": "MainCoordinator", "to": "TrackingScreen"})
    assert "\\.tracking" in path.code and len(path.steps) > 1


@pytest.mark.serves("signalbox/status")
async def test_status(session):
    status = await session.request("signalbox/status", {})
    assert status.state == "ready" and status.openDocuments == 3 and status.folders[0].coordinators == 8
