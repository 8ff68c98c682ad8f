/// Versions of the framework, as far as a workspace tells.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A closed range of versions, as far as the workspace tells.
struct FlowVersions: Hashable, Sendable {
  struct Version: Hashable, Comparable, Sendable {
    var major: Int
    var minor: Int
    var patch: Int

    init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// `4.26.0`, `4.26`, `v4.26.0-beta`
    init?(_ text: String) {
      let digits = text.drop { $0 == "v" }.prefix { $0.isNumber || $0 == "." }
      let parts = digits.split(separator: ".").compactMap { Int($0) }
      guard let major = parts.first else { return nil }
      self.init(major, parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
    }

    var description: String { "\(major).\(minor).\(patch)" }

    /// A version that is older than this one and newer than all with a smaller number.
    var previous: Version {
      if patch > 0 { return Version(major, minor, patch - 1) }
      return minor > 0 ? Version(major, minor - 1, 99) : Version(max(0, major - 1), 99, 99)
    }

    static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
  }

  var lowest: Version
  var highest: Version
  /// For people: where it was found.
  var source: String

  static let newestVersion = Version(4, 40, 2)

  init(_ lowest: Version, _ highest: Version, source: String) {
    self.lowest = lowest
    self.highest = highest
    self.source = source
  }

  /// What can be where one of two can be.
  static func either(_ a: FlowVersions, _ b: FlowVersions) -> FlowVersions {
    FlowVersions(min(a.lowest, b.lowest), max(a.highest, b.highest), source: a.source)
  }

  /// Every possible version has at least this minor of version 4.
  func isAtLeast(_ minor: Int) -> Bool { lowest >= Version(4, minor) }
  /// Every possible version is older than this minor of version 4.
  func isBelow(_ minor: Int) -> Bool { highest < Version(4, minor) }
  var isVersion3: Bool { highest < Version(4, 0) }
  /// What the macro may be.
  var macros: [FlowMacro] {
    FlowMacro.allCases.filter { macro in
      macro.minors.upperBound >= (lowest.major < 4 ? 0 : lowest.minor) && macro.minors.lowerBound <= highestMinor
    }
  }
  private var highestMinor: Int { highest.major > 4 ? .max : highest.minor }
  /// Some possible version speaks the language of version 3.
  var mayBeVersion3: Bool { lowest < Version(4, 0) }

  var description: String {
    lowest == highest ? lowest.description : "\(lowest.description) to \(highest.description)"
  }
}

/// Which variables the macro makes steps has changed twice (its sources at the tags 4.10, 4.15, 4.18 and 4.20).
enum FlowMacro: CaseIterable {
  /// Up to 4.14: stored ones, with `@Step` those alone.
  case first
  /// From 4.15 on all stored ones: `@Step` is not looked at, and there are factories.
  case second
  /// From 4.20 on all that are not `static`, or an error; with `@Step` those alone.
  case third

  fileprivate var minors: ClosedRange<Int> {
    switch self {
    case .first: 0...14
    case .second: 15...19
    case .third: 20...Int.max
    }
  }

  var passesComputed: Bool { self != .third }
  var seesMarks: Bool { self != .second }
}

/// The versions that each folder can be built with: the nearest pin above a file decides.
struct FlowVersionTable: Sendable {
  /// Kinds of sources, best first; in each what is known of folders.
  private var levels: [[String: FlowVersions]]
  /// Where nothing above a file says anything: all that is said anywhere, or what the code looks like.
  private(set) var elsewhere: FlowVersions

  init(levels: [[String: FlowVersions]], elsewhere: FlowVersions) {
    self.levels = levels
    self.elsewhere = elsewhere
  }

  init(only versions: FlowVersions) { self.init(levels: [], elsewhere: versions) }

  func versions(of file: FileID) -> FlowVersions {
    if levels.allSatisfy(\.isEmpty) { return elsewhere }
    var folders = [""]
    for component in file.path.split(separator: "/").dropLast() {
      folders.append((folders.last ?? "").isEmpty ? String(component) : "\(folders[folders.count - 1])/\(component)")
    }
    for level in levels {
      for folder in folders.reversed() { if let found = level[folder] { return found } }
    }
    return elsewhere
  }

  /// What walks rely on.
  var dependency: String {
    let versions = levels.flatMap { level in
      level.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.isVersion3)" }
    }
    return (versions + ["\(elsewhere.isVersion3)"]).joined(separator: ",")
  }
}
