/// Which directory is analysed, and which part of it is reported.
///
/// Routes are global, so a root is always analysed whole; the arguments only choose what is shown.

import SourceText
import Workspace

struct RootSelection {
  /// Absolute.
  var root: String
  /// Links resolved: what a path leads to is looked for below it.
  private let resolvedRoot: String
  /// Files and directories relative to the root that were asked for: discovery takes them, wherever they lie.
  private(set) var named: [String]
  /// What the report is narrowed to; empty: everything.
  var reported: [String] { named.contains("") ? [] : named }

  /// `mayBeMissing`: a path need not exist, as the name of a text that comes in otherwise.
  init(paths: [String], option root: String?, mayBeMissing: Bool = false) throws {
    // Nobody means the current directory where a variable of a script is empty.
    if paths.contains("") { throw CommandFailure("no such file or directory: ''") }
    // Else the whole disk would be meant.
    if currentDirectory == nil, !(root.map { [$0] } ?? paths).allSatisfy(isAbsolute) || root == nil && paths.isEmpty {
      throw CommandFailure("the current directory is deleted")
    }
    let paths = paths.map { normalizedPath($0) }
    if let root {
      let directory = normalizedPath(root)
      try requireDirectory(directory, as: root)
      self.root = directory
    } else {
      self.root = RootSelection.impliedRoot(of: paths)
    }
    resolvedRoot = resolvedPath(self.root) ?? self.root
    named = []
    for path in paths {
      guard let kind = kind(ofPath: path) ?? (mayBeMissing ? .file : nil) else {
        throw CommandFailure("\(reasonForAbsence(ofPath: path)): '\(path)'")
      }
      if kind != .directory, !path.hasSuffix(".swift") { throw CommandFailure("not a Swift file: '\(path)'") }
      if kind == .other { throw CommandFailure("no regular file: '\(path)'") }
      if mayBeMissing, kind == .directory { throw CommandFailure("a directory, where a file is asked for: '\(path)'") }
      guard let place = place(of: path) else {
        throw CommandFailure("'\(path)' is outside the root '\(self.root)'")
      }
      named.append(place)
    }
  }

  /// A file by its absolute path; nil outside the root. Whoever lists files may have resolved links.
  func file(_ path: String) -> FileID? { place(of: path).map { FileID($0) } }

  func reports(_ file: FileID) -> Bool {
    reported.isEmpty || reported.contains { relativePath(of: file.path, in: $0) != nil }
  }

  /// Relative to the root, where discovery finds what a path leads to: through a link inside the root at its own place,
  /// beyond a link that leaves the root below that link. Nil outside the root.
  private func place(of path: String) -> String? {
    if path == root { return "" }
    let resolved = resolvedAsFarAsItExists(path)
    // A link to a file of another kind makes it a source, which its own name does not.
    if let place = relativePath(of: resolved, in: resolvedRoot),
      resolved.hasSuffix(".swift") || kind(ofPath: resolved) == .directory
    {
      return place
    }
    guard relativePath(of: path, in: root) != nil else { return nil }
    return place(of: parentDirectory(of: path)).map { join($0, lastComponent(of: path)) }
  }

  private static func impliedRoot(of paths: [String]) -> String {
    if paths.count == 1, let path = paths.first, kind(ofPath: path) == .directory { return path }
    let current = currentDirectory ?? "/"
    guard let first = paths.first else { return current }
    // Nobody means the whole disk because a shell happens to stand there.
    if current != "/", paths.allSatisfy({ lies($0, in: current) }) { return current }
    let directory = kind(ofPath: first) == .directory ? first : parentDirectory(of: first)
    return projectDirectory(above: directory, holding: paths) ?? commonDirectory(of: paths)
  }

  /// The current directory is told with its links resolved, whatever a path is written with.
  private static func lies(_ path: String, in directory: String) -> Bool {
    [path, resolvedAsFarAsItExists(path)].contains { relativePath(of: $0, in: directory) != nil }
  }

  private static func projectDirectory(above directory: String, holding paths: [String]) -> String? {
    var directory = directory
    while directory != "/" {
      if isProject(directory), paths.allSatisfy({ relativePath(of: $0, in: directory) != nil }) { return directory }
      directory = parentDirectory(of: directory)
    }
    return nil
  }

  private static func isProject(_ directory: String) -> Bool {
    [configurationFileName, "Package.swift", ".git"].contains { kind(ofPath: join(directory, $0)) != nil }
      || entryNames(ofDirectory: directory).contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  private static func commonDirectory(of paths: [String]) -> String {
    var directory = paths.first.map(parentDirectory) ?? "/"
    while !paths.allSatisfy({ relativePath(of: $0, in: directory) != nil }) {
      directory = parentDirectory(of: directory)
    }
    return directory
  }
}

/// A text that comes in otherwise may be of a file that is to be made in a directory behind a link.
private func resolvedAsFarAsItExists(_ path: String) -> String {
  if path == "/" { return path }
  return resolvedPath(path) ?? join(resolvedAsFarAsItExists(parentDirectory(of: path)), lastComponent(of: path))
}

private func requireDirectory(_ path: String, as written: String) throws {
  switch written.isEmpty ? nil : kind(ofPath: path) {
  case .directory: return
  case nil: throw CommandFailure("no such directory: '\(written)'")
  default: throw CommandFailure("not a directory: '\(written)'")
  }
}
