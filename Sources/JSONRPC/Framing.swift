/// The `Content-Length` framing of the base protocol.

/// Bodies above this size are refused.
package let maximumBodyLength = 64 << 20

/// The header of any message fits many times.
private let maximumHeaderLength = 8 << 10

/// The stream cannot be read on from here: nobody knows where the next message begins.
package struct FramingError: Error, Equatable {
  package var reason: String
}

package struct Frame: Equatable, Sendable {
  package var body: [UInt8]
  /// What the header declares, in lower case and without quotes; nil: nothing, which means UTF-8.
  package var charset: String?

  package var isUTF8: Bool { charset == nil || charset == "utf-8" || charset == "utf8" }
}

/// The body behind its header.
package func frame(_ body: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}

/// Cuts a stream of bytes into frames, however the bytes arrive.
package struct FrameDecoder: Sendable {
  private struct Header: Sendable {
    var length: Int
    var charset: String?
  }

  private var buffer: [UInt8] = []
  /// What lies before is consumed.
  private var start = 0
  /// Where the search for the header's end goes on.
  private var searched = 0
  /// The header of the body that is still incomplete.
  private var header: Header?

  package init() {}

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next complete frame, or nil if more bytes are needed.
  package mutating func next() throws(FramingError) -> Frame? {
    if header == nil { header = try nextHeader() }
    guard let header, buffer.count - start >= header.length else { return nil }
    let body = Array(buffer[start..<(start + header.length)])
    start += header.length
    searched = start
    self.header = nil
    return Frame(body: body, charset: header.charset)
  }

  private mutating func nextHeader() throws(FramingError) -> Header? {
    while searched < buffer.count {
      let byte = buffer[searched]
      guard byte < 0x80 else { throw FramingError(reason: "The header holds a byte that is not ASCII.") }
      searched += 1
      guard byte == UInt8(ascii: "\n") else { continue }
      guard searched - start >= 2, buffer[searched - 2] == UInt8(ascii: "\r") else {
        throw FramingError(reason: "A line of the header does not end in CRLF.")
      }
      let isEmptyLine = searched - start == 2 || searched - start > 2 && buffer[searched - 3] == UInt8(ascii: "\n")
      guard isEmptyLine else { continue }
      let block = buffer[start..<searched]
      start = searched
      return try parse(block)
    }
    guard searched - start <= maximumHeaderLength else { throw FramingError(reason: "The header does not end.") }
    return nil
  }

  private func parse(_ block: ArraySlice<UInt8>) throws(FramingError) -> Header {
    var header = Header(length: 0, charset: nil)
    var hasLength = false
    for line in block.split(whereSeparator: { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        throw FramingError(reason: "A line of the header has no colon.")
      }
      let value = trimmed(line[(colon + 1)...])
      switch String(decoding: line[..<colon], as: UTF8.self).lowercased() {
      case "content-length":
        header.length = try length(value)
        hasLength = true
      case "content-type": header.charset = charset(value)
      default: break
      }
    }
    guard hasLength else { throw FramingError(reason: "The header has no Content-Length.") }
    return header
  }

  private func length(_ digits: ArraySlice<UInt8>) throws(FramingError) -> Int {
    guard !digits.isEmpty else { throw FramingError(reason: "The Content-Length is empty.") }
    var length = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else {
        throw FramingError(reason: "The Content-Length is not a number.")
      }
      length = length * 10 + Int(digit - UInt8(ascii: "0"))
      // Checked at every digit, so that no number of digits overflows.
      guard length <= maximumBodyLength else {
        throw FramingError(reason: "The Content-Length is above \(maximumBodyLength) bytes.")
      }
    }
    return length
  }

  private func charset(_ contentType: ArraySlice<UInt8>) -> String? {
    for parameter in contentType.split(separator: UInt8(ascii: ";")).dropFirst() {
      let parts = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard parts.count == 2, String(decoding: trimmed(parts[0]), as: UTF8.self).lowercased() == "charset"
      else { continue }
      let value = trimmed(parts[1]).filter { $0 != UInt8(ascii: "\"") }
      return String(decoding: value, as: UTF8.self).lowercased()
    }
    return nil
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let head = bytes.drop(while: isSpace)
    let tail = head.reversed().prefix(while: isSpace).count
    return head.dropLast(tail)
  }
}
