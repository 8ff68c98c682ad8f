/// Statements 31, 34, 40, 41, 86 and 87: diagnostics for clients that ask for them.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct PullStatements {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()
  private let screens: String
  private let coordinator: String

  private let pulling: JSONValue = [
    "textDocument": ["diagnostic": ["dynamicRegistration": false]],
    "workspace": ["diagnostics": ["refreshSupport": true]],
  ]

  init() throws {
    workspace = try TemporaryWorkspace(depot)
    screens = workspace.uri("Screens.swift")
    coordinator = workspace.uri("DepotCoordinator.swift")
  }

  private func text(_ route: String) -> String {
    """
    import Stinsen
    import SwiftUI
    struct DepotScreen: View {
      @EnvironmentObject var router: DepotCoordinator.Router
      var body: some View { Button("") { router.route(to: \\.\(route), 7) } }
    }
    """
  }

  private func pull(_ uri: String, since previous: JSONValue? = nil) throws -> JSONValue {
    try editor.result(
      "pull", "textDocument/diagnostic",
      .object(JSONObject(["textDocument": ["uri": .string(uri)], "previousResultId": previous])))
  }

  private func codes(_ report: JSONValue) -> [String] {
    (report["items"]?.arrayValue ?? []).compactMap { $0["code"]?.stringValue }
  }

  @Test("86: pull answers for the synchronized version; unchanged only for an id that we gave") func s86() throws {
    try editor.initialize(root: workspace.path, capabilities: pulling)
    editor.open(screens, text("parcle"))
    let first = try pull(screens)
    #expect(first["kind"] == "full")
    #expect(codes(first) == ["unknown-route"])
    let id = try #require(first["resultId"])
    #expect(try pull(screens, since: id) == ["kind": "unchanged", "resultId": id])
    #expect(try pull(screens, since: "another-1")["kind"] == "full")
    #expect(try pull(coordinator, since: id)["kind"] == "full")
    editor.change(screens, version: 2, [["text": .string(text("parcel"))]])
    let clean = try pull(screens, since: id)
    #expect(clean["kind"] == "full")
    #expect(codes(clean) == [])
    // Another process knows nothing of this one's ids.
    let other = FakeEditor()
    try other.initialize(root: workspace.path, capabilities: pulling)
    let report = try other.result(
      1, "textDocument/diagnostic",
      ["textDocument": ["uri": .string(coordinator)], "previousResultId": try #require(pull(coordinator)["resultId"])])
    #expect(report["kind"] == "full")
  }

  @Test("86: of a document out of step, the last answer stays") func s86suspect() throws {
    try editor.initialize(root: workspace.path, capabilities: pulling)
    editor.open(screens, text("parcle"))
    let id = try #require(try pull(screens)["resultId"])
    editor.change(screens, version: 2, [["text": 5]])
    #expect(try pull(screens, since: id) == ["kind": "unchanged", "resultId": id])
  }

  @Test("no diagnostic appears twice: open files are pulled, the others published until the workspace is pulled")
  func notTwice() throws {
    try editor.initialize(root: workspace.path, capabilities: pulling)
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    editor.open(screens, text("parcle"))
    #expect(try editor.publishedCodes(screens) == [])
    try expectSilence(of: editor)
    editor.close(screens)
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    let report = try editor.result(1, "workspace/diagnostic", ["previousResultIds": []])
    #expect(report["items"]?.arrayValue?.map { $0["uri"] } == [.string(screens)])
    #expect(try editor.publishedCodes(screens) == [])
    try workspace.write("Screens.swift", "struct DepotScreen {}")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    try expectSilence(of: editor)
  }

  @Test("a client that announces no pull is not served one") func pushOnly() throws {
    let result = try editor.initialize(root: workspace.path)
    #expect(result["capabilities"]?["diagnosticProvider"] == nil)
    #expect(try pull(screens) == -32601)
  }

  private func reports(_ result: JSONValue) -> [String] {
    (result["items"]?.arrayValue ?? []).map { "\($0["kind"]?.stringValue ?? "") \(codes($0).joined())" }
  }

  @Test("41: the workspace without a token; held open until something changes") func s41() throws {
    try editor.initialize(root: workspace.path, capabilities: pulling)
    let first = try editor.result(1, "workspace/diagnostic", ["previousResultIds": []])
    #expect(reports(first) == ["full unknown-route"])
    let previous = (first["items"]?.arrayValue ?? []).map { item -> JSONValue in
      ["uri": item["uri"] ?? .null, "value": item["resultId"] ?? .null]
    }
    _ = try editor.unread()
    editor.start(2, "workspace/diagnostic", ["previousResultIds": .array(previous)])
    try expectSilence(of: editor)
    editor.open(screens, version: 4, text("parcel"))
    let second = try editor.response(2)["result"] ?? .null
    #expect(reports(second) == ["full "])
    #expect(second["items"]?.arrayValue?.first?["version"] == 4)
    editor.start(3, "workspace/diagnostic", ["previousResultIds": .array(previous)])
    #expect(reports(try editor.response(3)["result"] ?? .null) == ["full "])
    #expect(try !editor.unread().contains { $0["method"] == "$/progress" })
  }

  @Test("31, 40: with a token all of the result is progress", arguments: [7, "seven"] as [JSONValue])
  func s40(_ token: JSONValue) throws {
    try editor.initialize(root: workspace.path, capabilities: pulling)
    let result = try editor.result(
      1, "workspace/diagnostic", ["previousResultIds": [], "partialResultToken": token])
    #expect(result == ["items": []])
    let progress = try editor.notification("$/progress")
    #expect(progress["token"] == token)
    #expect(reports(progress["value"] ?? .null) == ["full unknown-route"])
  }

  @Test("a question that is held open can be cancelled, and ends with the session") func heldPullsEnd() throws {
    try workspace.write("Screens.swift", text("parcel"))
    try editor.initialize(root: workspace.path, capabilities: pulling)
    let previous: JSONValue = [["uri": .string(screens), "value": "x"]]
    let first = try editor.result(1, "workspace/diagnostic", ["previousResultIds": previous])
    let id = try #require(first["items"]?.arrayValue?.first?["resultId"])
    for request: JSONValue in [2, 3] {
      editor.start(
        request, "workspace/diagnostic", ["previousResultIds": [["uri": .string(screens), "value": id]]])
    }
    editor.notify("$/cancelRequest", ["id": 2])
    #expect(try editor.response(2)["error"]?["code"] == -32800)
    #expect(try editor.ask(4, "shutdown")["result"] == .null)
    #expect(try editor.response(3)["error"]?["code"] == -32800)
    editor.notify("exit")
    #expect(try editor.waitForExit() == 0)
  }

  @Test("87: other open files are refreshed where the client supports it, else published", arguments: [true, false])
  func s87(_ supportsRefresh: Bool) throws {
    let silent: JSONValue = ["textDocument": ["diagnostic": [:]]]
    try editor.initialize(root: workspace.path, capabilities: supportsRefresh ? pulling : silent)
    editor.open(screens, text("parcel"))
    editor.open(coordinator, "import Stinsen\nfinal class DepotCoordinator: NavigationCoordinatable {}")
    _ = try editor.unread()
    #expect(codes(try pull(screens)) == ["unknown-route"])
    let whole = try String(contentsOfFile: workspace.path + "/DepotCoordinator.swift", encoding: .utf8)
    editor.change(coordinator, version: 2, [["text": .string(whole)]])
    let asked = try editor.unread().compactMap { $0["method"]?.stringValue }
    #expect(asked == [supportsRefresh ? "workspace/diagnostic/refresh" : "textDocument/publishDiagnostics"])
    #expect(codes(try pull(screens)) == [])
  }

  @Test("87: whoever has asked about its own edit is told of what another edit changes behind that") func s87between()
    throws
  {
    try editor.initialize(root: workspace.path, capabilities: pulling)
    editor.open(screens, text("parcel"))
    let whole = try String(contentsOfFile: workspace.path + "/DepotCoordinator.swift", encoding: .utf8)
    editor.open(coordinator, whole)
    #expect(codes(try pull(screens)) == [])
    _ = try editor.unread()
    editor.change(screens, version: 2, [["text": .string(text("parcel") + "// typed\n")]])
    #expect(codes(try pull(screens)) == [])
    editor.change(coordinator, version: 2, [["text": .string(whole.replacing("var parcel", with: "var box"))]])
    let asked = try editor.unread().compactMap { $0["method"]?.stringValue }
    #expect(asked == ["workspace/diagnostic/refresh"])
    #expect(codes(try pull(screens)) == ["unknown-route"])
  }

  @Test("87: what was published about an open file is withdrawn once the client asks for it") func s87once() throws {
    try editor.initialize(root: workspace.path, capabilities: ["textDocument": ["diagnostic": [:]]])
    editor.open(screens, text("parcel"))
    let whole = try String(contentsOfFile: workspace.path + "/DepotCoordinator.swift", encoding: .utf8)
    editor.open(coordinator, whole)
    #expect(codes(try pull(screens)) == [])
    _ = try editor.unread()
    editor.change(coordinator, version: 2, [["text": .string(whole.replacing("var parcel", with: "var box"))]])
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    try expectSilence(of: editor)
    #expect(codes(try pull(screens)) == ["unknown-route"])
    #expect(try editor.publishedCodes(screens) == [])
    try expectSilence(of: editor)
    // Whoever asks before the others are published knows it all.
    editor.send(
      bytes: frameOf([
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": .string(coordinator), "version": 3], "contentChanges": [["text": .string(whole)]],
        ],
      ])
        + frameOf([
          "jsonrpc": "2.0", "id": "pull", "method": "textDocument/diagnostic",
          "params": ["textDocument": ["uri": .string(screens)]],
        ]))
    #expect(codes(try editor.response("pull")["result"] ?? .null) == [])
    try expectSilence(of: editor)
  }
}
