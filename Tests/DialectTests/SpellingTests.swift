/// How far two names are apart.

import RouteGraph
import Testing

@Suite struct SpellingTests {
  private static let names = ["", "a", "cart", "crat", "cat", "carts", "track", "detail", "details", "detial", "home"]

  /// By the definition: what the beginnings of both are apart, in full.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        var least = i == 0 ? j : j == 0 ? i : Int.max
        if i > 0, j > 0 {
          least = min(
            table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        }
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, table[i - 2][j - 2] + 1) }
        table[i][j] = least
      }
    }
    return table[a.count][b.count]
  }

  @Test func distancesUpToALimit() {
    for a in Self.names {
      for b in Self.names {
        let (left, right) = (Array(a.utf8), Array(b.utf8))
        let expected = Self.distance(left, right)
        for limit in 0...7 {
          let found = Spelling.editDistance(left, right, limit: limit)
          #expect(found == expected || (found > limit && expected > limit), "\(a), \(b), \(limit)")
        }
      }
    }
  }
}
