/// Where files may name a member: few of those that hold the name do, and a walk can pass over all other code.

import SourceText

/// The places of a name behind a dot, or in its type's code, in order of the text: also those in comments and strings.
struct MemberPlaces {
  enum Kind {
    case any
    /// `\.name`, `\Type.other.name`
    case ofKeyPaths
  }

  private let offsets: [Int]

  /// `isInside`: in a type's own code its members stand without a dot, too.
  init(of name: String, in text: [UInt8], _ kind: Kind = .any, isInside: Bool = false) {
    let search = WordSearch(name)
    var offsets: [Int] = []
    var next = 0
    while let start = search.first(in: text, from: next) {
      next = start + max(1, name.utf8.count)
      guard endsWord(next, in: text) else { continue }
      switch kind {
      case _ where isInside: offsets.append(start)
      case .any: if followsDot(start, in: text) { offsets.append(start) }
      case .ofKeyPaths: if endsKeyPath(start, in: text) { offsets.append(start) }
      }
    }
    self.offsets = offsets
  }

  var isEmpty: Bool { offsets.isEmpty }

  func lie(in range: TextRange) -> Bool { offsets.contains(where: range.contains) }
}

extension Snapshot {
  /// Files that may name a member, with the places. `home`: the files of the type.
  func files(
    namingMember name: String, _ kind: MemberPlaces.Kind = .any, home: Set<FileID> = []
  ) -> [(file: FileID, places: MemberPlaces)] {
    fileIDs.compactMap { id in
      guard let text = file(id)?.text else { return nil }
      let places = MemberPlaces(of: name, in: text, kind, isInside: home.contains(id))
      return places.isEmpty ? nil : (id, places)
    }
  }
}

/// Beyond ASCII there are letters and operators; which one it is does not matter here.
private func endsWord(_ end: Int, in text: [UInt8]) -> Bool {
  guard end < text.count else { return true }
  switch text[end] {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    return false
  default: return true
  }
}

/// The name may stand in backticks, or behind the `$` of a projection. Behind a dot, Swift allows no white space; code that
/// is being typed may have some.
private func followsDot(_ start: Int, in text: [UInt8]) -> Bool {
  var before = start - 1
  if before >= 0, text[before] == UInt8(ascii: "`") || text[before] == UInt8(ascii: "$") { before -= 1 }
  while before >= 0, text[before] <= UInt8(ascii: " ") { before -= 1 }
  return before >= 0 && text[before] == UInt8(ascii: ".")
}

/// Whether a backslash starts the names and dots in front. Of a very long chain, nobody asks.
private func endsKeyPath(_ start: Int, in text: [UInt8]) -> Bool {
  guard followsDot(start, in: text) else { return false }
  for before in stride(from: start - 1, through: max(0, start - 1_000), by: -1) where !isPartOfKeyPath(text[before]) {
    return text[before] == UInt8(ascii: "\\")
  }
  return start > 1_000
}

private func isPartOfKeyPath(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"),
    UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), 0x80...:
    true
  default: false
  }
}
