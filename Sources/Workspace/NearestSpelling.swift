/// Finds what somebody may have meant.

/// The word with the fewest edits to get there, if these are few for its length; the first of equals.
package func nearestSpelling(of word: String, in known: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased().utf8)
  var best: (word: String, distance: Int)?
  for candidate in known {
    let distance = editDistance(typed, Array(candidate.lowercased().utf8))
    if distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  guard let best, best.distance <= max(1, min(typed.count, best.word.utf8.count) / 3) else { return nil }
  return best.word
}

/// `; did you mean 'x'?`, or nothing.
package func suggestion(for word: String, in known: some Sequence<String>) -> String {
  nearestSpelling(of: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
}

/// Insertions, deletions, substitutions and swaps of neighbours. Words longer than any name count as wholly different.
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  if max(a.count, b.count) > 256 { return max(a.count, b.count) }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (row, byte) in a.enumerated() {
    var current = [row + 1]
    for (column, other) in b.enumerated() {
      var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (byte == other ? 0 : 1))
      if row > 0, column > 0, byte == b[column - 1], other == a[row - 1] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last.last ?? 0
}

/// The nearest words, however far they are.
package func nearestSpellings(of word: String, in known: some Sequence<String>, count: Int) -> [String] {
  let typed = Array(word.lowercased().utf8)
  return known.map { (distance: editDistance(typed, Array($0.lowercased().utf8)), word: $0) }
    .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
    .prefix(count).map(\.word)
}
