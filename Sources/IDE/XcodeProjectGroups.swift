/// In which folders the Swift files of an Xcode project lie, as far as the groups say that hold them.

import SourceText

private let group = WordSearch("isa = PBXGroup;")
private let fileReference = WordSearch("isa = PBXFileReference;")

/// By the file's name, in lower case as the folders; without names of which one file's folder is not told.
func foldersAroundFiles(in bytes: [UInt8]) -> [String: Set<String>] {
  let groups = foldersOfGroups(in: bytes)
  var folders: [String: Set<String>] = [:]
  var untold = Set<String>()
  for (object, start) in objects(fileReference, in: bytes) {
    guard let path = value(of: " path = ", in: object), path.hasSuffix(".swift") else { continue }
    let components = path.lowercased().split(separator: "/").map(String.init)
    guard let name = components.last else { continue }
    var folder = components.count > 1 ? components[components.count - 2] : nil
    if folder == nil, value(of: " sourceTree = ", in: object) == "<group>" {
      folder = identifier(before: start, in: bytes).flatMap { groups[$0] ?? nil }
    }
    if let folder, isFolder(folder) { folders[name, default: []].insert(folder) } else { untold.insert(name) }
  }
  return folders.filter { !untold.contains($0.key) }
}

/// Of each child of a group, the group's own folder; nil where it has none, or where several groups hold the child.
private func foldersOfGroups(in bytes: [UInt8]) -> [String: String?] {
  var folders: [String: String?] = [:]
  for (object, _) in objects(group, in: bytes) {
    let folder = value(of: "path = ", in: object).flatMap {
      $0.lowercased().split(separator: "/").last.map(String.init)
    }
    guard let open = object.firstIndex(of: UInt8(ascii: "(")),
      let close = object[open...].firstIndex(of: UInt8(ascii: ")"))
    else { continue }
    for child in object[(open + 1)..<close].split(separator: UInt8(ascii: ",")) {
      guard let id = child.split(whereSeparator: { $0 <= 0x20 }).first else { continue }
      let key = String(decoding: id, as: UTF8.self)
      folders[key] = folders.keys.contains(key) ? .some(nil) : folder
    }
  }
  return folders
}

/// The keys of each object of a type, behind that, and where its type stands.
private func objects(_ type: WordSearch, in bytes: [UInt8]) -> [(keys: ArraySlice<UInt8>, start: Int)] {
  var found: [(ArraySlice<UInt8>, Int)] = []
  var offset = 0
  while let start = type.first(in: bytes, from: offset) {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
    found.append((bytes[start..<end], start))
    offset = end
  }
  return found
}

/// `AB12` of `AB12 /* Main.swift */ = {isa = PBXFileReference; …`
private func identifier(before start: Int, in bytes: [UInt8]) -> String? {
  guard let open = bytes[..<start].lastIndex(of: UInt8(ascii: "{")) else { return nil }
  let line = bytes[..<open].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  return bytes[line..<open].split(whereSeparator: { $0 <= 0x20 }).first.map { String(decoding: $0, as: UTF8.self) }
}

/// Without quotes.
private func value(of key: String, in object: ArraySlice<UInt8>) -> String? {
  let text = String(decoding: object, as: UTF8.self)
  guard let found = text.firstRange(of: key) else { return nil }
  return String(text[found.upperBound...].prefix { $0 != ";" && $0 != "\n" }.filter { $0 != "\"" })
}

/// Whether it is a folder's own name.
private func isFolder(_ name: String) -> Bool { !name.hasPrefix(".") && !name.contains("$") }
