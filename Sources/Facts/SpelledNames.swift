/// Which names the code of a member spells, its head included: tells of most code that it is about nothing of what
/// somebody looks for, without a look at it.

import SourceText

/// A few names too many do no harm.
package final class SpelledNames: Sendable {
  /// Where a name stands.
  package struct Place: Sendable {
    /// Among the hashes.
    package var name: Int32
    /// In bytes of UTF-8 from the start of the file.
    package var offset: Int32

    package init(name: Int, offset: Int) {
      self.name = Int32(clamping: name)
      self.offset = Int32(clamping: offset)
    }
  }

  /// Some stand here twice.
  fileprivate let hashes: [UInt64]
  /// Mostly in the order of the text: what the parser looked at twice stands here twice.
  fileprivate let places: [Place]

  package init(hashes: [UInt64], places: [Place]) {
    self.hashes = hashes
    self.places = places
  }

  /// Where one of the names stands that are asked for, in no order.
  fileprivate func offsets(where isWanted: (UInt64) -> Bool) -> [Int] {
    var wanted: [Int32] = []
    for (index, hash) in hashes.enumerated() where isWanted(hash) { wanted.append(Int32(clamping: index)) }
    return wanted.isEmpty ? [] : places.compactMap { wanted.contains($0.name) ? Int($0.offset) : nil }
  }

  /// Where a name stands, also with `$` or `_` in front.
  package func offsets(of name: String) -> [Int] {
    let hash = SpelledName.any(name).hash
    return offsets { $0 == hash }
  }
}

/// A name and what it is spelled as.
package enum SpelledName {
  /// Anywhere; also with `$` or `_` in front.
  case any(String)
  /// `.name`, without a base.
  case implicit(String)
  /// Bound by code: a variable, a parameter.
  case bound(String)
  /// Any pattern that takes what a case carries.
  case payload
  /// `#if`, `#else`: not all of the code is in every build.
  case directive

  package var hash: UInt64 {
    switch self {
    case .any(let name): name.stableHash
    case .implicit(let name): name.stableHash &* 0x9E37_79B9_7F4A_7C15
    case .bound(let name): name.stableHash &* 0xC2B2_AE3D_27D4_EB4F
    case .payload: 0x1656_67B1_9E37_79F9
    case .directive: 0x27D4_EB2F_1656_67C5
    }
  }
}

/// Names to look for in much code.
package struct WantedNames: Sendable {
  private let hashes: Set<UInt64>
  /// By the low bits of a hash, a bit each: one in 64 is set, and most names are told by that.
  private let filter: [UInt64]

  package init(_ names: [SpelledName]) { self.init(Set(names.map(\.hash))) }

  private init(_ hashes: Set<UInt64>) {
    self.hashes = hashes
    var filter = [UInt64](repeating: 0, count: WantedNames.powerOfTwo(atLeast: hashes.count))
    for hash in hashes { filter[WantedNames.index(hash, filter.count)] |= 1 << (hash >> 58) }
    self.filter = filter
  }

  package func union(_ other: WantedNames) -> WantedNames {
    other.hashes.isSubset(of: hashes) ? self : WantedNames(hashes.union(other.hashes))
  }

  package func subtracting(_ other: WantedNames) -> WantedNames { WantedNames(hashes.subtracting(other.hashes)) }

  package var isEmpty: Bool { hashes.isEmpty }

  /// Whether code may hold one of them: nothing is known of other code than what was read with its names.
  package func mayOccur(in body: CodeBlock) -> Bool { body.spelled.map(occur) ?? true }

  package func occur(in code: SpelledNames) -> Bool { code.hashes.contains(where: contains) }

  /// Where code spells one of them, in no order.
  package func offsets(in code: SpelledNames) -> [Int] { code.offsets(where: contains) }

  private func contains(_ hash: UInt64) -> Bool {
    filter[WantedNames.index(hash, filter.count)] & (1 << (hash >> 58)) != 0 && hashes.contains(hash)
  }

  private static func index(_ hash: UInt64, _ count: Int) -> Int { Int(truncatingIfNeeded: hash) & (count - 1) }

  private static func powerOfTwo(atLeast count: Int) -> Int {
    var power = 1
    while power < count { power *= 2 }
    return power
  }
}
