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

  /// The files in which it inherits from a type, as far as its name stands there.
  fileprivate func files(naming id: NominalID) -> [FileID] {
    let name = id.simpleName
    return (entries + knownExtensions).filter { entry in
      entry.node.inherited.contains { $0.mentionedNames.contains(name) }
    }.map(\.file)
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
    if info.isDeclaredInSeveralFiles {
      let heirs = zip(info.supertypes, info.supertypeFiles).filter { type, _ in
        lineage(of: type).contains { $0.id == member.owner }
      }.flatMap(\.1)
      guard heirs.isEmpty || heirs.contains(where: { areOfOneType($0, file, declaring: id) }) else { return false }
    }
    guard self.info(member.owner).isDeclaredInSeveralFiles else { return true }
    let heirs = lineage(of: selfType(of: id)).flatMap { $0.info.files(naming: member.owner) }
    return heirs.isEmpty || heirs.contains { areOfOneType($0, member.file, declaring: member.owner) }
  }

  /// What a type inherits from, where another one inherits from it: the declarations that are nearest to that one tell.
  func supertypes(of info: NominalInfo, inheritedBy heir: NominalInfo?) -> [Type] {
    guard let heir, info.isDeclaredInSeveralFiles else { return info.supertypes }
    let heirs = heir.files(naming: info.id)
    if heirs.isEmpty { return info.supertypes }
    return zip(info.supertypes, info.supertypeFiles).filter { _, files in
      files.contains { file in heirs.contains { areOfOneType($0, file, declaring: info.id) } }
    }.map(\.0)
  }

  /// What `super` means in a type's code: its declarations in several targets may inherit from different classes. Unknown
  /// where there is none, or where they are as near as each other.
  func superclass(of id: NominalID, seenFrom file: FileID) -> Type {
    let info = info(id)
    let own = info.declaringFile(nearest: file)
    let found = superclasses(of: info) { own.map($0.contains) ?? true }
    return found.count == 1 ? found[0] : .unknown
  }

  /// Whether it depends on the target what a class inherits from.
  package func hasSeveralSuperclasses(_ id: NominalID) -> Bool {
    let info = info(id)
    return info.isDeclaredInSeveralFiles && superclasses(of: info) { _ in true }.count > 1
  }

  private func superclasses(of info: NominalInfo, namedIn isMeant: ([FileID]) -> Bool) -> [Type] {
    info.supertypes.indices.filter { index in
      info.supertypes[index].nominalID.map { self.info($0).isClass } == true
        && (!info.isDeclaredInSeveralFiles || isMeant(info.supertypeFiles[index]))
    }.map { info.supertypes[$0] }
  }

  /// Whether code in both files may mean the same declaration by a type's name.
  package func areOfOneType(_ one: FileID, _ other: FileID, declaring id: NominalID) -> Bool {
    let info = info(id)
    guard one != other, let first = info.declaringFile(nearest: one), let second = info.declaringFile(nearest: other)
    else { return true }
    return first == second
  }
}
