/// Looks for one word in many texts, faster than by reading them.

/// Boyer and Moore's search in Horspool's form: nearly as many bytes at a time as the word is long.
package struct WordSearch: Sendable {
  private let word: [UInt8]
  /// By the byte under the word's end: how far the word can move on.
  private let steps: [Int]

  package init(_ word: String) {
    self.word = Array(word.utf8)
    var steps = Array(repeating: max(1, self.word.count), count: 256)
    for (index, byte) in self.word.dropLast().enumerated() { steps[Int(byte)] = self.word.count - 1 - index }
    self.steps = steps
  }

  /// Where the word begins for the first time at or behind an offset, whatever stands around it, if it ends before a limit.
  /// An empty one, as of a case that is being typed, stands nowhere.
  package func first(in text: [UInt8], from offset: Int = 0, before limit: Int = .max) -> Int? {
    guard let last = word.last else { return nil }
    let limit = min(limit, text.count)
    var end = max(0, offset) + word.count
    while end <= limit {
      let byte = text[end - 1]
      if byte == last, text[end - word.count..<end].elementsEqual(word) { return end - word.count }
      end += steps[Int(byte)]
    }
    return nil
  }
}
