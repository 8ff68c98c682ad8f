/// What somebody may have meant, in the words of a message.

import RouteGraph

/// `; did you mean 'x'?`, or nothing. Case does not matter.
package func suggestion(for word: String, in known: [String]) -> String {
  nearestSpelling(of: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
}

func nearestSpelling(of word: String, in known: [String]) -> String? {
  let word = word.lowercased()
  if word.isEmpty || known.contains(word) { return word.isEmpty ? nil : word }
  return Spelling.nearest(to: word, in: known)
}

/// The nearest words, however far they are.
package func nearestSpellings(of word: String, in known: [String], count: Int) -> [String] {
  let typed = Array(word.lowercased().utf8)
  return known.map { (distance: Spelling.editDistance(typed, Array($0.lowercased().utf8), limit: 256), word: $0) }
    .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
    .prefix(count).map(\.word)
}
