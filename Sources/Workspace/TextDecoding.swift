/// From the bytes on disk to the text that is analysed: UTF-8 without byte order mark.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// The text of a source file, and what had to be repaired.
struct DecodedText {
  var bytes: [UInt8]
  /// Where the first byte was that is not UTF-8, counted from the beginning of the file.
  var firstRepair: Int?
}

/// Invalid bytes become `_`, each by itself, so that all offsets stay what they are on disk and a name written in
/// another encoding stays one name. A file that has a NUL near its start is no text: nil.
func decode(_ bytes: [UInt8]) -> DecodedText? {
  if hasNULNearStart(bytes) { return nil }
  var bytes = bytes
  let hasMark = bytes.starts(with: byteOrderMark)
  if hasMark { bytes.removeFirst(byteOrderMark.count) }
  guard var position = firstInvalid(in: bytes, from: 0) else { return DecodedText(bytes: bytes, firstRepair: nil) }
  let firstRepair = position + (hasMark ? byteOrderMark.count : 0)
  while true {
    bytes[position] = UInt8(ascii: "_")
    guard let next = firstInvalid(in: bytes, from: position + 1) else { break }
    position = next
  }
  return DecodedText(bytes: bytes, firstRepair: firstRepair)
}

private func hasNULNearStart(_ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBytes { buffer in
    buffer.baseAddress.map { memchr($0, 0, min(buffer.count, 8000)) != nil } ?? false
  }
}

/// The first byte at or behind `start` that begins no well-formed character.
private func firstInvalid(in bytes: [UInt8], from start: Int) -> Int? {
  bytes.withUnsafeBytes { buffer in
    var position = start
    while position < buffer.count {
      // Eight ASCII bytes at a time; the bounds are those of the loop's condition.
      while position + 8 <= buffer.count,
        buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        position += 8
      }
      guard position < buffer.count else { return nil }
      let length = characterLength(buffer, at: position)
      if length == 0 { return position }
      position += length
    }
    return nil
  }
}

/// 0 where no well-formed character starts (Unicode, table 3-7).
private func characterLength(_ buffer: UnsafeRawBufferPointer, at position: Int) -> Int {
  let lead = buffer[position]
  let second = position + 1 < buffer.count ? buffer[position + 1] : 0
  let isTailValid = { (count: Int) in
    position + count <= buffer.count && (2..<max(2, count)).allSatisfy { buffer[position + $0] & 0xC0 == 0x80 }
  }
  switch lead {
  case 0x00..<0x80: return 1
  case 0xC2..<0xE0: return second & 0xC0 == 0x80 ? 2 : 0
  case 0xE0: return (0xA0...0xBF).contains(second) && isTailValid(3) ? 3 : 0
  case 0xED: return (0x80...0x9F).contains(second) && isTailValid(3) ? 3 : 0
  case 0xE1..<0xF0: return second & 0xC0 == 0x80 && isTailValid(3) ? 3 : 0
  case 0xF0: return (0x90...0xBF).contains(second) && isTailValid(4) ? 4 : 0
  case 0xF1..<0xF4: return second & 0xC0 == 0x80 && isTailValid(4) ? 4 : 0
  case 0xF4: return (0x80...0x8F).contains(second) && isTailValid(4) ? 4 : 0
  default: return 0
  }
}
