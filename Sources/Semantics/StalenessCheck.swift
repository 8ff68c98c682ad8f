/// Which answers an edit leaves as they are. Each keystroke that changes a declaration asks this of everything that is known.

import SourceText

/// Tells for many answers which of them rely on one of some names.
package struct StalenessCheck {
  private let isEmpty: Bool
  private var certain: NameCheck
  /// Whoever asked for a member of that name, of whichever type, and knows one of the types in which it differs.
  private var members: NameCheck?
  private var types: NameCheck

  package init(changed: NamesByUse) {
    isEmpty = changed.isEmpty
    var rest = changed
    rest.members = []
    certain = NameCheck(changed: rest)
    members = changed.members.isEmpty ? nil : NameCheck(changed: NamesByUse(members: changed.members))
    types = NameCheck(changed: NamesByUse(declared: changed.extended))
  }

  package mutating func isStale(_ dependencies: Dependencies) -> Bool {
    if isEmpty { return false }
    if certain.isHit(dependencies) { return true }
    guard members?.isHit(dependencies) == true else { return false }
    return types.isHit(dependencies)
  }

  mutating func isFresh(_ dependencies: Dependencies?) -> Bool {
    guard let dependencies, dependencies.isWhole else { return false }
    return !isStale(dependencies)
  }
}

/// Which answers noted one of some names, they or what they were worked out from.
private struct NameCheck {
  private let changed: NamesByUse
  private let signature: NameSignature
  private var fresh = IdentitySet()
  private var stale = IdentitySet()

  init(changed: NamesByUse) {
    self.changed = changed
    signature = NameSignature(changed)
  }

  mutating func isHit(_ dependencies: Dependencies) -> Bool {
    let id = ObjectIdentifier(dependencies)
    if fresh.contains(id) { return false }
    // Most are made of parts that others have asked about.
    if !namesOne(dependencies), dependencies.partIDs.allSatisfy({ fresh.contains($0) }) {
      fresh.insert(id)
      return false
    }
    var seen = IdentitySet()
    var pending = [dependencies]
    while let current = pending.popLast() {
      let id = ObjectIdentifier(current)
      if fresh.contains(id) || !seen.insert(id) { continue }
      if stale.contains(id) || namesOne(current) {
        stale.insert(id)
        return true
      }
      for (part, id) in zip(current.parts, current.partIDs) where !fresh.contains(id) { pending.append(part) }
    }
    fresh.formUnion(seen)
    return false
  }

  private func namesOne(_ dependencies: Dependencies) -> Bool {
    signature.mayShare(dependencies.signature) && !dependencies.names.isDisjoint(with: changed)
  }
}

/// A bit for each name. Two sets whose bits differ share no name.
struct NameSignature: Sendable {
  private var bits = SIMD4<UInt64>()

  init(_ names: NamesByUse) {
    // One name, asked for in several ways, is several names.
    for (way, names) in [names.declared, names.members, names.initialized, names.extended].enumerated() {
      for name in names {
        let bit = Int(truncatingIfNeeded: name.stableHash >> (way * 8)) & 255
        bits[bit >> 6] |= 1 << UInt64(bit & 63)
      }
    }
  }

  func mayShare(_ other: NameSignature) -> Bool { bits & other.bits != SIMD4() }
}

/// Objects that somebody holds, by their addresses: `Set` would take most of the time to make hashes that nobody can foresee.
private struct IdentitySet {
  /// 0 where there is none. A power of two, at most half of them in use.
  private var slots = [UInt](repeating: 0, count: 64)
  private var count = 0

  func contains(_ id: ObjectIdentifier) -> Bool {
    let address = UInt(bitPattern: id)
    return slots[slot(of: address)] == address
  }

  /// False where it is there already.
  @discardableResult
  mutating func insert(_ id: ObjectIdentifier) -> Bool { insert(UInt(bitPattern: id)) }

  mutating func formUnion(_ other: IdentitySet) {
    for address in other.slots where address != 0 { insert(address) }
  }

  @discardableResult
  private mutating func insert(_ address: UInt) -> Bool {
    let slot = slot(of: address)
    if slots[slot] == address { return false }
    slots[slot] = address
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt](repeating: 0, count: old.count * 2)
    for address in old where address != 0 { slots[slot(of: address)] = address }
  }

  /// Where an address is, or would be.
  private func slot(of address: UInt) -> Int {
    let mask = slots.count - 1
    // Objects lie at multiples of 16.
    var index = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[index] != 0, slots[index] != address { index = (index + 1) & mask }
    return index
  }
}
