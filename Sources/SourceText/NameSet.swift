/// A set of names that is asked about names that are mostly not in it, once or more for every expression of a workspace.

package struct NameSet: Equatable, Sendable, ExpressibleByArrayLiteral {
  package let names: Set<String>
  /// By the first byte, modulo 64: a bit for each length, modulo 64, of the names that begin with it. Most other names
  /// are told by that alone; to hash one takes ten times as long.
  private let lengths: [UInt64]

  package init(_ names: Set<String>) {
    self.names = names
    var lengths = [UInt64](repeating: 0, count: 64)
    for name in names {
      if let first = name.utf8.first { lengths[Int(first & 63)] |= NameSet.bit(name.utf8.count) }
    }
    self.lengths = lengths
  }

  package init(arrayLiteral names: String...) { self.init(Set(names)) }

  /// The empty name is in no such set.
  package func contains(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return lengths[Int(first & 63)] & NameSet.bit(name.utf8.count) != 0 && names.contains(name)
  }

  package static func == (a: NameSet, b: NameSet) -> Bool { a.names == b.names }

  private static func bit(_ count: Int) -> UInt64 { 1 << UInt64(count & 63) }
}
