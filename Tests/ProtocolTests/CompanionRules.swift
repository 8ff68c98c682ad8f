/// The rules for living beside sourcekit-lsp, one test each.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct CompanionRules {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()
  private let screens: String
  private let coordinator: String
  private let companion: JSONObject = ["companion": "sourcekit-lsp"]

  init() throws {
    workspace = try TemporaryWorkspace(depot)
    screens = workspace.uri("Screens.swift")
    coordinator = workspace.uri("DepotCoordinator.swift")
  }

  private let off = [
    "rename": "renameProvider", "documentSymbol": "documentSymbolProvider",
    "signatureHelp": "signatureHelpProvider", "declaration": "declarationProvider",
    "typeHierarchy": "typeHierarchyProvider", "documentHighlight": "documentHighlightProvider",
  ]

  @Test("1: what is registered for documents is registered for exactly Swift files") func selector() throws {
    let dynamic: JSONValue = ["textDocument": ["documentHighlight": ["dynamicRegistration": true]]]
    try editor.initialize(root: workspace.path, capabilities: dynamic, options: companion)
    editor.notify(
      "workspace/didChangeConfiguration", ["settings": ["signalbox": ["features": ["documentHighlight": true]]]])
    let registration = try editor.notification("client/registerCapability")["registrations"]?.arrayValue?.first
    #expect(
      registration?["registerOptions"]?["documentSelector"] == [["language": "swift", "scheme": "file"]])
  }

  @Test("2: definition gives what sourcekit-lsp cannot, and the declaration only where there is nothing else")
  func definition() throws {
    try editor.initialize(root: workspace.path, options: companion)
    let places = try editor.result(1, "textDocument/definition", at(screens, 6, 44)).arrayValue ?? []
    #expect(places.compactMap { $0["range"]?["start"]?["line"]?.integerValue } == [10, 11])
    let type = try editor.result(2, "textDocument/definition", at(screens, 4, 28)).arrayValue ?? []
    #expect(type.compactMap { $0["range"]?["start"]?["line"]?.integerValue } == [3])
  }

  @Test("3: completion items carry more than a name") func completion() throws {
    try editor.initialize(
      root: workspace.path,
      capabilities: ["textDocument": ["completion": ["completionItem": ["labelDetailsSupport": true]]]],
      options: companion)
    let list = try editor.result(1, "textDocument/completion", at(screens, 6, 42))
    let items = list["items"]?.arrayValue ?? []
    #expect(items.count >= 2)
    for item in items {
      let details = item["labelDetails"]
      let isMore = details?["description"] != nil || details?["detail"] != nil || item["insertTextFormat"] == 2
      #expect(isMore, "\(item["label"] ?? .null)")
    }
    editor.open(screens, Self.unfinished)
    #expect(try labels(editor) == ["route(to: \\.…)", "focusFirst(\\.…)"])
    let alone = FakeEditor()
    try alone.initialize(root: workspace.path)
    alone.open(screens, Self.unfinished)
    #expect(try labels(alone).contains("popToRoot()"))
  }

  private static let unfinished = "import Stinsen\nfunc f(_ r: DepotCoordinator.Router) { r. }\n"

  private func labels(_ editor: FakeEditor) throws -> [String] {
    let list = try editor.result(9, "textDocument/completion", at(screens, 1, 41))
    return list["items"]?.arrayValue?.compactMap { $0["label"]?.stringValue } ?? []
  }

  @Test("4: hover is one short section under its own heading") func hover() throws {
    try editor.initialize(
      root: workspace.path, capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]],
      options: companion)
    let text = try #require(
      try editor.result(1, "textDocument/hover", at(screens, 6, 44))["contents"]?["value"]?.stringValue)
    #expect(text.hasPrefix("#### Signalbox\n\n```swift\npush parcel(Int)"))
    #expect(text.split(separator: "\n").count <= 12 && text.split(separator: "#### ").count == 1)
    let plain = FakeEditor()
    try plain.initialize(root: workspace.path, options: companion)
    let lines = try plain.result(1, "textDocument/hover", at(screens, 6, 44))["contents"]?["value"]?.stringValue
    #expect(lines?.hasPrefix("Signalbox:\npush parcel(Int)") == true, "\(lines ?? "nothing")")
    let alone = FakeEditor()
    try alone.initialize(root: workspace.path)
    let card = try alone.result(1, "textDocument/hover", at(screens, 6, 44))["contents"]?["value"]?.stringValue
    #expect(card?.hasPrefix("push parcel(Int)") == true, "\(card ?? "nothing")")
  }

  @Test("5: what the other server does as well is off, and each switch turns it on") func switches() throws {
    let result = try editor.initialize(root: workspace.path, options: companion)
    for capability in off.values { #expect(result["capabilities"]?[capability] == nil, "\(capability)") }
    for (feature, capability) in off {
      let another = FakeEditor()
      var options = companion
      options["features"] = .object(JSONObject(uniqueMembers: [.init(key: feature, value: true)]))
      let result = try another.initialize(options: options)
      #expect(result["capabilities"]?[capability] != nil, "\(capability)")
    }
    let alone = try FakeEditor().initialize()
    for capability in off.values { #expect(alone["capabilities"]?[capability] != nil, "\(capability)") }
  }

  @Test("6: broken Swift without routes is none of our business") func diagnostics() throws {
    try editor.initialize(root: workspace.path, options: companion)
    _ = try editor.unread()
    let broken = "import Nothing\nlet a: Int = \"b\"\nfunc ( {\n  x.y.z(\n}\n@Route struct"
    editor.open(workspace.uri("Broken.swift"), broken)
    try expectSilence(of: editor)
  }

  @Test("7: a code action opens the factory, through the client") func openFactory() throws {
    try editor.initialize(
      root: workspace.path, capabilities: ["window": ["showDocument": ["support": true]]], options: companion)
    let commands =
      try editor.result(
        1, "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(screens)],
          "range": ["start": ["line": 6, "character": 44], "end": ["line": 6, "character": 44]],
          "context": ["diagnostics": []],
        ]
      ).arrayValue ?? []
    let command = try #require(commands.first)
    #expect(command["title"] == "Open factory of 'parcel'")
    #expect(
      try editor.result(
        2, "workspace/executeCommand",
        ["command": command["command"] ?? .null, "arguments": command["arguments"] ?? []]) == .null)
    let request = try editor.notification("window/showDocument")
    #expect(request["uri"] == .string(coordinator))
    #expect(request["selection"]?["start"]?["line"] == 10)
  }

  @Test("8: cancelling is an error code that editors keep to themselves, and nothing is shown") func quiet() throws {
    try editor.initialize(root: workspace.path, options: companion)
    _ = try editor.unread()
    for id in 1...50 {
      editor.start(.integer(id), "textDocument/completion", at(screens, 6, 42))
      editor.notify("$/cancelRequest", ["id": .integer(id)])
    }
    let messages = try editor.unread()
    #expect(!messages.contains { $0["method"]?.stringValue?.hasPrefix("window/") == true })
    for message in messages {
      if let code = message["error"]?["code"] { #expect(code == -32800) }
    }
  }

  /// The server's own clock, so that the machine's load does not count; half of the answers may take longer.
  @Test("outside of a route context every method says nothing, in less than a millisecond") func outside() throws {
    let line = "  func f(_ a: Int) -> [String: Int] { [\"a\": a, \"b\": a + 1].filter { $0.value > 0 } }\n"
    try workspace.write("Plain.swift", "import Stinsen\nstruct S {\n" + String(repeating: line, count: 300) + "}\n")
    let plain = workspace.uri("Plain.swift")
    try editor.initialize(
      root: workspace.path, capabilities: ["textDocument": ["rename": ["prepareSupport": true]]])
    _ = try editor.unread()
    let methods = [
      "completion", "declaration", "definition", "documentHighlight", "hover", "implementation",
      "prepareCallHierarchy", "prepareRename", "prepareTypeHierarchy", "signatureHelp", "typeDefinition",
    ]
    for method in methods {
      for count in 0..<9 {
        // What is asked under an id again before the first answer is counted, is not counted.
        let answer = try editor.result(
          .string("\(method) \(count)"), "textDocument/" + method, at(plain, 20 + count, 40))
        #expect(answer == .null || answer["items"] == [], "\(method)")
      }
    }
    let rows = try editor.result(1, "signalbox/status")["requests"]?.arrayValue ?? []
    for method in methods where method != "completion" {
      let row = rows.first { $0["method"] == .string("textDocument/" + method) }
      let median: Double =
        switch row?["p50Milliseconds"] {
        case .real(let value)?: value
        case .integer(let value)?: Double(value)
        default: 99
        }
      #expect(median < 1, "\(method): \(median) ms")
    }
  }
}
