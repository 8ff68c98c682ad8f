"""Findings, pushed and pulled, before and after edits."""
import pytest
from lsprotocol import types

from conftest import start_session
from sample import LINKS, LIST, PARCELS, slice_of


def codes(diagnostics):
    return sorted(each.code for each in diagnostics)


async def test_open_and_closed_files_are_published(session):
    found = {session.workspace.name_of(uri): codes(each) for uri, each in session.client.diagnostics.items() if each}
    assert "missing-environment-router" in found["Screens/ProfileScreen.swift"]
    assert sum(map(len, found.values())) == 10 or session.is_pulled


async def test_findings_have_all_that_editors_show(session):
    [finding] = await session.findings(LIST)
    assert (finding.code, finding.source, finding.severity) == (
        "unknown-route", "signalbox", types.DiagnosticSeverity.Error)
    assert slice_of(session.workspace.text(LIST), finding.range) == "detial"
    assert "did you mean 'detail'" in finding.message


async def test_findings_follow_the_typing(session):
    start = session.workspace.position(LIST, "route(to: \\.|detial")
    for typed in ("", "d", "de", "det", "deta", "detai", "detail"):
        old = types.Position(start.line, start.character + (6 if not typed else len(typed) - 1))
        session.change(LIST, types.Range(start, old), typed)
    assert not await session.findings(LIST)


async def test_a_declaration_changes_findings_elsewhere(session):
    place = session.workspace.position(PARCELS, "var |detail = makeDetail")
    session.change(PARCELS, types.Range(place, types.Position(place.line, place.character + 6)), "parcel")
    assert "unknown-route" in codes(await session.findings(LINKS))


async def test_closing_keeps_what_is_on_disk(session):
    session.client.text_document_did_close(types.DidCloseTextDocumentParams(session.workspace.document(LIST)))
    await session.settle()
    assert codes(session.published(LIST)) == ["unknown-route"]


@pytest.mark.serves("textDocument/diagnostic")
async def test_pulled_documents(client, workspace):
    session = await start_session(client, workspace, "neovim@v0.11.0")
    if not session.is_pulled:
        pytest.fail("not advertised to a client that announces it")
    session.open(LIST)
    await session.settle()
    first = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(workspace.document(LIST)))
    assert codes(first.items) == ["unknown-route"] and not session.published(LIST)
    again = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(
        workspace.document(LIST), previous_result_id=first.result_id))
    assert again.kind == types.DocumentDiagnosticReportKind.Unchanged


@pytest.mark.serves("workspace/diagnostic")
async def test_pulled_workspace(client, workspace):
    session = await start_session(client, workspace, "neovim@v0.11.0")
    await session.settle()
    report = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    assert sum(len(each.items) for each in report.items) == 10
