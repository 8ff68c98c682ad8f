/// Which files an Xcode project knows and compiles in none of its targets.

import SourceText

private let rootGroup = WordSearch("isa = PBXFileSystemSynchronizedRootGroup;")
private let targetExceptions = WordSearch("isa = PBXFileSystemSynchronizedBuildFileExceptionSet;")
private let phaseExceptions = WordSearch("isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;")
private let nativeTarget = WordSearch("isa = PBXNativeTarget;")
private let fileReference = WordSearch("isa = PBXFileReference;")
private let groupsKey = WordSearch("fileSystemSynchronizedGroups = ")
private let exceptionsKey = WordSearch("exceptions = ")
private let membersKey = WordSearch("membershipExceptions = ")
private let targetKey = WordSearch("target = ")
private let pathKey = WordSearch("path = ")
private let fileKey = WordSearch("fileRef = ")

// MARK: Folders whose content is a target's

extension XcodeProjectText {
  private typealias ID = ArraySlice<UInt8>

  /// Of folders whose content is a target's, the files that each such target leaves out and no other one takes: behind the
  /// folder's name, in lower case: `apptests/old/screens.swift`.
  var filesLeftOut: Set<String> {
    let exceptions = exceptions
    if exceptions.isEmpty { return [] }
    let owners = ownersOfFolders
    var found: [String: [Set<String>]] = [:]
    eachObject(rootGroup) { object in
      guard let id = identifier(before: object.lowerBound),
        let folder = value(of: pathKey, in: object)?.split(separator: UInt8(ascii: "/")).last.map(Self.comparable)
      else { return }
      let own = list(of: exceptionsKey, in: object).compactMap(Self.word).compactMap { exceptions[$0] }
      found[folder, default: []].append(XcodeProjectText.leftOut(own, by: owners[id] ?? []))
    }
    // Of several folders with one name, it is not known which.
    let leftOut = found.filter { $0.value.count == 1 && Self.isFolder($0.key) }.flatMap { folder, files in
      files.joined().map { folder + "/" + $0 }
    }
    return Set(leftOut)
  }

  /// What all owners leave out, and no other target or phase takes.
  private static func leftOut(_ exceptions: [(target: ID?, files: Set<String>)], by owners: Set<ID>) -> Set<String> {
    let byOwner = owners.map { owner in
      exceptions.filter { $0.target == owner }.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    }
    guard let first = byOwner.first else { return [] }
    let taken = exceptions.filter { item in item.target.map { !owners.contains($0) } ?? true }
    return taken.reduce(byOwner.dropFirst().reduce(first) { $0.intersection($1) }) { $0.subtracting($1.files) }
  }

  /// The Swift files in each set of exceptions, and the target that it is for; nil for a phase.
  private var exceptions: [ID: (target: ID?, files: Set<String>)] {
    var found: [ID: (target: ID?, files: Set<String>)] = [:]
    for type in [targetExceptions, phaseExceptions] {
      eachObject(type) { object in
        guard let id = identifier(before: object.lowerBound) else { return }
        let files = list(of: membersKey, in: object).map { Self.comparable(Self.unquoted(Self.trimmed($0))) }
        found[id] = (value(of: targetKey, in: object).flatMap(Self.word), Set(files.filter { $0.hasSuffix(".swift") }))
      }
    }
    return found.values.allSatisfy(\.files.isEmpty) ? [:] : found
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text
  }

  /// The targets that list each folder as theirs.
  private var ownersOfFolders: [ID: Set<ID>] {
    var owners: [ID: Set<ID>] = [:]
    eachObject(nativeTarget) { object in
      guard let id = identifier(before: object.lowerBound) else { return }
      for folder in list(of: groupsKey, in: object).compactMap(Self.word) { owners[folder, default: []].insert(id) }
    }
    return owners
  }
}

// MARK: Files that are only shown

extension XcodeProjectText {
  /// Which of these files the project only shows: nothing but their references and groups names them. `names`, and what
  /// comes back, in lower case.
  func filesOnlyShown(among names: Set<String>) -> Set<String> {
    if names.isEmpty { return [] }
    var references: [ID: String] = [:]
    eachObject(fileReference) { object in
      guard let path = value(of: pathKey, in: object), path.suffix(6).elementsEqual(".swift".utf8),
        let name = path.split(separator: UInt8(ascii: "/")).last.map(Self.comparable), names.contains(name),
        let id = identifier(before: object.lowerBound)
      else { return }
      references[id] = name
    }
    var shown = Set(references.values)
    var offset = 0
    while let found = fileKey.first(in: bytes, from: offset) {
      offset = found + 10
      if let id = Self.word(startingIn: bytes[offset...]), let name = references[id] { shown.remove(name) }
    }
    offset = 0
    while !shown.isEmpty, let found = Self.swiftSuffix.first(in: bytes, from: offset) {
      offset = found + 6
      let line = line(around: found)
      let own = isShowing(line) ? Self.word(startingIn: bytes[line]).flatMap { references[$0] } : nil
      for name in namesOfFile(endingAt: offset) where name != own { shown.remove(name) }
    }
    return shown
  }

  private func line(around offset: Int) -> Range<Int> {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return start..<(bytes[offset...].firstIndex(of: 0x0A) ?? bytes.endIndex)
  }

  /// Whether it is a reference to a file, or names one among the children of a group: `AB12 /* Main.swift */,`
  private func isShowing(_ line: Range<Int>) -> Bool {
    if fileReference.first(in: bytes, from: line.lowerBound, before: line.upperBound) != nil { return true }
    return !bytes[line].contains(UInt8(ascii: "=")) && Self.trimmed(bytes[line]).last == UInt8(ascii: ",")
  }
}
