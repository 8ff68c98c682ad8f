/// Code actions: offered, filtered, resolved, applied.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct CodeActionTests {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()
  private let screens: String

  init() throws {
    workspace = try TemporaryWorkspace(depot)
    screens = workspace.uri("Screens.swift")
  }

  private static let literals: JSONObject = [
    "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]], "isPreferredSupport": true,
  ]

  private func capabilities(resolving: Bool) -> JSONValue {
    var literals = Self.literals
    if resolving {
      literals["dataSupport"] = true
      literals["resolveSupport"] = ["properties": ["edit"]]
    }
    return ["textDocument": ["codeAction": .object(literals)]]
  }

  private func actions(_ line: Int, _ start: Int, only: [JSONValue]? = nil) throws -> [JSONValue] {
    let context = JSONObject(["diagnostics": [], "only": only.map(JSONValue.array)])
    return try editor.result(
      "actions", "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(screens)],
        "range": [
          "start": ["line": .integer(line), "character": .integer(start)],
          "end": ["line": .integer(line), "character": .integer(start)],
        ],
        "context": .object(context),
      ]
    ).arrayValue ?? []
  }

  private func edits(_ action: JSONValue, _ uri: String) -> [JSONValue] {
    action["edit"]?["changes"]?[uri]?.arrayValue ?? []
  }

  @Test("the nearest spelling, preferred, with the diagnostic that it answers") func nearest() throws {
    try editor.initialize(root: workspace.path, capabilities: capabilities(resolving: false))
    let action = try #require(try actions(8, 44).first)
    #expect(action["kind"] == "quickfix")
    #expect(action["isPreferred"] == true)
    #expect(action["diagnostics"]?.arrayValue?.first?["code"] == "unknown-route")
    let text = try String(contentsOfFile: workspace.path + "/Screens.swift", encoding: .utf8)
    #expect(applied(edits(action, screens), to: text) == text.replacing("parcle", with: "parcel"))
    #expect(try actions(0, 0) == [])
  }

  @Test("kinds are obeyed, and foreign ones get an empty list") func only() throws {
    try editor.initialize(root: workspace.path, capabilities: capabilities(resolving: false))
    #expect(try actions(8, 44, only: ["source.organizeImports"]) == [])
    #expect(try actions(8, 44, only: ["quickfix"]).allSatisfy { $0["kind"] == "quickfix" })
    let all = try actions(0, 0, only: ["source.fixAll"])
    #expect(all.compactMap { $0["kind"] } == ["source.fixAll.signalbox"])
    #expect(edits(try #require(all.first), screens).count == 1)
  }

  @Test("edits wait for resolve where the client supports it; a stale action comes back as it is") func resolve() throws
  {
    try editor.initialize(root: workspace.path, capabilities: capabilities(resolving: true))
    let action = try #require(try actions(8, 44).first)
    #expect(action["edit"] == nil)
    let resolved = try editor.result(1, "codeAction/resolve", action)
    #expect(edits(resolved, screens).first?["newText"] == "parcel")
    editor.open(screens, "struct Empty {}")
    #expect(try editor.result(2, "codeAction/resolve", action) == action)
  }

  @Test("what changes a declaration is tried when it is chosen, and refused if it is wrong") func triedLater() throws {
    // With an input beside it, the same name cannot be a route without one.
    for (index, other) in ["help", "ledger, 1"].enumerated() {
      try workspace.write(
        "More.swift", more.replacing("r.route(to: \\.depot)", with: "r.route(to: \\.depot).route(to: \\.\(other))"))
      let uri = workspace.uri("More.swift")
      let editor = FakeEditor()
      try editor.initialize(root: workspace.path, capabilities: capabilities(resolving: true))
      let range: JSONValue = ["start": ["line": 9, "character": 0], "end": ["line": 9, "character": 99]]
      let offered = try editor.result(
        1, "textDocument/codeAction",
        ["textDocument": ["uri": .string(uri)], "range": range, "context": ["diagnostics": []]])
      let action = try #require(
        offered.arrayValue?.first { $0["title"] == "Add the route 'ledger' to 'DepotCoordinator'" })
      let resolved = try editor.result(2, "codeAction/resolve", action)
      if index == 0 {
        #expect(edits(resolved, workspace.uri("DepotCoordinator.swift")).count == 2)
      } else {
        #expect(resolved == -32803)
      }
    }
  }

  @Test("without literals and without documents to show, there is nothing to offer") func plainClient() throws {
    try editor.initialize(root: workspace.path)
    #expect(try actions(8, 44) == [])
  }

  @Test("every offered fix removes its diagnostic and adds none") func fixesHold() throws {
    try workspace.write("More.swift", more)
    let uri = workspace.uri("More.swift")
    try editor.initialize(root: workspace.path, capabilities: capabilities(resolving: false))
    let before = try editor.publishedCodes(uri).sorted()
    #expect(before == ["broken-chain", "unknown-route"])
    var titles: [String] = []
    for line in [8, 9] {
      let offered =
        try editor.result(
          1, "textDocument/codeAction",
          [
            "textDocument": ["uri": .string(uri)],
            "range": [
              "start": ["line": .integer(line), "character": 0], "end": ["line": .integer(line), "character": 99],
            ],
            "context": ["diagnostics": []],
          ]
        ).arrayValue ?? []
      for action in offered where action["kind"] == "quickfix" {
        titles.append(action["title"]?.stringValue ?? "")
        let code = action["diagnostics"]?.arrayValue?.first?["code"]?.stringValue ?? ""
        let fixed = try TemporaryWorkspace(depot)
        for (file, text) in [("More.swift", more), ("DepotCoordinator.swift", ""), ("Screens.swift", "")] {
          let old = text.isEmpty ? try String(contentsOfFile: fixed.path + "/" + file, encoding: .utf8) : text
          try fixed.write(file, applied(edits(action, workspace.uri(file)), to: old))
        }
        let another = FakeEditor()
        try another.initialize(root: fixed.path)
        let after = try another.publishedCodes(fixed.uri("More.swift")).sorted()
        #expect(after == before.filter { $0 != code }, "\(action["title"] ?? .null)")
      }
    }
    #expect(
      titles == [
        #"Insert '.route(to: \.depot)'"#, "Ignore 'broken-chain' here",
        "Add the route 'ledger' to 'DepotCoordinator'", "Ignore 'unknown-route' here",
      ])
  }

  private let more = """
    import Stinsen
    import SwiftUI
    final class YardCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\YardCoordinator.start)
      @Root var start = makeStart
      @Route(.push) var depot = makeDepot
      func makeStart() -> HelpScreen { HelpScreen() }
      func makeDepot() -> DepotCoordinator { DepotCoordinator() }
      func a(_ r: YardCoordinator.Router) { r.route(to: \\.help) }
      func b(_ r: DepotCoordinator.Router) { r.route(to: \\.ledger) }
      func c(_ r: YardCoordinator.Router) { r.route(to: \\.depot) }
    }

    """
}
