"""Every question that can be asked at a place in a file, for those that the server announces."""

ABOUT_WORKSPACE = {
    "textDocument/references", "textDocument/rename", "workspace/symbol", "callHierarchy/incomingCalls",
    "callHierarchy/outgoingCalls", "typeHierarchy/supertypes", "typeHierarchy/subtypes", "signalbox/routeGraph",
    "signalbox/path", "workspace/diagnostic", "textDocument/implementation",
}

AT_POSITION = {
    "textDocument/completion": "completionProvider",
    "textDocument/hover": "hoverProvider",
    "textDocument/definition": "definitionProvider",
    "textDocument/declaration": "declarationProvider",
    "textDocument/typeDefinition": "typeDefinitionProvider",
    "textDocument/implementation": "implementationProvider",
    "textDocument/documentHighlight": "documentHighlightProvider",
    "textDocument/signatureHelp": "signatureHelpProvider",
    "textDocument/prepareRename": "renameProvider",
    "textDocument/references": "referencesProvider",
    "textDocument/rename": "renameProvider",
    "textDocument/prepareCallHierarchy": "callHierarchyProvider",
    "textDocument/prepareTypeHierarchy": "typeHierarchyProvider",
}

IN_DOCUMENT = {
    "textDocument/documentSymbol": "documentSymbolProvider",
    "textDocument/codeLens": "codeLensProvider",
    "textDocument/documentLink": "documentLinkProvider",
    "textDocument/diagnostic": "diagnosticProvider",
}

IN_RANGE = {
    "textDocument/inlayHint": "inlayHintProvider",
    "textDocument/codeAction": "codeActionProvider",
}

# Errors with which a method may say that it has nothing to offer at a place.
REFUSALS = {"textDocument/rename": {-32803}}

FOLLOW_UP = {
    "textDocument/prepareCallHierarchy": ["callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"],
    "textDocument/prepareTypeHierarchy": ["typeHierarchy/supertypes", "typeHierarchy/subtypes"],
}


def requests(capabilities, uri, position, last_line):
    """(method, parameters) of all that the server serves."""
    place = {"textDocument": {"uri": uri}, "position": position}
    more = {"textDocument/references": {"context": {"includeDeclaration": True}},
            "textDocument/rename": {"newName": "somethingElse"}}
    for method, capability in AT_POSITION.items():
        provider = capabilities.get(capability)
        is_served = provider not in (None, False)
        if method == "textDocument/prepareRename":
            is_served = isinstance(provider, dict) and bool(provider.get("prepareProvider"))
        if is_served:
            yield method, {**place, **more.get(method, {})}
    for method, capability in IN_DOCUMENT.items():
        if capabilities.get(capability) not in (None, False):
            yield method, {"textDocument": {"uri": uri}}
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": last_line, "character": 0}}
    for method, capability in IN_RANGE.items():
        if capabilities.get(capability) not in (None, False):
            if method == "textDocument/codeAction":
                yield method, {"textDocument": {"uri": uri}, "range": {"start": position, "end": position},
                               "context": {"diagnostics": []}}
            else:
                yield method, {"textDocument": {"uri": uri}, "range": whole}
    if capabilities.get("workspaceSymbolProvider") not in (None, False):
        yield "workspace/symbol", {"query": "det"}


def is_right(method, response):
    return "result" in response or response["error"]["code"] in REFUSALS.get(method, ())


def following(method, response):
    """(method, parameters) of the questions that an answer leads to."""
    result = response.get("result")
    for item in (result or [])[:1] if method in FOLLOW_UP else []:
        for next_method in FOLLOW_UP[method]:
            yield next_method, {"item": item}
    if method == "textDocument/completion":
        for item in (result or {}).get("items", [])[:1]:
            yield "completionItem/resolve", item


def ask_all(session, uri, position, last_line, before=lambda: None):
    """(method, parameters, seconds, response) of every question at a place, one after the other, those that follow from an
    answer included."""
    for question in requests(session.capabilities, uri, position, last_line):
        before()
        response, seconds = session.ask_raw(*question)
        yield (*question, seconds, response)
        for next_question in following(question[0], response):
            next_response, seconds = session.ask_raw(*next_question)
            yield (*next_question, seconds, next_response)


def ask_in_turn(session, changes, uri, position, last_line, turn):
    """(method, parameters, seconds, seconds of processor time, response) of the same, the `turn`-th first: it is sent in one
    go with the parameters of some `textDocument/didChange`, and has to wait for what they lead to."""
    notifications = [("textDocument/didChange", change) for change in changes]
    questions = list(requests(session.capabilities, uri, position, last_line))
    first = turn % len(questions)
    waiting = questions[first:] + questions[:first]
    while waiting:
        question = waiting.pop(0)
        before = session.processor()
        response, seconds = session.ask_behind(notifications, *question)
        yield (*question, seconds, session.busy_since(before), response)
        notifications = []
        waiting[:0] = following(question[0], response)
