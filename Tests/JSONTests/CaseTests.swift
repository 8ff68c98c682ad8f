/// Every directory of `cases`: `input`, and the `value` or the `error` that it gives, and how the value is `written`.

import Foundation
import JSON
import Testing

private let casesDirectory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "cases")

private let caseNames =
  (try? FileManager.default.contentsOfDirectory(atPath: casesDirectory.path(percentEncoded: false)))?.sorted() ?? []

@Suite struct CaseTests {
  init() { prepareJSON() }

  @Test func casesExist() { #expect(caseNames.count > 30) }

  @Test(arguments: caseNames) func input(_ name: String) throws {
    let input = try #require(bytes("input", of: name))
    let outcome = Result { () throws(JSONSyntaxError) in try parseJSON(input) }
    var isJudged = false
    if let expected = text("value", of: name) {
      #expect(try rendered(outcome.get()) == expected)
      isJudged = true
    }
    if let expected = bytes("written", of: name) {
      let written = try writeJSON(outcome.get())
      #expect(String(decoding: written, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
      isJudged = true
    }
    if let expected = text("error", of: name) {
      let error = #expect(throws: JSONSyntaxError.self) { try outcome.get() }
      #expect(error?.message.hasPrefix(expected) == true, "\(error?.message ?? "no error")")
      isJudged = true
    }
    #expect(isJudged, "The case has no expectation.")
  }

  private func bytes(_ file: String, of name: String) -> [UInt8]? {
    (try? Data(contentsOf: casesDirectory.appending(path: name).appending(path: file))).map(Array.init)
  }

  private func text(_ file: String, of name: String) -> String? {
    bytes(file, of: name).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Strings as bytes, so that a case can tell a replacement character from what it replaces.
private func rendered(_ value: JSONValue, indent: String = "") -> String {
  let inner = indent + "  "
  func hexadecimal(_ string: String) -> String {
    string.utf8.map { String(format: "%02X", $0) }.joined(separator: " ")
  }
  switch value {
  case .null: return "null"
  case .bool(let value): return "bool \(value)"
  case .integer(let value): return "integer \(value)"
  case .real(let value): return "real \(value)"
  case .string(let value): return "string \(hexadecimal(value))"
  case .array(let elements):
    return "array" + elements.map { "\n" + inner + rendered($0, indent: inner) }.joined()
  case .object(let object):
    return "object"
      + object.members.map { "\n\(inner)\(hexadecimal($0.key)): \(rendered($0.value, indent: inner))" }.joined()
  }
}
