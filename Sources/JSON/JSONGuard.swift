/// What is settled on the bytes before libjansson sees them: nesting, and escapes that name half a character.

/// Nesting that is accepted. The copy out of the library is recursive, so depth is bounded before it starts.
package let maximumJSONDepth = 256

/// Repairs lone surrogate escapes in place and measures the nesting. One pass; everything else is left to the parser.
///
/// JavaScript clients send a lone `\uD83D` while the user types an emoji. It becomes `\uFFFD`: as many bytes and as many
/// UTF-16 units as before, so that positions in the same message stay right.
func guardedBytes(_ bytes: [UInt8]) throws(JSONSyntaxError) -> [UInt8] {
  var bytes = bytes
  var depth = 0
  var isInString = false
  var offset = 0
  while offset < bytes.count {
    let byte = bytes[offset]
    if isInString {
      if byte == UInt8(ascii: "\\") {
        offset = repairEscape(at: offset, in: &bytes)
        continue
      }
      isInString = byte != UInt8(ascii: "\"")
    } else {
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth > maximumJSONDepth {
        throw JSONSyntaxError(message: "nested deeper than \(maximumJSONDepth) levels", offset: offset)
      }
    }
    offset += 1
  }
  return bytes
}

/// Replaces the escape at `offset` if it is half a surrogate pair, and returns the offset behind the escape.
private func repairEscape(at offset: Int, in bytes: inout [UInt8]) -> Int {
  guard let unit = codeUnit(at: offset, in: bytes) else { return offset + 2 }
  switch unit {
  case 0xD800...0xDBFF:
    if let next = codeUnit(at: offset + 6, in: bytes), (0xDC00...0xDFFF).contains(next) { return offset + 12 }
    fallthrough
  case 0xDC00...0xDFFF:
    bytes.replaceSubrange(offset..<(offset + 6), with: Array("\\uFFFD".utf8))
  default: break
  }
  return offset + 6
}

/// The value of a `\uXXXX` escape that starts at `offset`.
private func codeUnit(at offset: Int, in bytes: [UInt8]) -> UInt16? {
  guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
  else { return nil }
  var unit: UInt16 = 0
  for byte in bytes[(offset + 2)..<(offset + 6)] {
    guard let digit = hexadecimalDigit(byte) else { return nil }
    unit = unit << 4 | digit
  }
  return unit
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
