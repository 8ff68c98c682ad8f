/// Which of several declarations of one type name code means: targets, packages and projects of a workspace may declare a
/// `Router` each, and all of them have one identity here.

import Facts
package import SourceText

extension NominalInfo {
  /// Nil where they are as near as each other, or where there is but one.
  package func declaringFile(nearest file: FileID) -> FileID? {
    guard isDeclaredInSeveralFiles else { return nil }
    var nearest: (file: FileID, shared: Int)?
    var isTied = false
    for entry in entries where entry.file != nearest?.file {
      if entry.file == file { return file }
      let shared = sharedFolders(entry.file, file)
      if let nearest, nearest.shared >= shared {
        isTied = isTied || nearest.shared == shared
      } else {
        (nearest, isTied) = ((entry.file, shared), false)
      }
    }
    return isTied ? nil : nearest?.file
  }

  /// How many folders above both are the same.
  private func sharedFolders(_ one: FileID, _ other: FileID) -> Int {
    var count = 0
    for (a, b) in zip(one.path.utf8, other.path.utf8) {
      guard a == b else { break }
      if a == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}

extension Resolver {
  /// Whether code in a file can mean a member that a type of this name has, by what it declares or by what it inherits:
  /// not that of a declaration which is nearer to other code.
  package func sees(_ member: Member, of id: NominalID, from file: FileID) -> Bool {
    if member.owner == id { return areOfOneType(member.file, file, declaring: id) }
    let info = info(id)
    guard info.isDeclaredInSeveralFiles else { return true }
    let heirs = (info.entries + info.knownExtensions).filter { entry in
      entry.node.inherited.contains { written in
        let type = resolve(written, in: context(inside: entry, of: id).outer)
        return lineage(of: type).contains { $0.id == member.owner }
      }
    }
    return heirs.isEmpty || heirs.contains { areOfOneType($0.file, file, declaring: id) }
  }

  /// Whether code in both files may mean the same declaration by a type's name.
  package func areOfOneType(_ one: FileID, _ other: FileID, declaring id: NominalID) -> Bool {
    let info = info(id)
    guard one != other, let first = info.declaringFile(nearest: one), let second = info.declaringFile(nearest: other)
    else { return true }
    return first == second
  }
}
