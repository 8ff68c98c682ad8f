/// In which folders the Swift files of an Xcode project lie, as far as the groups say that hold them.

import SourceText

private let group = WordSearch("isa = PBXGroup;")
private let fileReference = WordSearch("isa = PBXFileReference;")
private let pathKey = WordSearch("path = ")
private let sourceTreeKey = WordSearch("sourceTree = ")

/// By the file's name, in lower case as the folders; without names of which one file's folder is not told.
func foldersAroundFiles(in bytes: [UInt8]) -> [String: Set<String>] {
  let groups = foldersOfGroups(in: bytes)
  var folders: [String: Set<String>] = [:]
  var untold = Set<String>()
  eachObject(fileReference, in: bytes) { object in
    guard let path = value(of: pathKey, in: object, bytes), path.suffix(6).elementsEqual(".swift".utf8) else { return }
    let components = path.split(separator: UInt8(ascii: "/"))
    guard let name = components.last.map(lowercased) else { return }
    var folder = components.dropLast().last.map(lowercased)
    if folder == nil, value(of: sourceTreeKey, in: object, bytes)?.elementsEqual("<group>".utf8) == true {
      folder = identifier(before: object.lowerBound, in: bytes).flatMap { groups[$0] ?? nil }
    }
    if let folder, isFolder(folder) { folders[name, default: []].insert(folder) } else { untold.insert(name) }
  }
  return folders.filter { !untold.contains($0.key) }
}

/// Of each child of a group, the group's own folder; nil where it has none, or where several groups hold the child.
private func foldersOfGroups(in bytes: [UInt8]) -> [ArraySlice<UInt8>: String?] {
  var folders: [ArraySlice<UInt8>: String?] = [:]
  eachObject(group, in: bytes) { object in
    let path = value(of: pathKey, in: object, bytes)
    let folder = path?.split(separator: UInt8(ascii: "/")).last.map(lowercased)
    guard let open = bytes[object].firstIndex(of: UInt8(ascii: "(")),
      let close = bytes[open..<object.upperBound].firstIndex(of: UInt8(ascii: ")"))
    else { return }
    for child in bytes[(open + 1)..<close].split(separator: UInt8(ascii: ",")) {
      guard let id = word(startingIn: child) else { continue }
      folders[id] = folders.keys.contains(id) ? .some(nil) : folder
    }
  }
  return folders
}

/// The keys of each object of a type, from that on.
private func eachObject(_ type: WordSearch, in bytes: [UInt8], _ visit: (Range<Int>) -> Void) {
  var offset = 0
  while let start = type.first(in: bytes, from: offset) {
    offset = bytes[start...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
    visit(start..<offset)
  }
}

/// `AB12` of `AB12 /* Main.swift */ = {isa = PBXFileReference; …`
private func identifier(before start: Int, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
  guard let open = bytes[..<start].lastIndex(of: UInt8(ascii: "{")) else { return nil }
  let line = bytes[..<open].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  return word(startingIn: bytes[line..<open])
}

private func word(startingIn text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  let word = text.drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
  return word.isEmpty ? nil : word
}

/// Without quotes.
private func value(of key: WordSearch, in object: Range<Int>, _ bytes: [UInt8]) -> ArraySlice<UInt8>? {
  guard let found = key.first(in: bytes, from: object.lowerBound), found < object.upperBound,
    let start = bytes[found..<object.upperBound].firstIndex(of: UInt8(ascii: "="))
  else { return nil }
  let value = bytes[(start + 1)..<object.upperBound].prefix { $0 != UInt8(ascii: ";") && $0 != 0x0A }
    .drop { $0 == 0x20 || $0 == UInt8(ascii: "\"") }
  return value.last == UInt8(ascii: "\"") ? value.dropLast() : value
}

private func lowercased(_ text: ArraySlice<UInt8>) -> String { String(decoding: text, as: UTF8.self).lowercased() }

/// Whether it is a folder's own name.
private func isFolder(_ name: String) -> Bool { !name.hasPrefix(".") && !name.contains("$") }
