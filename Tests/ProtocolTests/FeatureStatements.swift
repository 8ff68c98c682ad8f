/// Statements 88 to 96, as far as their methods are served, and the rules beside sourcekit-lsp.

import JSON
import JSONRPC
import TestSupport
import Testing

@Suite struct FeatureStatements {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()
  private let screens: String
  private let coordinator: String

  init() throws {
    workspace = try TemporaryWorkspace(depot)
    screens = workspace.uri("Screens.swift")
    coordinator = workspace.uri("DepotCoordinator.swift")
  }

  private func items(_ capabilities: JSONValue) throws -> [JSONValue] {
    try editor.initialize(root: workspace.path, capabilities: capabilities)
    let list = try editor.result(1, "textDocument/completion", at(screens, 6, 42))
    #expect(list["isIncomplete"] == false)
    return list["items"]?.arrayValue ?? []
  }

  private func item(_ label: String, _ capabilities: JSONValue = [:]) throws -> JSONValue {
    try #require(try items(capabilities).first { $0["label"] == .string(label) })
  }

  @Test("88: completions are complete, sorted, and hold the position") func s88() throws {
    let items = try items([:])
    let labels = items.compactMap { $0["label"]?.stringValue }
    #expect(labels.prefix(2) == ["parcel", "help"])
    let sortTexts = items.compactMap { $0["sortText"]?.stringValue }
    #expect(sortTexts == sortTexts.sorted() && Set(sortTexts).count == items.count)
    for item in items {
      #expect(item["preselect"] == nil)
      let (start, end) = (item["textEdit"]?["range"]?["start"], item["textEdit"]?["range"]?["end"])
      #expect(start?["line"] == 6 && end?["line"] == 6)
      #expect((start?["character"]?.integerValue ?? 99) <= 42 && (end?["character"]?.integerValue ?? 0) >= 42)
    }
  }

  @Test("91: resolve adds documentation and changes nothing else") func s91() throws {
    let item = try item(
      "parcel", ["textDocument": ["completion": ["completionItem": ["documentationFormat": ["markdown"]]]]])
    var resolved = try #require(try editor.result(2, "completionItem/resolve", item).objectValue)
    #expect(resolved["documentation"]?["kind"] == "markdown")
    #expect(resolved["documentation"]?["value"]?.stringValue?.contains("parcel(Int)") == true)
    resolved["documentation"] = nil
    #expect(.object(resolved) == item)
    var unknown = try #require(item.objectValue)
    unknown["data"] = ["version": 1, "id": "Nobody.nothing", "uri": .string(screens)]
    #expect(try editor.result(3, "completionItem/resolve", .object(unknown)) == .object(unknown))
    #expect(try editor.result(4, "completionItem/resolve", ["label": "foreign"]) == ["label": "foreign"])
  }

  @Test("91: documentation without a kind where no kinds are announced") func s91plain() throws {
    let resolved = try editor.result(2, "completionItem/resolve", try item("parcel"))
    #expect(resolved["documentation"]?.stringValue?.contains("parcel(Int)") == true)
  }

  @Test("91: a detail is filled in for clients that wait for it") func s91detail() throws {
    let support: JSONValue = [
      "resolveSupport": ["properties": ["documentation", "detail"]], "labelDetailsSupport": true,
    ]
    let item = try item("parcel", ["textDocument": ["completion": ["completionItem": support]]])
    #expect(item["detail"] == nil)
    let resolved = try editor.result(2, "completionItem/resolve", item)
    #expect(resolved["detail"] == "push parcel(Int) → ParcelScreen")
    #expect(resolved["documentation"]?.stringValue?.contains("parcel(Int)") == true)
  }

  @Test("92: snippets and label details only where they are announced") func s92() throws {
    let plain = try item("parcel")
    #expect(plain["insertTextFormat"] == nil)
    #expect(plain["labelDetails"] == nil)
    #expect(plain["textEdit"]?["newText"] == "parcel")
    #expect(plain["detail"]?.stringValue?.contains("ParcelScreen") == true)
  }

  @Test("92: snippets and label details where they are") func s92announced() throws {
    let rich = try item(
      "parcel",
      ["textDocument": ["completion": ["completionItem": ["snippetSupport": true, "labelDetailsSupport": true]]]])
    #expect(rich["insertTextFormat"] == 2)
    #expect(rich["labelDetails"]?["description"]?.stringValue?.contains("ParcelScreen") == true)
    #expect(rich["textEdit"]?["newText"]?.stringValue?.contains("${1:") == true)
    #expect(rich["detail"] == nil)
  }

  @Test("93: links only where they are supported, null for nothing") func s93() throws {
    try editor.initialize(root: workspace.path)
    let places = try editor.result(1, "textDocument/definition", at(screens, 6, 44)).arrayValue ?? []
    #expect(places.map { $0["uri"] } == [.string(coordinator), .string(coordinator), .string(screens)])
    #expect(try editor.result(2, "textDocument/definition", at(screens, 0, 0)) == .null)
    let linked = FakeEditor()
    try linked.initialize(
      root: workspace.path, capabilities: ["textDocument": ["definition": ["linkSupport": true]]])
    let links = try linked.result(1, "textDocument/definition", at(screens, 6, 44)).arrayValue ?? []
    #expect(links.map { $0["targetUri"] } == places.map { $0["uri"] })
    #expect(links.first?["originSelectionRange"]?["start"] == ["line": 6, "character": 42])
  }

  @Test("beside sourcekit-lsp, the declaration is left out") func companion() throws {
    try editor.initialize(root: workspace.path, options: ["companion": "sourcekit-lsp"])
    let places = try editor.result(1, "textDocument/definition", at(screens, 6, 44)).arrayValue ?? []
    #expect(places.compactMap { $0["range"]?["start"]?["line"]?.integerValue } == [10, 11])
  }

  @Test("document symbols as a tree or flat") func documentSymbols() throws {
    let uri: JSONValue = ["textDocument": ["uri": .string(coordinator)]]
    try editor.initialize(root: workspace.path)
    let flat = try editor.result(1, "textDocument/documentSymbol", uri).arrayValue ?? []
    #expect(flat.compactMap { $0["name"]?.stringValue } == ["DepotCoordinator", "start", "parcel", "help"])
    #expect(flat.last?["containerName"] == "DepotCoordinator")
    #expect(flat.last?["location"]?["uri"] == .string(coordinator))
    let modern = FakeEditor()
    try modern.initialize(
      root: workspace.path,
      capabilities: ["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]])
    let tree = try modern.result(1, "textDocument/documentSymbol", uri).arrayValue ?? []
    #expect(tree.map { $0["name"] } == ["DepotCoordinator"])
    let children = tree.first?["children"]?.arrayValue ?? []
    #expect(children.compactMap { $0["name"]?.stringValue } == ["start", "parcel", "help"])
    #expect(tree.first?["selectionRange"]?["start"] == ["line": 3, "character": 12])
  }

  @Test("references and highlights") func references() throws {
    try editor.initialize(root: workspace.path)
    let parameters = { (declaration: Bool) -> JSONValue in
      var object = at(screens, 6, 44).objectValue ?? [:]
      object["context"] = ["includeDeclaration": .bool(declaration)]
      return .object(object)
    }
    let uses = try editor.result(1, "textDocument/references", parameters(false)).arrayValue ?? []
    #expect(uses.map { $0["uri"] } == [.string(coordinator), .string(screens)])
    let all = try editor.result(2, "textDocument/references", parameters(true)).arrayValue ?? []
    // The declaration and the factory.
    #expect(all.count == 4)
    let highlights = try editor.result(3, "textDocument/documentHighlight", at(coordinator, 6, 22)).arrayValue ?? []
    #expect(highlights.compactMap { $0["kind"]?.integerValue } == [3, 3, 2])
  }

  @Test("hover in the client's format") func hover() throws {
    try editor.initialize(root: workspace.path)
    let plain = try editor.result(1, "textDocument/hover", at(screens, 6, 44))
    #expect(plain["contents"]?["kind"] == "plaintext")
    #expect(plain["contents"]?["value"]?.stringValue?.contains("`") == false)
    let markdown = FakeEditor()
    try markdown.initialize(
      root: workspace.path, capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    let card = try markdown.result(1, "textDocument/hover", at(screens, 6, 44))
    #expect(card["contents"]?["value"]?.stringValue?.hasPrefix("```swift\npush parcel(Int)") == true)
    #expect(card["range"]?["end"] == ["line": 6, "character": 48])
  }

  @Test("the route graph, whole and from one node") func routeGraph() throws {
    try editor.initialize(root: workspace.path)
    let ids = { (graph: JSONValue) in (graph["nodes"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue } }
    let graph = try editor.result(1, "signalbox/routeGraph", ["format": "json"])
    #expect(graph["version"] == 1)
    #expect(ids(graph) == ids(graph).sorted())
    #expect(Set(["DepotCoordinator", "DepotCoordinator.parcel", "ParcelScreen"]).isSubset(of: ids(graph)))
    let node = graph["nodes"]?.arrayValue?.first { $0["id"] == "DepotCoordinator" }
    #expect(node?["uri"] == .string(coordinator))
    let part = try editor.result(2, "signalbox/routeGraph", ["root": "DepotCoordinator.parcel", "depth": 1])
    #expect(ids(part).contains("DepotCoordinator.parcel") && !ids(part).contains("DepotCoordinator.help"))
    let drawn = { (format: String) in
      try editor.result(4, "signalbox/routeGraph", ["format": .string(format), "root": "DepotCoordinator"])["text"]?
        .stringValue ?? ""
    }
    #expect(try drawn("dot").hasPrefix("digraph"))
    #expect(try drawn("mermaid").contains("ParcelScreen"))
    let elsewhere = try editor.result(3, "signalbox/routeGraph", ["folder": "file:///elsewhere"])
    #expect(ids(elsewhere) == [])
  }

  @Test("paths") func paths() throws {
    try editor.initialize(root: workspace.path)
    let ask = { (from: String, to: String) in
      try editor.ask(1, "signalbox/path", ["from": .string(from), "to": .string(to)])
    }
    let chain = try ask("DepotCoordinator", "ParcelScreen")["result"]
    #expect(chain?["code"]?.stringValue?.contains(#"\.parcel"#) == true)
    #expect(chain?["steps"]?.arrayValue?.isEmpty == false)
    #expect(try ask("DepotCoordinator", "DepotCoordinator")["result"]?["steps"] == [])
    #expect(try ask("ParcelScreen", "HelpScreen")["result"]?["code"] == #"coordinator.route(to: \.help)"#)
    #expect(try ask("ParcelScreen", "DepotCoordinator")["result"] == .null)
    let unknown = try ask("DepotCoordinater", "HelpScreen")["error"]
    #expect(unknown?["code"] == -32803)
    #expect(unknown?["message"]?.stringValue?.contains("DepotCoordinator") == true)
  }

  @Test("the configuration file rules the diagnostics, and a broken one changes nothing") func configuration() throws {
    try workspace.write(".signalbox.yml", "severity:\n  unknown-route: warning\n")
    try editor.initialize(root: workspace.path)
    let severity = {
      let publish = try editor.first { $0["params"]?["uri"] == .string(screens) }
      return publish["params"]?["diagnostics"]?.arrayValue?.first?["severity"]
    }
    #expect(try severity() == 2)
    try workspace.write(".signalbox.yml", "severity:\n  unknown-route: hint\n")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(try severity() == 4)
    try workspace.write(".signalbox.yml", "sevrity:\n")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    try expectSilence(of: editor)
    #expect(try editor.result(1, "signalbox/status")["state"] == "degraded")
  }

  @Test("what is in no target is not judged, and an edited project is noticed") func targets() throws {
    func write(_ files: [String]) throws {
      try workspace.write("App.xcodeproj/project.pbxproj", xcodeProject(naming: files))
      editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    }
    try workspace.write("Start.swift", "let start = 1\n")
    try workspace.write(
      "App.xcodeproj/project.pbxproj", xcodeProject(naming: ["DepotCoordinator.swift", "Screens.swift"]))
    try editor.initialize(root: workspace.path)
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    try write(["DepotCoordinator.swift", "Start.swift"])
    #expect(try editor.publishedCodes(screens) == [])
    try write(["DepotCoordinator.swift", "Start.swift", "Screens.swift"])
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
  }

  @Test("an entry point that names nothing is logged with its line, when the file is read") func entryPoints() throws {
    try workspace.write(".signalbox.yml", "entry_points:\n  - DepotCoordinator\n")
    try editor.initialize(root: workspace.path)
    _ = try editor.result(1, "signalbox/synchronize")
    try workspace.write(".signalbox.yml", "entry_points:\n  - DepotCoordinator\n  - DepotCordinator\n")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    let complaint = ".signalbox.yml:3: the entry point 'DepotCordinator' is no coordinator and no screen; did you mean "
    #expect(editor.logged { $0.contains { $0.contains(complaint + "'DepotCoordinator'?") } })
    #expect(editor.logged { lines in lines.count { $0.contains("the entry point") } == 1 })
  }
}
