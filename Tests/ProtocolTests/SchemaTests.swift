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

/// The part of JSON Schema that ours are written in.
private struct Schema {
  private let root: JSONValue

  init(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "protocol/extensions/\(name).schema.json")
    root = try parseJSON(Array(try Data(contentsOf: file)), rejectingDuplicateKeys: true)
  }

  func problems(of json: JSONValue, _ definition: String) -> [String] {
    problems(json, root["$defs"]?[definition] ?? false, at: definition)
  }

  private func problems(_ json: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard let object = schema.objectValue else { return schema == true ? [] : ["\(path): no schema"] }
    var problems: [String] = []
    for (keyword, value) in object.members.map({ ($0.key, $0.value) }) {
      switch keyword {
      case "$ref":
        let name = value.stringValue?.split(separator: "/").last.map(String.init) ?? ""
        problems += self.problems(json, root["$defs"]?[name] ?? false, at: path)
      case "anyOf":
        if !(value.arrayValue ?? []).contains(where: { self.problems(json, $0, at: path).isEmpty }) {
          problems.append("\(path): none of the alternatives")
        }
      case "type":
        let names = value.arrayValue ?? [value]
        if !names.contains(where: { has(json, type: $0) }) { problems.append("\(path): another type") }
      case "enum": if value.arrayValue?.contains(json) != true { problems.append("\(path): none of the values") }
      case "const": if value != json { problems.append("\(path): another value") }
      case "minimum": if (json.integerValue ?? 0) < value.integerValue ?? 0 { problems.append("\(path): too small") }
      case "items":
        for (index, element) in (json.arrayValue ?? []).enumerated() {
          problems += self.problems(element, value, at: "\(path)[\(index)]")
        }
      case "required":
        for key in value.arrayValue ?? [] where json[key.stringValue ?? ""] == nil {
          problems.append("\(path): \(key) is missing")
        }
      case "properties": problems += members(of: json, value, at: path)
      case "additionalProperties", "description": break
      default: problems.append("\(path): unknown keyword \(keyword)")
      }
    }
    return problems
  }

  /// Every object of ours is closed.
  private func members(of json: JSONValue, _ properties: JSONValue, at path: String) -> [String] {
    (json.objectValue?.members ?? []).flatMap { member in
      properties[member.key].map { problems(member.value, $0, at: path + "." + member.key) }
        ?? ["\(path): \(member.key) is not in the schema"]
    }
  }

  private func has(_ json: JSONValue, type: JSONValue) -> Bool {
    switch (type, json) {
    case ("null", .null), ("string", .string), ("boolean", .bool), ("array", .array), ("object", .object): true
    case ("integer", .integer), ("number", .integer), ("number", .real): true
    default: false
    }
  }
}
