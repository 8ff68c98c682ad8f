/// What the other methods answer about a small workspace: one test each, and statements 94 and 95.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct VerbTests {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()
  private let screens: String
  private let coordinator: String

  init() throws {
    workspace = try TemporaryWorkspace(depot + "\n" + yard)
    screens = workspace.uri("Screens.swift")
    coordinator = workspace.uri("DepotCoordinator.swift")
  }

  private func start(_ capabilities: JSONValue = [:], options: JSONObject = [:]) throws {
    try editor.initialize(root: workspace.path, capabilities: capabilities, options: options)
  }

  private func lines(_ places: JSONValue) -> [String] {
    (places.arrayValue ?? []).map { place in
      let file = (place["uri"] ?? place["targetUri"])?.stringValue?.split(separator: "/").last ?? ""
      let range = place["range"] ?? place["targetSelectionRange"]
      return "\(file):\(range?["start"]?["line"]?.integerValue ?? -1)"
    }
  }

  private func ask(_ method: String, _ place: JSONValue) throws -> JSONValue { try editor.result("v", method, place) }

  @Test("declaration, typeDefinition and implementation") func navigation() throws {
    try start()
    #expect(lines(try ask("textDocument/declaration", at(screens, 6, 44))) == ["DepotCoordinator.swift:6"])
    #expect(lines(try ask("textDocument/declaration", at(coordinator, 6, 32))) == ["DepotCoordinator.swift:6"])
    #expect(lines(try ask("textDocument/typeDefinition", at(screens, 6, 44))) == ["Screens.swift:11"])
    #expect(lines(try ask("textDocument/implementation", at(screens, 6, 44))) == ["DepotCoordinator.swift:10"])
    for method in ["declaration", "typeDefinition", "implementation"] {
      #expect(try ask("textDocument/" + method, at(screens, 0, 3)) == .null)
    }
  }

  @Test("signature help follows the comma") func signatureHelp() throws {
    try start()
    let help = try ask("textDocument/signatureHelp", at(screens, 6, 50))
    #expect(help["signatures"]?.arrayValue?.first?["label"] == "parcel(Int)")
    #expect(help["activeParameter"] == 0)
    #expect(try ask("textDocument/signatureHelp", at(screens, 6, 44)) == .null)
    #expect(try ask("textDocument/signatureHelp", at(screens, 6, 16)) == .null)
    // Half-typed, without the closing parenthesis.
    editor.open(
      screens,
      """
      import Stinsen
      func f(_ r: DepotCoordinator.Router) {
        r.route(to: \\.parcel, 7
      }
      """)
    let open = try ask("textDocument/signatureHelp", at(screens, 2, 25))
    #expect(open["signatures"]?.arrayValue?.first?["label"] == "parcel(Int)")
    // Nothing is written behind the comma yet.
    let lines = ["import Stinsen", "func f(_ r: DepotCoordinator.Router) {", "  r.route(to: \\.parcel, "]
    for end in ["\n}\n", "\n  r.route(to: \\.help)\n}\n", "", "\n"] {
      editor.open(screens, lines.joined(separator: "\n") + end)
      let bare = try ask("textDocument/signatureHelp", at(screens, 2, 24))
      #expect(bare["signatures"]?.arrayValue?.first?["label"] == "parcel(Int)", "\(end)")
      #expect(bare["activeParameter"] == 0)
    }
  }

  @Test("workspace symbols by scattered letters, and by container") func symbols() throws {
    try start()
    let names = { (query: String) in
      (try ask("workspace/symbol", ["query": .string(query)]).arrayValue ?? []).compactMap { $0["name"]?.stringValue }
    }
    #expect(try names("parcel") == ["parcel", "ParcelScreen"])
    #expect(try names("DCO").contains("DepotCoordinator"))
    #expect(try names("Depot.par") == ["parcel"])
    #expect(try names("Yard.parcel") == [])
    #expect(try names("qqq") == [])
    #expect(try names("").count > 5)
    let parcel = try ask("workspace/symbol", ["query": "parcel"]).arrayValue?.first
    #expect(parcel?["containerName"] == "DepotCoordinator")
    #expect(parcel?["location"]?["range"]?["start"] == ["line": 6, "character": 20])
  }

  @Test("links are off by default, and lead to factories") func links() throws {
    let document: JSONValue = ["textDocument": ["uri": .string(screens)]]
    try start(options: ["features": ["documentLink": true]])
    let links = try ask("textDocument/documentLink", document).arrayValue ?? []
    #expect(links.compactMap { $0["target"]?.stringValue } == ["\(coordinator)#L11,8", "\(coordinator)#L12,8"])
    let first = try #require(links.first)
    #expect(try ask("documentLink/resolve", first) == first)
    let without = FakeEditor()
    try without.initialize(root: workspace.path)
    #expect(try without.result(1, "textDocument/documentLink", document) == -32601)
  }

  @Test("lenses: positions at once, titles on demand, a stale one as it is") func lenses() throws {
    try start()
    let lenses = try ask("textDocument/codeLens", ["textDocument": ["uri": .string(coordinator)]]).arrayValue ?? []
    #expect(lenses.compactMap { $0["range"]?["start"]?["line"]?.integerValue } == [3, 5, 6, 7])
    #expect(lenses.allSatisfy { $0["command"] == nil })
    let titles = try lenses.map { try ask("codeLens/resolve", $0)["command"]?["title"]?.stringValue }
    #expect(titles == ["3 routes, 1 parent", "1 way here", "2 ways here", "2 ways here"])
    let yard =
      try ask(
        "textDocument/codeLens", ["textDocument": ["uri": .string(workspace.uri("Yard.swift"))]]
      ).arrayValue ?? []
    let unused = try ask("codeLens/resolve", try #require(yard.last))["command"]
    // There is no place to open, so a click does nothing.
    #expect(unused == ["title": "unreachable", "command": ""])
    editor.open(coordinator, "struct Nothing {}")
    #expect(try ask("codeLens/resolve", lenses[2]) == lenses[2])
  }

  @Test("hints stand behind the call and name the target, in the asked range only") func hints() throws {
    try start()
    let range = { (start: Int, end: Int) -> JSONValue in
      [
        "textDocument": ["uri": .string(screens)],
        "range": [
          "start": ["line": .integer(start), "character": 0], "end": ["line": .integer(end), "character": 0],
        ],
      ]
    }
    let hints = try ask("textDocument/inlayHint", range(0, 20)).arrayValue ?? []
    let labels = hints.map { ($0["label"]?.arrayValue ?? []).compactMap { $0["value"]?.stringValue }.joined() }
    #expect(labels == ["→ ParcelScreen (push)", "→ HelpScreen (push)"])
    #expect(hints.first?["position"] == ["line": 6, "character": 52])
    #expect(hints.first?["label"]?.arrayValue?[1]["location"]?["uri"] == .string(screens))
    #expect((try ask("textDocument/inlayHint", range(7, 8)).arrayValue ?? []).count == 1)
    #expect(try ask("textDocument/inlayHint", range(0, 3)) == .null)
    let resolved = try ask("inlayHint/resolve", try #require(hints.first))
    #expect(resolved["tooltip"]?["value"]?.stringValue?.contains("parcel") == true)
  }

  @Test("94: the route graph as a call hierarchy; a stale item has no neighbours") func s94() throws {
    try start()
    let items = try ask("textDocument/prepareCallHierarchy", at(screens, 11, 10)).arrayValue ?? []
    let screen = try #require(items.first)
    #expect(screen["name"] == "ParcelScreen")
    let incoming = try ask("callHierarchy/incomingCalls", ["item": screen]).arrayValue ?? []
    #expect(incoming.compactMap { $0["from"]?["name"]?.stringValue } == ["DepotCoordinator", "DepotScreen"])
    #expect(incoming.last?["fromRanges"]?.arrayValue?.first?["start"]?["line"] == 6)
    let caller = try #require(incoming.last?["from"])
    let outgoing = try ask("callHierarchy/outgoingCalls", ["item": caller]).arrayValue ?? []
    #expect(outgoing.compactMap { $0["to"]?["name"]?.stringValue } == ["HelpScreen", "ParcelScreen"])
    #expect(outgoing.last?["fromRanges"]?.arrayValue?.first?["start"]?["line"] == 6)
    editor.open(screens, "struct Nothing {}")
    #expect(try ask("callHierarchy/outgoingCalls", ["item": caller]) == [])
    #expect(try ask("callHierarchy/incomingCalls", ["item": ["uri": .string(screens), "name": "x"]]) == [])
    #expect(try ask("textDocument/prepareCallHierarchy", at(screens, 0, 0)) == .null)
  }

  @Test("94: containment as a type hierarchy") func s94types() throws {
    try start()
    let items = try ask("textDocument/prepareTypeHierarchy", at(coordinator, 3, 15)).arrayValue ?? []
    let depot = try #require(items.first)
    #expect(depot["name"] == "DepotCoordinator")
    let names = { (method: String, item: JSONValue) in
      (try ask("typeHierarchy/" + method, ["item": item]).arrayValue ?? []).compactMap { $0["name"]?.stringValue }
    }
    #expect(try names("supertypes", depot) == ["YardCoordinator"])
    #expect(try names("subtypes", depot) == [])
    let yard = try #require(try ask("typeHierarchy/supertypes", ["item": depot]).arrayValue?.first)
    #expect(try names("subtypes", yard) == ["DepotCoordinator"])
    #expect(try ask("textDocument/prepareTypeHierarchy", at(coordinator, 6, 22)) == .null)
  }

  @Test("pages of our own scheme, for clients that show them, refreshed when the graph changes") func pages() throws {
    try start(["workspace": ["textDocumentContent": [:]]])
    let page = { (path: String) in
      try ask("workspace/textDocumentContent", ["uri": .string("signalbox:" + path)])["text"]?.stringValue ?? ""
    }
    #expect(try page("/map.md").contains("```mermaid\nflowchart"))
    #expect(try page("/map.md").contains("- `parcel(Int)` push → `ParcelScreen`"))
    #expect(try page("/coordinator/DepotCoordinator.md").contains("created by `YardCoordinator`"))
    #expect(try page("/explain/unknown-route.md").contains("# unknown-route"))
    #expect(try page("/coordinator/D%65pot%43oordinator.md") == page("/coordinator/DepotCoordinator.md"))
    #expect(try ask("workspace/textDocumentContent", ["uri": "signalbox:/none.md"]) == -32803)
    _ = try editor.unread()
    editor.open(screens, "struct Nothing {}")
    #expect(try editor.unread().contains { $0["method"] == "workspace/textDocumentContent/refresh" })
    let plain = FakeEditor()
    #expect(try plain.initialize()["capabilities"]?["workspace"]?["textDocumentContent"] == nil)
    #expect(try plain.result(1, "workspace/textDocumentContent", ["uri": "signalbox:/map.md"]) == -32601)
  }

  @Test("95: commands answer what the requests answer, and an unknown one is an error") func s95() throws {
    try start(["window": ["showDocument": ["support": true]]])
    let run = { (command: String, argument: JSONValue) in
      try ask("workspace/executeCommand", ["command": .string(command), "arguments": [argument]])
    }
    let pair: JSONValue = ["from": "DepotCoordinator", "to": "ParcelScreen"]
    #expect(try run("signalbox.path", pair) == ask("signalbox/path", pair))
    #expect(try run("signalbox.graph", ["format": "json"]) == ask("signalbox/routeGraph", ["format": "json"]))
    let unused = try run("signalbox.unused", [:])["diagnostics"]?.arrayValue ?? []
    #expect(unused.contains { $0["code"] == "unused-route" })
    #expect(try run("signalbox.fly", [:]) == -32602)
    #expect(try run("signalbox.open", ["uri": .string(coordinator)]) == .null)
    #expect(try editor.notification("window/showDocument")["uri"] == .string(coordinator))
    #expect(try run("signalbox.reindex", [:]) == .null)
    #expect(try ask("textDocument/hover", at(screens, 6, 44)) != .null)
    let plain = FakeEditor()
    try plain.initialize()
    let refusal = try plain.result(
      1, "workspace/executeCommand", ["command": "signalbox.open", "arguments": [["uri": "file:///a"]]])
    #expect(refusal == -32803)
  }
}

/// A coordinator that shows the depot, and a route of it that nothing leads to.
let yard = """
  //- /Yard.swift
  import Stinsen
  import SwiftUI

  @main struct YardApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(YardCoordinator()).view() } }
  }
  final class YardCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \\YardCoordinator.start)
    @Root var start = makeStart
    @Route(.push) var depot = makeDepot
    @Route(.push) var crane = makeCrane

    func makeStart() -> YardScreen { YardScreen() }
    func makeDepot() -> DepotCoordinator { DepotCoordinator() }
    func makeCrane() -> YardScreen { YardScreen() }
  }
  struct YardScreen: View {
    @EnvironmentObject var router: YardCoordinator.Router
    var body: some View { Button("Depot") { router.route(to: \\.depot) } }
  }
  """
