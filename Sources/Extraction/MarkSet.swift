/// Which of some words occur in a text: what decides whether a file is read whole.

/// Words to look for. Made once and asked for many texts.
package struct MarkSet: Sendable {
  package let words: [String]
  private let bytes: [[UInt8]]
  /// By first byte: which lengths (up to 63) the words have that start with it.
  private let lengths: [UInt64]
  /// By first byte: the indices of the words that start with it.
  private let indices: [[Int]]

  package init(_ words: [String]) {
    self.words = words
    bytes = words.map { Array($0.utf8) }
    var lengths = Array(repeating: UInt64(0), count: 256)
    var indices = Array(repeating: [Int](), count: 256)
    for (index, word) in bytes.enumerated() {
      guard let first = word.first else { continue }
      lengths[Int(first)] |= MarkSet.bit(word.count)
      indices[Int(first)].append(index)
    }
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
    let end = text.count
    lengths.withUnsafeBufferPointer { lengths in
      MarkSet.isPart.withUnsafeBufferPointer { isPart in
        // Every offset that is read lies below `end`; both tables have an entry for each byte.
        var offset = 0
        while offset < end {
          let start = offset
          while offset < end, isPart[Int(text[offset])] { offset += 1 }
          if offset > start, lengths[Int(text[start])] & MarkSet.bit(offset - start) != 0 {
            match(UnsafeBufferPointer(rebasing: text[start..<offset]), &found)
          }
          while offset < end, !isPart[Int(text[offset])] { offset += 1 }
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

  /// Of identifiers; `$root` names `root`.
  private static let isPart: [Bool] = (0..<256).map { byte in
    LexicalTables.shared.classes[byte] & ByteClass.identifierPart != 0 && byte != Int(UInt8(ascii: "$"))
  }

  @inline(never)
  private func match(_ word: UnsafeBufferPointer<UInt8>, _ found: inout Set<Int>) {
    guard let first = word.first else { return }
    for index in indices[Int(first)] where bytes[index].elementsEqual(word) { found.insert(index) }
  }

  @inline(__always)
  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
