/// A validator for the schemas in `protocol`.

import Foundation
import JSON
import JSONRPC

/// The part of JSON Schema that ours are written in.
struct Schema: Sendable {
  private let root: JSONValue

  /// `protocol/lsp.schema.json`: what we send of the protocol.
  static let protocolSchema = Result { try Schema(path: "protocol/lsp.schema.json") }

  /// Of a request of our own.
  init(_ name: String) throws { try self.init(path: "protocol/extensions/\(name).schema.json") }

  private init(path: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
    root = try parseJSON(Array(try Data(contentsOf: file)), rejectingDuplicateKeys: true)
  }

  /// `group`: `results` or `params`. A method without a schema is a problem.
  func problems(of json: JSONValue, _ group: String, of method: String) -> [String] {
    guard let schema = root[group]?[method] else { return ["\(method) is not in \(group)"] }
    return problems(json, schema, at: method)
  }

  func problems(of json: JSONValue, _ definition: String) -> [String] {
    problems(json, root["$defs"]?[definition] ?? false, at: definition)
  }

  private func problems(_ json: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard let object = schema.objectValue else { return schema == true ? [] : ["\(path): no schema"] }
    var problems: [String] = []
    if object["properties"] == nil, let each = object["additionalProperties"], each.objectValue != nil {
      for member in json.objectValue?.members ?? [] {
        problems += self.problems(member.value, each, at: path + "." + member.key)
      }
    }
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
      case "maximum": if (json.integerValue ?? 0) > value.integerValue ?? 0 { problems.append("\(path): too large") }
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
