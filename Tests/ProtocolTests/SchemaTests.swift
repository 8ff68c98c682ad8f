/// The answers to the requests of our own follow `protocol/extensions/*.schema.json`.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct SchemaTests {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()

  init() throws { workspace = try TemporaryWorkspace(depot) }

  @Test(
    arguments: [
      ("routeGraph", [:]), ("routeGraph", ["format": "json", "root": "DepotCoordinator", "depth": 2]),
      ("routeGraph", ["format": "dot"]),
      ("routeGraph", ["format": "mermaid"]),
      ("path", ["from": "DepotCoordinator", "to": "ParcelScreen"]),
      ("path", ["from": "ParcelScreen", "to": "HelpScreen"]),
      ("status", [:]), ("synchronize", [:]),
    ] as [(String, JSONValue)])
  func answersFollowTheirSchema(_ name: String, _ params: JSONValue) throws {
    let schema = try Schema(name)
    #expect(schema.problems(of: params, "params") == [])
    try editor.initialize(root: workspace.path)
    let result = try #require(try editor.ask(1, "signalbox/" + name, params)["result"])
    #expect(schema.problems(of: result, "result") == [])
  }

  @Test func theValidatorRefuses() throws {
    let schema = try Schema("path")
    let wrong: [JSONValue] = [[:], ["from": "a"], ["from": 1, "to": "b"], ["from": "a", "to": "b", "more": 1], "a"]
    for params in wrong { #expect(schema.problems(of: params, "params") != []) }
    #expect(schema.problems(of: ["version": 2, "code": "", "steps": []], "result") != [])
    let step: JSONValue = ["node": "a", "edge": "b", "uri": .null, "range": ["start": 1], "code": ""]
    #expect(schema.problems(of: ["version": 1, "code": "", "steps": [step]], "result") != [])
  }
}
