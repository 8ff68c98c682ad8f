/// Translates between UTF-8 offsets and lines, in whichever unit the outside counts columns.

/// A line and a column, both from zero; the unit of the column is the caller's.
package struct LinePosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: LinePosition, b: LinePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// What a column counts.
package enum ColumnUnit: Sendable {
  case utf8, utf16, utf32
}

/// Where the lines of a text start. LF, CRLF and CR each end a line. Worked out when somebody asks: of most files nobody
/// wants to know.
package struct LineIndex: Sendable {
  private let lazyStarts: Lazy<[Int32]>
  private let text: [UInt8]

  package init(_ text: [UInt8]) {
    lazyStarts = Lazy { LineIndex.starts(of: text) }
    self.text = text
  }

  private init(_ text: [UInt8], starts: [Int32]) {
    lazyStarts = Lazy { starts }
    self.text = text
  }

  /// The index of the text in which `range` was replaced by `count` bytes: only the lines around are looked at again.
  package func replacing(_ range: Range<Int>, withCount count: Int, in newText: [UInt8]) -> LineIndex {
    let old = starts
    // A line end right before the change may become one with what follows, or lose its second half.
    let first = LineIndex.line(of: range.lowerBound - 1, old)
    let end = range.lowerBound + count
    let behind = LineIndex.line(of: range.upperBound, old) + 1
    var new = Array(old[...first])
    new.reserveCapacity(old.count)
    LineIndex.addStarts(of: newText, in: Int(old[first])..<end, to: &new)
    let shift = end - range.upperBound
    for start in old[min(behind, old.count)...] { new.append(Int32(clamping: Int(start) + shift)) }
    return LineIndex(newText, starts: new)
  }

  /// Offset of the first byte of each line; never empty.
  private var starts: [Int32] { lazyStarts.value }

  private static func starts(of text: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    addStarts(of: text, in: 0..<text.count, to: &starts)
    return starts
  }

  /// Those behind the start of the range, up to its end.
  private static func addStarts(of text: [UInt8], in range: Range<Int>, to starts: inout [Int32]) {
    text.withUnsafeBytes { bytes in
      var offset = range.lowerBound
      let end = min(range.upperBound, bytes.count)
      while offset < end {
        if offset + 8 <= end {
          let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          offset += bytesBeforeControl(eight)
          if end - offset < 1 { break }
        }
        let byte = bytes[offset]
        offset += 1
        // Both line ends are small: one comparison rules out nearly every byte.
        if byte > UInt8(ascii: "\r") { continue }
        if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), offset <= end else { continue }
        starts.append(Int32(clamping: offset))
      }
    }
  }

  /// How many of eight bytes, lowest first, stand before the first one below 0x20; 8 where none is.
  @inline(__always)
  private static func bytesBeforeControl(_ eight: UInt64) -> Int {
    // The borrow of a lower byte can only flag bytes behind the first.
    ((eight &- 0x2020_2020_2020_2020) & ~eight & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3
  }

  package var lineCount: Int { starts.count }

  /// The zero-based line that holds the offset; an offset past the end lies on the last line.
  package func line(of offset: Int) -> Int { LineIndex.line(of: offset, starts) }

  private static func line(of offset: Int, _ starts: [Int32]) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Line and column of an offset. An offset inside a character counts as the character's start.
  package func position(of offset: Int, unit: ColumnUnit = .utf8) -> LinePosition {
    let starts = starts
    let line = LineIndex.line(of: offset, starts)
    let start = Int(starts[line])
    let end = min(max(offset, start), text.count)
    return LinePosition(line: line, column: width(of: start..<end, in: unit))
  }

  /// The offset of a position: a column past the line's end is the line's end, a line past the text is the text's end.
  package func offset(of position: LinePosition, unit: ColumnUnit = .utf8) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return text.count }
    let content = contentRange(ofLine: position.line)
    var remaining = max(0, position.column)
    var offset = content.start
    while offset < content.end, remaining > 0 {
      let step = min(scalarLength(text[offset]), content.end - offset)
      let width = width(of: offset..<(offset + step), in: unit)
      if width > remaining { break }
      remaining -= width
      offset += step
    }
    return offset
  }

  /// The line without its terminator.
  package func contentRange(ofLine line: Int) -> TextRange {
    let starts = starts
    guard line >= 0, line < starts.count else { return TextRange(text.count, text.count) }
    let start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) : text.count
    while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return TextRange(start, end)
  }

  private func width(of range: Range<Int>, in unit: ColumnUnit) -> Int {
    if unit == .utf8 { return range.count }
    var width = 0
    for byte in text[range] where byte & 0xC0 != 0x80 {
      width += unit == .utf16 && byte >= 0xF0 ? 2 : 1
    }
    return width
  }

  private func scalarLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }
}
