/// The search for a word against the plainest one.

import SourceText
import TestSupport
import Testing

@Suite struct WordSearchTests {
  private func plainly(_ word: [UInt8], in text: [UInt8], from offset: Int) -> Int? {
    guard !word.isEmpty, offset + word.count <= text.count else { return nil }
    return (offset...(text.count - word.count)).first { Array(text[$0..<$0 + word.count]) == word }
  }

  @Test func allPlacesAreFound() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
      let word = (0..<Int.random(in: 0..<5, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
      let search = WordSearch(String(decoding: word, as: UTF8.self))
      for offset in 0...text.count {
        #expect(search.first(in: text, from: offset) == plainly(word, in: text, from: offset))
      }
    }
  }
}
