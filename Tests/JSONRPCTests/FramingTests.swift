/// Bytes to frames: header fields, lengths, splits.

import JSON
import JSONRPC
import Testing

@Suite struct FramingTests {
  private func frames(_ text: String) throws -> [String] {
    var decoder = FrameDecoder()
    decoder.append(text.utf8)
    var bodies: [String] = []
    while let frame = try decoder.next() { bodies.append(String(decoding: frame.body, as: UTF8.self)) }
    return bodies
  }

  @Test func lengthCountsBytes() {
    let bytes = encoded(.notification(method: "𐐀ä", params: nil))
    #expect(
      String(decoding: bytes, as: UTF8.self) == "Content-Length: 35\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"𐐀ä\"}")
  }

  @Test(arguments: [
    "Content-Length: 2\r\n\r\n{}", "content-length:2\r\n\r\n{}", "CONTENT-LENGTH:   2  \r\n\r\n{}",
    "X-Other: a:b\r\nContent-Length: 2\r\n\r\n{}", "Content-Length: 0002\r\nX-Other:\r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
  ]) func headerIsRead(_ text: String) throws {
    #expect(try frames(text) == ["{}"])
  }

  @Test(arguments: [
    "Content-Type: a\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}", "Content-Length: +2\r\n\r\n{}",
    "Content-Length: two\r\n\r\n{}", "Content-Length: \r\n\r\n{}", "Content-Length: 67108865\r\n\r\n{}",
    "Content-Length: 99999999999999999999999999\r\n\r\n{}", "Content-Length: 2\n\n{}", "Content-Length\r\n\r\n{}",
    "Cöntent: 1\r\nContent-Length: 2\r\n\r\n{}", "\r\n\r\n", String(repeating: "x", count: 9_000),
  ]) func brokenHeaderIsRefused(_ text: String) {
    #expect(throws: FramingError.self) { try frames(text) }
  }

  @Test func largestLengthIsAccepted() throws {
    #expect(try frames("Content-Length: 67108864\r\n\r\n{}") == [])
  }

  @Test func everySplitGivesTheSame() throws {
    let stream = Array(
      "Content-Length: 7\r\nA: b\r\n\r\n\"a\r\n\r\n\"content-length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}".utf8)
    for size in 1...stream.count {
      var decoder = FrameDecoder()
      var bodies: [String] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        decoder.append(stream[start..<min(start + size, stream.count)])
        while let frame = try decoder.next() { bodies.append(String(decoding: frame.body, as: UTF8.self)) }
      }
      #expect(bodies == ["\"a\r\n\r\n\"", "", "{}"], "in pieces of \(size)")
    }
  }

  @Test(arguments: [
    ("utf-8", true), ("UTF8", true), ("\"utf-8\"", true), ("utf-16", false), ("latin1", false),
  ]) func charset(_ name: String, _ isAccepted: Bool) throws {
    var decoder = FrameDecoder()
    decoder.append("Content-Type: application/json; charset=\(name)\r\nContent-Length: 2\r\n\r\n{}".utf8)
    #expect(try decoder.next()?.isUTF8 == isAccepted)
  }
}
