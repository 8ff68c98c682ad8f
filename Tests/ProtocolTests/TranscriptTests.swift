/// Every file of `protocol/transcripts`: as it is, byte by byte, and cut off after each message.

import Foundation
import JSON
import JSONRPC
import Testing

private let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "protocol/transcripts")

private let transcriptNames =
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))?
  .filter { $0.hasSuffix(".jsonl") }.sorted() ?? []

@Suite(.serialized) struct TranscriptTests {
  @Test func transcriptsExist() { #expect(!transcriptNames.isEmpty) }

  @Test(arguments: transcriptNames) func replayed(_ name: String) throws {
    var replay = try Replay(name)
    try replay.run { editor, bytes in editor.send(bytes: bytes) }
  }

  @Test(arguments: transcriptNames) func replayedByteByByte(_ name: String) throws {
    var replay = try Replay(name)
    try replay.run { editor, bytes in
      for byte in bytes { editor.send(bytes: [byte]) }
    }
  }

  /// However early the client leaves, the server ends.
  @Test(arguments: transcriptNames) func cutOff(_ name: String) throws {
    let replay = try Replay(name)
    for count in 0...replay.sends.count {
      let editor = FakeEditor()
      for message in replay.sends.prefix(count) { editor.send(message) }
      editor.closeInput()
      #expect([0, 1].contains(try editor.waitForExit()), "after \(count) messages")
    }
  }
}

private struct Replay {
  private enum Line { case send(JSONValue), expect(JSONValue) }

  private let workspace: TemporaryWorkspace
  private let lines: [Line]
  private var exchange: [String] = []
  /// What `${id}` stood for last.
  private var boundID = JSONValue.null

  init(_ name: String) throws {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let values = try text.split(separator: "\n").map { try parseJSON(Array($0.utf8)) }
    let workspace = try TemporaryWorkspace(#require(values.first?["workspace"]?.stringValue))
    self.workspace = workspace
    lines = try values.dropFirst().map { value in
      if let send = value["send"] { return .send(substituted(send, root: workspace.uri)) }
      return .expect(substituted(try #require(value["expect"]), root: workspace.uri))
    }
  }

  var sends: [JSONValue] {
    lines.compactMap { line in
      if case .send(let message) = line { message } else { nil }
    }
  }

  mutating func run(send: (FakeEditor, [UInt8]) -> Void) throws {
    let editor = FakeEditor()
    for line in lines {
      switch line {
      case .send(let message):
        let message = message["id"] == "${id}" ? replacingID(in: message) : message
        exchange.append("→ \(rendered(message))")
        editor.note(message)
        send(editor, frameOf(message))
      case .expect(let expected):
        let message = try receive(expected, from: editor)
        exchange.append("← \(rendered(message))")
        if expected["id"] == "${id}" { boundID = message["id"] ?? .null }
        guard matches(message, expected) else {
          Issue.record("expected \(rendered(expected))\n\(exchange.joined(separator: "\n"))")
          return
        }
      }
    }
    if editor.isRunning, let unread = try? editor.unread() {
      #expect(unread.isEmpty, "\(unread.map(rendered))\n\(exchange.joined(separator: "\n"))")
    }
  }

  /// Answers and notifications may overtake each other; what has the same id or method may not.
  private func receive(_ expected: JSONValue, from editor: FakeEditor) throws -> JSONValue {
    do {
      return try editor.first { message in
        if let method = expected["method"] { return message["method"] == method }
        return message["method"] == nil && message["id"] == expected["id"]
      }
    } catch {
      Issue.record("nothing like \(rendered(expected))\n\(exchange.joined(separator: "\n"))")
      throw error
    }
  }

  private func replacingID(in message: JSONValue) -> JSONValue {
    guard var object = message.objectValue else { return message }
    object["id"] = boundID
    return .object(object)
  }
}

private func rendered(_ json: JSONValue) -> String {
  (try? writeJSON(json)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
}

private func substituted(_ json: JSONValue, root: String) -> JSONValue {
  switch json {
  case .string(let text): .string(text.replacing("${root}", with: root))
  case .array(let elements): .array(elements.map { substituted($0, root: root) })
  case .object(let object):
    .object(
      JSONObject(
        uniqueMembers: object.members.map {
          .init(key: $0.key.replacing("${root}", with: root), value: substituted($0.value, root: root))
        }))
  default: json
  }
}

private func matches(_ json: JSONValue, _ pattern: JSONValue) -> Bool {
  switch (json, pattern) {
  case (_, "${any}"), (_, "${id}"): true
  case (.array(let elements), .array(let patterns)):
    elements.count == patterns.count && zip(elements, patterns).allSatisfy { matches($0, $1) }
  case (.object(let object), .object(let pattern)):
    object.members.count == pattern.members.count
      && pattern.members.allSatisfy { member in object[member.key].map { matches($0, member.value) } ?? false }
  default: json == pattern
  }
}
