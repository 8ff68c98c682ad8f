/// Directories on disk that exist for one test.

import Foundation
import SourceText
import Testing

@testable import Workspace

/// A directory tree from text, removed with the value. A path that ends in `/` is a directory.
final class TemporaryTree {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let base = try #require(resolvedPath(FileManager.default.temporaryDirectory.path))
    path = normalizedPath("signalbox-\(UUID().uuidString)", from: base)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, text) in files { try write(file, Array(text.utf8)) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ file: String, _ bytes: [UInt8]) throws {
    let target = join(path, file)
    let directory = file.hasSuffix("/") ? target : parentDirectory(of: target)
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    if !file.hasSuffix("/") { try Data(bytes).write(to: URL(fileURLWithPath: target)) }
  }

  func link(_ file: String, to destination: String) throws {
    try FileManager.default.createDirectory(
      atPath: parentDirectory(of: join(path, file)), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: join(path, file), withDestinationPath: destination)
  }

  /// What a scan finds, below a directory of the tree.
  func files(below directory: String = "", _ settings: DiscoverySettings = .init()) -> [String] {
    scan(WorkspaceRoot(path: join(path, directory), settings: settings)).files.map(\.id.path)
  }

  /// `path: message` of a scan.
  func problems(_ settings: DiscoverySettings = .init()) -> [String] {
    loadSnapshot(of: WorkspaceRoot(path: path, settings: settings)).problems.map { "\($0.path): \($0.message)" }
  }
}
