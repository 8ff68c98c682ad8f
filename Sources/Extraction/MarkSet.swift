/// Which of some words occur in a text: what decides whether a file is read whole.

/// Words to look for: `NavigationPath`, or one where it is called with a label, `sheet(item`. Made once and asked for many
/// texts.
package struct MarkSet: Sendable {
  package let words: [String]
  private let bytes: [[UInt8]]
  /// The first argument's, of each word; nil where any use of the word counts.
  private let labels: [[UInt8]?]
  /// Of each word.
  private let heads: [UInt64]
  /// By first byte: which lengths (up to 63) the words have that start with it.
  private let lengths: [UInt64]
  /// By first byte: the last six bits of the bytes that follow it in words; all, where a word is no longer than that.
  private let seconds: [UInt64]
  /// By first byte: the indices of the words that start with it.
  private let indices: [[Int]]

  package init(_ words: [String]) {
    self.words = words
    bytes = words.map { Array($0.utf8.prefix { $0 != UInt8(ascii: "(") }) }
    labels = words.map { word in word.utf8.firstIndex(of: UInt8(ascii: "(")).map { Array(word.utf8[$0...].dropFirst()) }
    }
    heads = bytes.map(MarkSet.head)
    var lengths = Array(repeating: UInt64(0), count: 256)
    var seconds = lengths
    var indices = Array(repeating: [Int](), count: 256)
    for (index, word) in bytes.enumerated() {
      guard let first = word.first else { continue }
      lengths[Int(first)] |= MarkSet.bit(word.count)
      seconds[Int(first)] |= word.count > 1 ? MarkSet.secondBit(word[1]) : .max
      indices[Int(first)].append(index)
    }
    self.seconds = seconds
    self.lengths = lengths
    self.indices = indices
  }

  /// Indices of the words that occur as whole identifiers anywhere, comments and strings included: to tell those apart
  /// costs more than to read a file too many.
  package func occurring(in text: [UInt8]) -> Set<Int> {
    text.withUnsafeBufferPointer { occurring(in: $0) }
  }

  package func occurring(in text: UnsafeBufferPointer<UInt8>) -> Set<Int> {
    var found = Set<Int>()
    lengths.withUnsafeBufferPointer { lengths in
      seconds.withUnsafeBufferPointer { seconds in
        MarkSet.eachIdentifier(in: text) { start, behind in
          // The tables have an entry for each byte. Of most identifiers the first two bytes tell that they are no word.
          let first = Int(text[start])
          let isLast = start + 1 == text.count
          guard isLast || seconds[first] & MarkSet.secondBit(text[start + 1]) != 0 else { return }
          let end = MarkSet.end(ofIdentifierBefore: behind(), in: text)
          if lengths[first] & MarkSet.bit(end - start) != 0 {
            match(UnsafeBufferPointer(rebasing: text[start..<end]), text[end...], &found)
          }
        }
      }
    }
    return found
  }

  /// Whether the identifier at this place is one of the words.
  @inline(__always)
  func contains(_ text: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let first = Int(text[start])
    guard end > start, lengths[first] & MarkSet.bit(end - start) != 0 else { return false }
    let word = UnsafeBufferPointer(start: text + start, count: end - start)
    return indices[first].contains { bytes[$0].elementsEqual(word) }
  }

  /// The start of each run of letters, digits, `_` and what is not ASCII, and a place up to which it reaches; `$root` names
  /// `root`. Looks at 64 bytes at a time: where runs begin and end, no processor can foretell byte by byte.
  @inline(__always)
  private static func eachIdentifier(in text: UnsafeBufferPointer<UInt8>, _ visit: (Int, () -> Int) -> Void) {
    guard let base = UnsafeRawPointer(text.baseAddress) else { return }
    // Whether the block before ends in a run.
    var before: UInt64 = 0
    var offset = 0
    while offset < text.count {
      let parts = identifierParts(base + offset, min(64, text.count - offset))
      var starts = parts & ~(parts << 1 | before)
      while starts != 0 {
        let start = starts.trailingZeroBitCount
        visit(offset + start) { offset + start + (~(parts >> UInt64(start))).trailingZeroBitCount }
        starts &= starts - 1
      }
      before = parts >> 63
      offset += 64
    }
  }

  /// Nearly always the place itself: a block of 64 bytes may end within the run.
  @inline(__always)
  private static func end(ofIdentifierBefore place: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = place
    while end < text.count, identifierParts(UInt64(text[end])) & 1 != 0 { end += 1 }
    return end
  }

  /// A bit for each of up to 64 bytes: whether it can be a part of an identifier.
  @inline(__always)
  private static func identifierParts(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
    var parts: UInt64 = 0
    var index = 0
    while index + 8 <= count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      parts |= UInt64(identifierParts(word)) << UInt64(index)
      index += 8
    }
    while index < count {
      parts |= UInt64(identifierParts(UInt64(bytes.load(fromByteOffset: index, as: UInt8.self))) & 1) << UInt64(index)
      index += 1
    }
    return parts
  }

  /// The same of the eight bytes of a word, the lowest first. Of a byte below 128, the sum with 128 - n has the highest bit
  /// where the byte is at least n; no sum reaches the next byte.
  @inline(__always)
  static func identifierParts(_ word: UInt64) -> UInt8 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let ascii = word & (0x7F &* each)
    func isIn(_ bytes: UInt64, _ low: UInt8, _ high: UInt8) -> UInt64 {
      (bytes &+ UInt64(128 - low) &* each) & ~(bytes &+ UInt64(127 - high) &* each)
    }
    let letters = isIn(ascii | 0x20 &* each, UInt8(ascii: "a"), UInt8(ascii: "z"))
    let digits = isIn(ascii, UInt8(ascii: "0"), UInt8(ascii: "9"))
    let underscores = isIn(ascii, UInt8(ascii: "_"), UInt8(ascii: "_"))
    let highest = (word | letters | digits | underscores) & (0x80 &* each)
    // Gathers the highest bits of the bytes in the highest byte.
    return UInt8(truncatingIfNeeded: (highest >> 7 &* 0x0102_0408_1020_4080) >> 56)
  }

  @inline(never)
  private func match(
    _ word: UnsafeBufferPointer<UInt8>, _ behind: Slice<UnsafeBufferPointer<UInt8>>, _ found: inout Set<Int>
  ) {
    guard let first = word.first else { return }
    let head = MarkSet.head(word)
    for index in indices[Int(first)] where heads[index] == head && bytes[index].elementsEqual(word) {
      if let label = labels[index], !MarkSet.isCall(behind, label) { continue }
      found.insert(index)
    }
  }

  /// `(item:`, on one line or several. What only a comment parts from its label is not found.
  private static func isCall(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ label: [UInt8]) -> Bool {
    func skipped(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
      text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
    let opened = skipped(text)
    guard opened.first == UInt8(ascii: "(") else { return false }
    let argument = skipped(opened.dropFirst())
    return argument.starts(with: label) && skipped(argument.dropFirst(label.count)).first == UInt8(ascii: ":")
  }

  /// The first eight bytes, which nearly always tell a word from those that are looked for.
  private static func head(_ word: some Sequence<UInt8>) -> UInt64 {
    word.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  @inline(__always)
  private static func secondBit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  @inline(__always)
  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
