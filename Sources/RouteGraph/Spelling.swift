/// Nearest spelling.

package enum Spelling {
  /// The candidate with the smallest edit distance, if that is at most 2 or a third of the name's length; the first of
  /// equals wins.
  package static func nearest(to name: String, in candidates: [String]) -> String? {
    let wanted = Array(name.utf8)
    let limit = Spelling.limit(of: wanted.count)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let distance = editDistance(wanted, Array(candidate.utf8), limit: limit)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// How many changes a name of that length may be away from what was meant.
  package static func limit(of count: Int) -> Int { max(2, count / 3) }

  /// Insertions, deletions, replacements and swaps of neighbours; more than `limit` where it is exceeded early.
  package static func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    if abs(a.count - b.count) > limit { return limit + 1 }
    var beforeLast = Array(repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = beforeLast
    var leastOfLast = 0
    for (i, x) in a.enumerated() {
      row[0] = i + 1
      var least = i + 1
      for (j, y) in b.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (x == y ? 0 : 1))
        if i > 0, j > 0, x == b[j - 1], a[i - 1] == y { cost = min(cost, beforeLast[j - 1] + 1) }
        row[j + 1] = cost
        least = min(least, cost)
      }
      // A swap goes on from two rows above.
      if min(least, leastOfLast) > limit { return limit + 1 }
      leastOfLast = least
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last.last ?? 0
  }
}
