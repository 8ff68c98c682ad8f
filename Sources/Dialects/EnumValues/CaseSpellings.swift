/// Which names may be a case's, misspelt ones among them: `.prodct` for `.product`. Shared by all walks of a model: names
/// that are no cases are the same few in every file.

import RouteGraph
import SourceText

final class CaseSpellings: Sendable {
  private struct Known {
    var text: [UInt8]
    /// One bit for each byte that it has, to tell most names apart without looking at their order.
    var letters: UInt64
  }

  private let names: NameSet
  private let known: [Known]
  private let misspelt = MemoTable<String, Bool>()

  init(_ names: NameSet) {
    self.names = names
    known = names.names.sorted().map { name in
      let text = Array(name.utf8)
      return Known(text: text, letters: CaseSpellings.letters(of: text))
    }
  }

  func mayMeanCase(_ name: String) -> Bool {
    if names.contains(name) { return true }
    if let known = misspelt[name] { return known }
    let answer = isNear(Array(name.utf8))
    misspelt.add([name: answer])
    return answer
  }

  private func isNear(_ text: [UInt8]) -> Bool {
    let limit = Spelling.limit(of: text.count)
    let letters = CaseSpellings.letters(of: text)
    return known.contains { known in
      // One change adds a letter, takes one away, or does both.
      (known.letters ^ letters).nonzeroBitCount <= 2 * limit
        && Spelling.editDistance(text, known.text, limit: limit) <= limit
    }
  }

  private static func letters(of text: [UInt8]) -> UInt64 { text.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
}
