/// A short name for bytes: MurmurHash3, its 128-bit form for 64-bit machines.
///
/// Two texts that differ have different digests unless somebody took pains that they do not. Who can choose both the
/// texts and the cache that they share could as well write what they like into it.

package struct ContentDigest: Hashable, Sendable, CustomStringConvertible {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(_ bytes: [UInt8]) { self = bytes.withUnsafeBytes { ContentDigest($0) } }

  package init(_ bytes: UnsafeRawBufferPointer) {
    var state = DigestState()
    let whole = bytes.count & ~15
    var offset = 0
    // All loads end at or before `whole`.
    while offset < whole {
      state.mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)))
      offset += 16
    }
    var tail: (UInt64, UInt64) = (0, 0)
    for (index, byte) in bytes[whole...].enumerated() {
      let shift = UInt64(index & 7) * 8
      if index < 8 { tail.0 |= UInt64(byte) << shift } else { tail.1 |= UInt64(byte) << shift }
    }
    self = state.digest(tail, count: bytes.count)
  }

  /// 32 hexadecimal digits.
  package var description: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

private struct DigestState {
  private static let first: UInt64 = 0x87c3_7b91_1142_53d5
  private static let second: UInt64 = 0x4cf5_ad43_2745_937f

  private var one: UInt64 = 0
  private var two: UInt64 = 0

  @inline(__always)
  mutating func mix(_ low: UInt64, _ high: UInt64) {
    one ^= rotated(low &* DigestState.first, by: 31) &* DigestState.second
    one = (rotated(one, by: 27) &+ two) &* 5 &+ 0x52dc_e729
    two ^= rotated(high &* DigestState.second, by: 33) &* DigestState.first
    two = (rotated(two, by: 31) &+ one) &* 5 &+ 0x3849_5ab5
  }

  func digest(_ tail: (UInt64, UInt64), count: Int) -> ContentDigest {
    var (one, two) = (one, two)
    two ^= rotated(tail.1 &* DigestState.second, by: 33) &* DigestState.first
    one ^= rotated(tail.0 &* DigestState.first, by: 31) &* DigestState.second
    one ^= UInt64(truncatingIfNeeded: count)
    two ^= UInt64(truncatingIfNeeded: count)
    one &+= two
    two &+= one
    one = finished(one)
    two = finished(two)
    one &+= two
    two &+= one
    return ContentDigest(high: one, low: two)
  }

  private func finished(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word >> 33) &* 0xff51_afd7_ed55_8ccd
    word = (word ^ word >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return word ^ word >> 33
  }

  @inline(__always)
  private func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 { word &<< bits | word &>> (64 &- bits) }
}
