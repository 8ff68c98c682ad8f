/// In which folders the Swift files of an Xcode project lie, as far as the groups say that hold them.

import SourceText

private let group = WordSearch("isa = PBXGroup;")
private let fileReference = WordSearch("isa = PBXFileReference;")
private let childrenKey = WordSearch("children = ")
private let pathKey = WordSearch("path = ")
private let sourceTreeKey = WordSearch("sourceTree = ")

extension XcodeProjectText {
  /// By the file's name, in lower case as the folders; without names of which one file's folder is not told.
  var foldersAroundFiles: [String: Set<String>] {
    let groups = foldersOfGroups
    var folders: [String: Set<String>] = [:]
    var untold = Set<String>()
    eachObject(fileReference) { object in
      guard let path = value(of: pathKey, in: object), path.suffix(6).elementsEqual(".swift".utf8) else { return }
      let components = path.split(separator: UInt8(ascii: "/"))
      guard let name = components.last.map(Self.comparable) else { return }
      var folder = components.dropLast().last.map(Self.comparable)
      if folder == nil, value(of: sourceTreeKey, in: object)?.elementsEqual("<group>".utf8) == true {
        folder = identifier(before: object.lowerBound).flatMap { groups[$0] ?? nil }
      }
      if let folder, Self.isFolder(folder) { folders[name, default: []].insert(folder) } else { untold.insert(name) }
    }
    return folders.filter { !untold.contains($0.key) }
  }

  /// Of each child of a group, the group's own folder; nil where it has none, or where several groups hold the child.
  private var foldersOfGroups: [ArraySlice<UInt8>: String?] {
    var folders: [ArraySlice<UInt8>: String?] = [:]
    eachObject(group) { object in
      let path = value(of: pathKey, in: object)
      let folder = path?.split(separator: UInt8(ascii: "/")).last.map(Self.comparable)
      for id in list(of: childrenKey, in: object).compactMap(Self.word) {
        folders[id] = folders.keys.contains(id) ? .some(nil) : folder
      }
    }
    return folders
  }

  /// Whether it is a folder's own name.
  static func isFolder(_ name: String) -> Bool { !name.hasPrefix(".") && !name.contains("$") }
}
