/// What the files beside the sources say: which packages are used, and which sources are built.

import IDE
import RouteGraph
import SourceText

enum ProjectFileFormat: Sendable {
  case packageResolved, podfileLock, cartfileResolved, xcodeProject
  /// It counts where it lies, whatever it says.
  case otherBuild

  /// Of files that are no sources.
  init?(fileName: some BidirectionalCollection<UInt8>) {
    if let known = ProjectFileFormat.names.first(where: { fileName.elementsEqual($0.key.utf8) }) {
      self = known.value
    } else if fileName.hasSuffix(".podspec") {
      self = .otherBuild
    } else {
      return nil
    }
  }

  fileprivate static let names: KeyValuePairs<String, ProjectFileFormat> = [
    "project.pbxproj": .xcodeProject, "Package.resolved": .packageResolved, "Podfile.lock": .podfileLock,
    "Cartfile.resolved": .cartfileResolved, "project.yml": .otherBuild, "project.yaml": .otherBuild,
    "BUILD": .otherBuild, "BUILD.bazel": .otherBuild, "BUCK": .otherBuild,
  ]

  /// Nothing of a file that counts whatever it says.
  func content(of place: FilePlace) throws(FileReadError) -> [UInt8] {
    if self == .otherBuild { return [] }
    return try readFile(place.path, in: place.directory, limit: DiscoverySettings.standardMaximumFileSize).bytes
  }
}

/// The names, as patterns, of all files on which an analysis depends.
package let patternsOfDecisiveFiles =
  ["*.swift", configurationFileName, ".gitignore"] + ProjectFileFormat.names.map(\.key) + ["*.podspec"]

/// Gathered file by file, in any order and by any thread.
struct ProjectFiles: Sendable {
  private var pins: [(file: FileID, pins: [PackagePin])] = []
  /// Nil for one that does not tell its sources.
  private var projects: [TargetMembership.Project?] = []
  private var otherFolders: Set<String> = []

  mutating func read(
    _ id: FileID, _ format: ProjectFileFormat, at place: FilePlace, _ problems: inout [ScanProblem]
  ) {
    do throws(FileReadError) {
      add(id, format, try format.content(of: place))
    } catch {
      add(id, format, [])
      problems.append(unreadProjectFile(id, error.message))
    }
  }

  mutating func add(_ id: FileID, _ format: ProjectFileFormat, _ bytes: [UInt8]) {
    if format == .otherBuild {
      otherFolders.insert(TargetMembership.folder(of: id))
      return
    }
    if format == .xcodeProject { projects.append(TargetMembership.Project(bytes, ofFileAt: id.path)) }
    pins.append((id, format.pins(in: bytes, ofFileAt: id.path)))
  }

  mutating func add(_ other: ProjectFiles) {
    pins += other.pins
    projects += other.projects
    otherFolders.formUnion(other.otherFolders)
  }

  /// Each pin once, those of the least deep file first.
  var packagePins: [PackagePin] {
    let depth = { (id: FileID) in id.path.utf8.count { $0 == UInt8(ascii: "/") } }
    var seen = Set<PackagePin>()
    return pins.sorted { (depth($0.file), $0.file) < (depth($1.file), $1.file) }.flatMap(\.pins)
      .filter { seen.insert($0).inserted }
  }

  /// Nothing where a project may hold any file at all.
  var targets: TargetMembership {
    let known = projects.compactMap { $0 }
    guard !known.isEmpty, known.count == projects.count else { return TargetMembership() }
    return TargetMembership(
      projects: known.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }, otherFolders: otherFolders)
  }
}

/// No code is lost with it.
func unreadProjectFile(_ id: FileID, _ reason: String) -> ScanProblem {
  ScanProblem(path: id.path, message: "not read: \(reason)")
}

extension AnalysisConfiguration {
  init(
    pins: [PackagePin], _ targets: TargetMembership, entryPoints: [String], dialects: [String],
    _ problems: [ScanProblem]
  ) {
    self.init(
      packagePins: pins, targets: targets, entryPoints: entryPoints,
      dialects: dialects.isEmpty ? nil : Set(dialects), hasUnreadCode: problems.contains { $0.effect == .unread })
  }
}

extension BidirectionalCollection<UInt8> {
  func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { self.suffix($0.count).elementsEqual($0) }
  }
}
