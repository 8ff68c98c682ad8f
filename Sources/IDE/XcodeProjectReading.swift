/// What an Xcode project says about its sources.

import SourceText

extension TargetMembership.Project {
  /// Nil where the project does not name all its sources, or cannot be read as one: then nobody can say what is in none
  /// of its targets. `path` is that of the project file: `App/App.xcodeproj/project.pbxproj`.
  package init?(_ bytes: [UInt8], ofFileAt path: String) {
    let folders = path.split(separator: "/").dropLast()
    guard let bundle = folders.last, bundle.hasSuffix(".xcodeproj"), bytes.starts(with: "// !$*UTF8*$!".utf8),
      bytes.last(where: { !isSpace($0) }) == UInt8(ascii: "}"), holds(rootObject, bytes),
      !unclear.contains(where: { holds($0, bytes) }), let folderNames = referredFolders(in: bytes)
    else { return nil }
    let files = swiftFiles(in: bytes)
    self.init(
      folder: folders.dropLast().joined(separator: "/"), name: String(bundle), fileNames: files.names,
      folderNames: folderNames, pathFolders: foldersOnPaths(in: bytes),
      parentFolders: foldersAroundFiles(in: bytes), compilesSwift: files.areCompiled && holds(sourcesPhase, bytes))
  }
}

private let rootObject = WordSearch("rootObject = ")
private let sourcesPhase = WordSearch("isa = PBXSourcesBuildPhase;")
/// Targets that another tool builds, and what a merge has left.
private let unclear = ["PBXLegacyTarget", "<<<<<<< "].map { WordSearch($0) }
private let swiftSuffix = WordSearch(".swift")
/// Folders that a project refers to as a whole, and those whose content is a target's.
private let wholeFolders = ["FileType = folder;", "isa = PBXFileSystemSynchronizedRootGroup;"].map { WordSearch($0) }
private let objectType = WordSearch("isa = ")
private let pathKey = WordSearch("path = ")

private func holds(_ search: WordSearch, _ bytes: [UInt8]) -> Bool { search.first(in: bytes) != nil }

/// A name may hold spaces, so that `/* Old Start.swift in Sources */` is taken to name 'Start.swift', too: of what is not
/// compiled it is better to know too little.
private func swiftFiles(in bytes: [UInt8]) -> (names: Set<String>, areCompiled: Bool) {
  let inSources = Array(".swift in Sources */".utf8)
  var names = Set<String>()
  var areCompiled = false
  var offset = 0
  while let found = swiftSuffix.first(in: bytes, from: offset) {
    areCompiled = areCompiled || bytes[found...].starts(with: inSources)
    offset = found + 6
    var start = found
    // No further back than a name can be long.
    while start > max(0, found - 256), !endsFileName(bytes[start - 1]) {
      start -= 1
      if isGap(bytes[start]) { names.insert(comparable(bytes[start + 1..<offset])) }
    }
    if !isGap(bytes[start]) { names.insert(comparable(bytes[start..<offset])) }
  }
  return (names, areCompiled)
}

/// Some file systems do not tell upper from lower case.
private func comparable(_ name: ArraySlice<UInt8>) -> String { String(decoding: name, as: UTF8.self).lowercased() }

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

/// What stands in front of names, and in none that is looked for.
func endsFileName(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "*"), UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ";"),
    UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"):
    true
  default: false
  }
}

/// What may stand in front of a name, and in one.
private func isGap(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x09, 0x20, UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ":"): true
  default: false
  }
}

/// `path = "Old Screens";` of a group, `path = ../Kit/Main.swift;` of a file
private func foldersOnPaths(in bytes: [UInt8]) -> Set<String> {
  var names = Set<String>()
  var offset = 0
  while let found = pathKey.first(in: bytes, from: offset) {
    offset = found + 7
    let path = bytes[offset...].prefix { $0 != UInt8(ascii: ";") && $0 != 0x0A }
    offset = path.endIndex
    for component in path.split(whereSeparator: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\"") })
    where !component.suffix(6).elementsEqual(".swift".utf8) { names.insert(comparable(component)) }
  }
  return names
}

/// Names of the folders that are in the project as a whole, nil where one cannot be told:
/// `{isa = PBXFileReference; lastKnownFileType = folder; name = Kit; path = ../Kit; sourceTree = "<group>"; };`
private func referredFolders(in bytes: [UInt8]) -> Set<String>? {
  var names = Set<String>()
  for search in wholeFolders {
    var offset = 0
    while let found = search.first(in: bytes, from: offset) {
      // The rest of the object, whose last key begins behind its type.
      offset = objectType.first(in: bytes, from: found + 1) ?? bytes.count
      guard let name = lastFolder(ofPathIn: bytes[found..<offset]) else { return nil }
      names.insert(name)
    }
  }
  return names
}

private func lastFolder(ofPathIn object: ArraySlice<UInt8>) -> String? {
  let text = String(decoding: object, as: UTF8.self)
  guard let key = text.firstRange(of: " path = ") ?? text.firstRange(of: "\tpath = ") else { return nil }
  let path = text[key.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
  guard let name = path.split(separator: "/").last, !name.hasPrefix("."), !name.contains("$") else { return nil }
  return name.lowercased()
}
