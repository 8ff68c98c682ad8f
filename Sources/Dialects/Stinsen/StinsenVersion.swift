/// Which versions of the framework a workspace pins. Several apps may lie side by side.

import RouteGraph
import SourceText

struct StinsenVersions: Hashable, Sendable {
  /// By folder.
  private let pins: [String: [PackagePin]]

  init(_ pins: [PackagePin]) {
    self.pins = Dictionary(grouping: pins.filter { $0.name == "stinsen" }, by: \.folder)
  }

  /// What lock files at or above a file say: another app's tells nothing about it.
  func version(of file: FileID) -> StinsenVersion {
    if pins.isEmpty { return .newest }
    return StinsenVersion(file.folders.flatMap { pins[$0] ?? [] })
  }
}

/// The framework's version that a project pins.
struct StinsenVersion: Hashable, Comparable, Sendable {
  var components: [Int]
  /// False where the newest version is assumed: nothing is called removed then.
  var isPinned: Bool

  static let newest = StinsenVersion(components: [2, 0, 15], isPinned: false)

  static func < (a: StinsenVersion, b: StinsenVersion) -> Bool {
    a.components.lexicographicallyPrecedes(b.components)
  }

  func isBelow(_ patch: Int) -> Bool { isPinned && self < StinsenVersion(components: [2, 0, patch], isPinned: true) }
}

extension StinsenVersion {
  /// The version that these pin; the newest where they pin none, and where they pin several: which of them a file is built
  /// with is not known, and a fork counts its versions by itself.
  fileprivate init(_ pins: [PackagePin]) {
    let versions = Set(pins.map { StinsenVersion.isFramework($0) ? $0.version : nil })
    let parsed = versions.compactMap { $0?.split(separator: ".").compactMap { Int($0) } }.filter { $0.count == 3 }
    if versions.count == 1, let only = parsed.first {
      self.init(components: only, isPinned: true)
    } else {
      self = .newest
    }
  }

  private static func isFramework(_ pin: PackagePin) -> Bool {
    guard let url = pin.url?.lowercased(), !url.isEmpty else { return true }
    let path = url.hasSuffix(".git") ? String(url.dropLast(4)) : url
    return path.hasSuffix("rundfunk47/stinsen")
  }
}
