/// A name that is remembered is never taken for another.

import Testing

@testable import Extraction

@Suite struct NameCacheTests {
  /// In any order, and again: what lost its place is spelled anew.
  private func check(_ names: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let text = Array(names.joined(separator: " ").utf8)
    text.withUnsafeBufferPointer { bytes in
      var cache = NameCache(count: bytes.count)
      for _ in 0..<2 {
        var start = 0
        for name in names {
          let end = start + name.utf8.count
          #expect(cache.text(bytes, start, end) == name, sourceLocation: sourceLocation)
          start = end + 1
        }
      }
    }
  }

  @Test(arguments: 1...40) func ofAnyLengthUpToTheLastByte(length: Int) {
    let alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN"
    check([String(alphabet.suffix(length)), String(alphabet.prefix(length))])
    // One byte is another, wherever it stands.
    let name = Array(String(repeating: "a", count: length))
    for index in name.indices {
      let other = String(name[..<index]) + "b" + String(name[(index + 1)...])
      check([String(name), other, String(name)])
    }
  }

  /// More than there are places.
  @Test func ofAnyNumber() { check((0..<5000).map { "name\($0)" }) }

  @Test func differentLengthsOfOneLetter() { check((1...64).map { String(repeating: "x", count: $0) }) }

  @Test func whatIsOutsideOfTheTextIsEmpty() {
    let text = Array("abc".utf8)
    text.withUnsafeBufferPointer { bytes in
      var cache = NameCache(count: bytes.count)
      for (start, end) in [(-1, 2), (2, 2), (3, 2), (0, 4)] { #expect(cache.text(bytes, start, end).isEmpty) }
    }
  }
}
