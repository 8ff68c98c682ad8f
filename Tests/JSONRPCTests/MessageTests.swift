/// Frames to messages, and what is answered to those that are none.

import JSON
import JSONRPC
import Testing

@Suite struct MessageTests {
  private func incoming(_ bodies: String...) -> [Incoming] {
    var decoder = MessageDecoder()
    return decoder.decode(bodies.flatMap { frame(Array($0.utf8)) })
  }

  /// The code and the id of the answer.
  private func refusal(_ body: String) -> String? {
    guard case .invalid(let invalid, _)? = incoming(body).first else { return nil }
    return "\(invalid.error.code) \(invalid.id.map { "\($0)" } ?? "null")"
  }

  @Test func idsKeepTheirType() {
    #expect(
      incoming(#"{"jsonrpc":"2.0","id":1,"method":"a"}"#, #"{"jsonrpc":"2.0","id":"1","method":"a","params":[]}"#)
        == [
          .message(.request(id: .integer(1), method: "a", params: nil)),
          .message(.request(id: .string("1"), method: "a", params: [])),
        ])
    #expect(RequestID.string("1").json == "1")
    #expect(RequestID.integer(1).json == 1)
  }

  @Test func nullParametersAreNone() {
    #expect(
      incoming(#"{"jsonrpc":"2.0","method":"a","params":null}"#) == [
        .message(.notification(method: "a", params: nil))
      ])
  }

  @Test func responses() {
    #expect(
      incoming(
        #"{"jsonrpc":"2.0","id":1,"result":null}"#,
        #"{"jsonrpc":"2.0","id":"x","error":{"code":-32601,"message":"no"}}"#) == [
          .message(.response(id: .integer(1), .success(.null))),
          .message(.response(id: .string("x"), .failure(ResponseError(.methodNotFound, "no")))),
        ])
  }

  @Test(arguments: [
    ("{", "-32700 null"), ("", "-32700 null"), ("42", "-32600 null"), ("[]", "-32600 null"), ("{}", "-32600 null"),
    (#"{"jsonrpc":"2.0","id":7}"#, "-32600 integer(7)"),
    (#"{"jsonrpc":"2.0","id":7,"method":5}"#, "-32600 integer(7)"),
    (#"{"jsonrpc":"2.0","id":null,"method":"a"}"#, "-32600 null"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, "-32600 null"),
    (#"{"jsonrpc":"1.0","id":7,"method":"a"}"#, "-32600 integer(7)"),
    (#"{"id":"7","method":"a"}"#, #"-32600 string("7")"#),
  ]) func refusals(_ body: String, _ expected: String) {
    #expect(refusal(body) == expected)
  }

  @Test func readingGoesOnAfterARefusal() {
    #expect(incoming("{", #"{"jsonrpc":"2.0","method":"a"}"#).last == .message(.notification(method: "a", params: nil)))
  }

  @Test func nothingIsReadBehindABrokenHeader() {
    var decoder = MessageDecoder()
    #expect(decoder.decode("Content-Length: x\r\n\r\n".utf8).count == 1)
    #expect(decoder.decode(frame(Array("{}".utf8))) == [])
  }

  @Test func aForeignCharsetMayHaveHeldAChange() {
    var decoder = MessageDecoder()
    let incoming = decoder.decode("Content-Type: a; charset=utf-16\r\nContent-Length: 2\r\n\r\n{}".utf8)
    guard case .invalid(let invalid, let wasReadable)? = incoming.first else {
      Issue.record("\(incoming)")
      return
    }
    #expect(invalid.error.code == -32700)
    #expect(!wasReadable)
  }

  @Test func written() throws {
    func text(_ message: Message) throws -> String { String(decoding: try writeJSON(message.json), as: UTF8.self) }
    #expect(try text(.response(id: .integer(1), .success(.null))) == #"{"jsonrpc":"2.0","id":1,"result":null}"#)
    #expect(
      try text(.response(id: nil, .failure(ResponseError(.parseError, "m"))))
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"m"}}"#)
    #expect(
      try text(.request(id: .string("a"), method: "b", params: [1]))
        == #"{"jsonrpc":"2.0","id":"a","method":"b","params":[1]}"#)
    #expect(try text(.notification(method: "b", params: nil)) == #"{"jsonrpc":"2.0","method":"b"}"#)
  }

  @Test func anUnwritableResultBecomesAnError() {
    var deep: JSONValue = 1
    for _ in 0..<300 { deep = .array([deep]) }
    var decoder = MessageDecoder()
    let answer = decoder.decode(encoded(.response(id: .integer(3), .success(deep))))
    guard case .message(.response(let id, .failure(let error)))? = answer.first else {
      Issue.record("\(answer)")
      return
    }
    #expect(id == .integer(3))
    #expect(error.code == -32603)
  }
}
