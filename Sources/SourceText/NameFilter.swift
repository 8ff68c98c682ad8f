/// Tells of most names that are not in a large set that they are not, without the set.

package struct NameFilter: Sendable {
  /// A bit for each hash, modulo their number: a power of two.
  private var bits: [UInt64]

  /// Of the names with these hashes.
  package init(_ hashes: [[UInt64]]) {
    // One bit in sixteen set or fewer: a name that is not there is rarely taken for one that is.
    let wanted = max(64, hashes.reduce(0) { $0 + $1.count } * 16)
    bits = [UInt64](repeating: 0, count: 1 << (Int.bitWidth - (wanted / 64).leadingZeroBitCount))
    for hash in hashes.joined() { bits[index(hash)] |= NameFilter.bit(hash) }
  }

  /// False only for names that are not in the set.
  package func mayContain(_ name: String) -> Bool {
    let hash = name.stableHash
    return bits[index(hash)] & NameFilter.bit(hash) != 0
  }

  private func index(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 6) & (bits.count - 1) }

  private static func bit(_ hash: UInt64) -> UInt64 { 1 << (hash & 63) }
}
