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
    let text = XcodeProjectText(bytes: bytes)
    let files = text.swiftFiles
    let onlyShown = text.filesOnlyShown(among: files.names.subtracting(files.inSources))
    self.init(
      folder: folders.dropLast().joined(separator: "/"), name: String(bundle),
      fileNames: files.names.subtracting(onlyShown), folderNames: folderNames, pathFolders: foldersOnPaths(in: bytes),
      parentFolders: text.foldersAroundFiles,
      filesLeftOut: text.filesLeftOut.filter { !files.inSources.contains(fileName(of: $0)) },
      compilesSwift: !files.inSources.isEmpty && holds(sourcesPhase, bytes))
  }
}

private let rootObject = WordSearch("rootObject = ")
private let sourcesPhase = WordSearch("isa = PBXSourcesBuildPhase;")
/// Targets that another tool builds, and what a merge has left.
private let unclear = ["PBXLegacyTarget", "<<<<<<< "].map { WordSearch($0) }
/// Folders that a project refers to as a whole, and those whose content is a target's.
private let wholeFolders = ["FileType = folder;", "isa = PBXFileSystemSynchronizedRootGroup;"].map { WordSearch($0) }
private let objectType = WordSearch("isa = ")
private let pathKey = WordSearch("path = ")

private func holds(_ search: WordSearch, _ bytes: [UInt8]) -> Bool { search.first(in: bytes) != nil }

extension XcodeProjectText {
  static let swiftSuffix = WordSearch(".swift")
  private static let inSources = Array(".swift in Sources */".utf8)

  /// Names that stand anywhere, and those that comments call compiled. A name may hold spaces, so that
  /// `/* Old Start.swift in Sources */` is taken to name 'Start.swift', too: of what is not compiled it is better to know
  /// too little.
  fileprivate var swiftFiles: (names: Set<String>, inSources: Set<String>) {
    var names = Set<String>()
    var compiled = Set<String>()
    var offset = 0
    while let found = Self.swiftSuffix.first(in: bytes, from: offset) {
      offset = found + 6
      let own = namesOfFile(endingAt: offset)
      names.formUnion(own)
      if bytes[found...].starts(with: Self.inSources) { compiled.formUnion(own) }
    }
    return (names, compiled)
  }

  /// In lower case.
  func namesOfFile(endingAt end: Int) -> [String] {
    var names: [String] = []
    var start = end - 6
    // No further back than a name can be long.
    let first = max(0, start - 256)
    while start > first, !endsFileName(bytes[start - 1]) {
      start -= 1
      if isGap(bytes[start]) { names.append(Self.comparable(bytes[start + 1..<end])) }
    }
    if !isGap(bytes[start]) { names.append(Self.comparable(bytes[start..<end])) }
    return names
  }
}

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
    where !component.suffix(6).elementsEqual(".swift".utf8) { names.insert(XcodeProjectText.comparable(component)) }
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
