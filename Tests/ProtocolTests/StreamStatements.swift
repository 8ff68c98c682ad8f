/// Statements 1 to 10 at the level of bytes.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct StreamStatements {
  /// All that the server writes to standard output in reply to these bytes, until it ends.
  private func reply(to bytes: [UInt8], arguments: [String] = ["lsp"]) throws -> (output: [UInt8], log: [String]) {
    let server = ServerProcess(arguments: arguments)
    let output = Monitor<[UInt8]>([])
    let isDone = Monitor(false)
    startThread {
      server.readOutput { bytes in output.update { $0 += bytes } }
      isDone.update { $0 = true }
    }
    server.write(bytes)
    server.endInput()
    #expect(isDone.wait(until: .now + .seconds(20)) { $0 ? true : nil } == true)
    return (output.withLock { $0 }, server.wholeLog(until: .now + .seconds(20)))
  }

  private func request(_ id: JSONValue, _ method: String = "initialize") -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": ["capabilities": [:]]]
  }

  private func responses(_ bytes: [UInt8]) throws -> [JSONValue] {
    var frames = FrameDecoder()
    frames.append(bytes)
    var messages: [JSONValue] = []
    while let frame = try frames.next() { messages.append(try parseJSON(frame.body)) }
    return messages
  }

  @Test("1, 2: the length counts bytes, the header is ASCII and ends in an empty line") func s01() throws {
    let output = try reply(to: frameOf(request("a𐐀ä€"))).output
    let text = String(decoding: output, as: UTF8.self)
    let match = try #require(text.prefixMatch(of: /Content-Length: (\d+)\r\n\r\n/))
    let body = Array(text[match.range.upperBound...].utf8)
    #expect(Int(match.1) == body.count)
    #expect(body.count > text[match.range.upperBound...].unicodeScalars.count)
    #expect(try parseJSON(body)["id"] == "a𐐀ä€")
  }

  @Test(
    "3, 4, 6, 7: headers in any order and case, UTF-8 by two names, others skipped",
    arguments: [
      "Content-Length: #\r\n\r\n", "content-length:#\r\n\r\n", "CONTENT-LENGTH:   #  \r\nX-Other: 1\r\n\r\n",
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: #\r\n\r\n",
      "Content-Length: #\r\ncontent-type: application/vscode-jsonrpc; charset=utf8\r\n\r\n",
      "Content-Length: #\r\nContent-Type: application/vscode-jsonrpc; charset=\"UTF-8\"\r\n\r\n",
      "Content-Length: #\r\nContent-Type: application/vscode-jsonrpc\r\n\r\n",
    ])
  func s03(_ header: String) throws {
    let body = try writeJSON(request("ä"))
    let bytes = Array(header.replacing("#", with: "\(body.count)").utf8) + body
    #expect(try responses(reply(to: bytes).output).first?["id"] == "ä")
  }

  @Test("8: a message of 100 MB is refused before it is read") func s08() throws {
    let server = ServerProcess(arguments: ["lsp"])
    startThread { server.readOutput { _ in } }
    server.write(frameOf(request(1)) + Array("Content-Length: 104857600\r\n\r\n".utf8))
    #expect(server.waitForExit(until: .now + .seconds(20)) == 1)
    #expect(server.waitForLog(until: .now + .seconds(5)) { $0.contains { $0.contains("Content-Length") } })
  }

  @Test("a length that lies swallows the next message and is survived") func lyingLength() throws {
    let long = try writeJSON(request(1))
    let lie = Array("Content-Length: \(long.count + 5)\r\n\r\n".utf8) + long + Array("     ".utf8)
    let short = Array("Content-Length: 10\r\n\r\n".utf8) + Array("{\"jsonrpc\"".utf8)
    let answers = try responses(reply(to: lie + short + frameOf(request(2, "signalbox/status"))).output)
    #expect(answers.compactMap { $0["id"] } == [1, .null, 2])
    #expect(answers[1]["error"]?["code"] == -32700)
  }

  @Test("9: one byte at a time") func s09() throws {
    let server = ServerProcess(arguments: ["lsp"])
    let output = Monitor<[UInt8]>([])
    let isDone = Monitor(false)
    startThread {
      server.readOutput { bytes in output.update { $0 += bytes } }
      isDone.update { $0 = true }
    }
    for byte in frameOf(request(1)) + frameOf(request(2, "signalbox/status")) { server.write([byte]) }
    server.endInput()
    #expect(isDone.wait(until: .now + .seconds(20)) { $0 ? true : nil } == true)
    #expect(try responses(output.withLock { $0 }).compactMap { $0["id"] } == [1, 2])
  }

  @Test("10: standard output carries frames only, the log is elsewhere") func s10() throws {
    let bad: JSONValue = ["jsonrpc": "2.0", "method": "textDocument/didClose", "params": ["x": 1]]
    let options: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": "initialize",
      "params": ["capabilities": [:], "initializationOptions": ["nonsense": 1]],
    ]
    let (output, log) = try reply(to: [options, bad, request(2, "no/such")].flatMap(frameOf))
    #expect(try responses(output).flatMap(frameOf) == output)
    #expect(log.count >= 2)
    #expect(log.allSatisfy { $0.hasPrefix("signalbox: ") })
  }

  @Test("63: --stdio is accepted, other transports end with 2 and a message") func s63() throws {
    for arguments in [["lsp", "--stdio"], ["lsp", "--clientProcessId=\(getpid())"]] {
      #expect(try responses(reply(to: frameOf(request(1)), arguments: arguments).output).count == 1)
    }
    for option in ["--pipe=/tmp/x", "--socket=9", "--port=9"] {
      let server = ServerProcess(arguments: ["lsp", option])
      #expect(server.waitForExit(until: .now + .seconds(20)) == 2)
      #expect(server.waitForLog(until: .now + .seconds(5)) { $0.contains { $0.contains("stdio") } })
    }
  }
}
