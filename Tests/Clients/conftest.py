"""Sessions with the server, as real editors announce themselves."""
import json
import os
import shutil
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from sample import BINARY, LINKS, LIST, PARCELS, REPOSITORY, Workspace

METHODS = json.loads((REPOSITORY / "protocol/methods.json").read_text())
SERVED = {row["method"] for row in METHODS["requests"]}

EDITORS = ["neovim@v0.7.0", "neovim@v0.11.0", "emacs@v29.1", "visual-studio-code"]


def pytest_sessionstart(session):
    if not os.access(BINARY, os.X_OK):
        pytest.exit("There is no %s: build it, or name another with SIGNALBOX." % BINARY, returncode=2)


def pytest_collection_modifyitems(items):
    """A test of a method that is not in the table of methods has nothing to test. One that is in it must pass."""
    for item in items:
        for mark in item.iter_markers("serves"):
            absent = [method for method in mark.args if method not in SERVED]
            if absent:
                item.add_marker(pytest.mark.skip(reason="not served: " + ", ".join(absent)))


def pytest_configure(config):
    config.addinivalue_line("markers", "serves(*methods): what the test asks, by the names in protocol/methods.json")


@pytest.fixture
def workspace(tmp_path):
    return Workspace(tmp_path.resolve())


class Session:
    """A client with the workspace open."""

    def __init__(self, client, workspace, result):
        self.client, self.workspace, self.capabilities = client, workspace, result.capabilities
        self.server_info = result.server_info
        self.versions = {}

    def open(self, *names):
        for name in names:
            self.versions[name] = 1
            self.client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
                uri=self.workspace.uri_of(name), language_id="swift", version=1, text=self.workspace.text(name))))

    def change(self, name, span, text):
        self.versions[name] += 1
        document = types.VersionedTextDocumentIdentifier(uri=self.workspace.uri_of(name), version=self.versions[name])
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            document, [types.TextDocumentContentChangePartial(range=span, text=text)]))

    async def settle(self):
        """Until everything sent so far has taken effect, diagnostics included."""
        await self.request("signalbox/synchronize", {})

    async def request(self, method, params):
        return await self.client.protocol.send_request_async(method, params)

    def at(self, name, marked, kind=types.TextDocumentPositionParams, **more):
        return kind(text_document=self.workspace.document(name),
                    position=self.workspace.position(name, marked), **more)

    def published(self, name):
        return self.client.diagnostics.get(self.workspace.uri_of(name), [])

    @property
    def is_pulled(self):
        return self.capabilities.diagnostic_provider is not None

    async def findings(self, name):
        """What the editor shows for an open file, by whichever way it gets it."""
        await self.settle()
        if not self.is_pulled:
            return list(self.published(name))
        report = await self.client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(self.workspace.document(name)))
        return list(report.items)


# What editors that announce it do on their own: they ask again.
REFRESHES = [types.WORKSPACE_INLAY_HINT_REFRESH, types.WORKSPACE_CODE_LENS_REFRESH]


async def start_session(client: LanguageClient, workspace, editor, options=None):
    registrations = client.registrations = []

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        registrations.extend(params.registrations)

    for method in REFRESHES:
        client.feature(method)(lambda *_: None)
    result = await client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities(editor), root_uri=workspace.uri,
        workspace_folders=[types.WorkspaceFolder(uri=workspace.uri, name="Parcelbox")],
        initialization_options=options))
    return Session(client, workspace, result)


CONFIGURATION = ClientServerConfig(server_command=[str(BINARY), "lsp"])


@pytest_lsp.fixture(config=CONFIGURATION)
async def client(lsp_client: LanguageClient):
    yield
    if lsp_client._server.returncode is None:
        await lsp_client.shutdown_session()


@pytest.fixture(params=EDITORS)
async def session(request, client, workspace):
    """Signalbox alone, with the files that most tests ask about."""
    session = await start_session(client, workspace, request.param)
    session.open(LINKS, LIST, PARCELS)
    await session.settle()
    return session


@pytest.fixture(params=EDITORS)
async def companion(request, client, workspace):
    """The same beside sourcekit-lsp."""
    session = await start_session(client, workspace, request.param, {"companion": "sourcekit-lsp"})
    session.open(LINKS, LIST, PARCELS)
    await session.settle()
    return session


@pytest.fixture(scope="session")
def program():
    """The path of a program. Without it the test is skipped, but not in continuous integration."""
    def find(name):
        path = shutil.which(name)
        if path is None:
            (pytest.fail if os.environ.get("CI") else pytest.skip)("%s is not installed" % name)
        return path
    return find


@pytest.fixture(scope="session")
def run():
    """Runs a program to its end; the output is part of the failure."""
    def run(command, **options):
        result = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                text=True, timeout=120, **options)
        print(result.stdout)
        return result
    return run
