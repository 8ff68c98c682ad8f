/// Which generations of the framework a workspace uses: what lock files say of their folders, and what the words of the
/// code show. Several apps may lie side by side.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCVersions: Hashable, Sendable {
  typealias Generation = XCVersion.Generation

  /// What the workspace's own words show, whatever a lock file says.
  enum Shape: Sendable {
    case common
    /// 3.0's builder: handlers are `prepare(for:)`, made of components.
    case components
    /// Later 3.0: a coordinator's second argument is its root controller.
    case controllers
  }

  /// Whose names occur in a folder or below it.
  private struct Words: Hashable {
    var ofFirst = false
    var ofLater = false
  }

  var shape = Shape.common
  /// By folder.
  private let pinned: [String: Set<Generation>]
  /// By folder; empty where no word is one of 1.x.
  private let words: [String: Words]

  init(_ project: Project) {
    let pins = project.pins.filter { $0.name == "xcoordinator" }
    pinned = pins.reduce(into: [:]) { found, pin in
      if let generation = XCVersions.generation(of: pin) { found[pin.folder, default: []].insert(generation) }
    }
    words = XCVersions.words(project)
  }

  func version(of file: FileID) -> XCVersion {
    // Another project's lock file says nothing, and two that disagree say as little.
    if let nearest = file.folders.first(where: { pinned[$0] != nil }), let found = pinned[nearest],
      found.count == 1
    {
      return XCVersion(generation: found.first, isPinned: true)
    }
    let all = pinned.values.reduce(into: Set<Generation>()) { $0.formUnion($1) }
    return XCVersion(
      generation: all.count <= 1 ? all.first ?? .two : nil, isPinned: false, mayBeFirst: speaksOfFirst(file))
  }

  /// The words nearest to a file are those of 1.x; without any lock file, and none are later ones.
  private func speaksOfFirst(_ file: FileID) -> Bool {
    guard let found = file.folders.lazy.compactMap({ words[$0] }).first else { return false }
    return found.ofFirst && !(pinned.isEmpty && found.ofLater)
  }

  private static func generation(of pin: PackagePin) -> Generation? {
    if let digit = pin.version?.first { return generations[digit] }
    return pin.branch?.contains("3.") == true ? .three : nil
  }

  private static let generations: [Character: Generation] = ["1": .one, "2": .two, "3": .three]

  /// Names of the first generation that later ones lack or have only as old names, and names of those.
  private static func words(_ project: Project) -> [String: Words] {
    let dialect = XCoordinatorDialect()
    let first = firstMark(of: dialect)
    func indices(_ words: [String]) -> [Int] {
      words.compactMap { dialect.marks.firstIndex(of: $0) }.map { first + $0 }
    }
    let ofFirst = indices(["AnyRouter", "anyRouter", "generateRootViewController"])
    let ofLater = indices([
      "StrongRouter", "UnownedRouter", "WeakRouter", "strongRouter", "unownedRouter", "weakRouter",
    ])
    guard project.files.values.contains(where: { ofFirst.contains(where: $0.marks.contains) }) else { return [:] }
    var found: [String: Words] = [:]
    for (file, facts) in project.files {
      let words = Words(
        ofFirst: ofFirst.contains(where: facts.marks.contains), ofLater: ofLater.contains(where: facts.marks.contains))
      guard words.ofFirst || words.ofLater else { continue }
      for folder in file.folders {
        if words.ofFirst { found[folder, default: Words()].ofFirst = true }
        if words.ofLater { found[folder, default: Words()].ofLater = true }
      }
    }
    return found
  }

  static func shape(of classes: [NominalID], _ types: RouterTypes) -> Shape {
    var result = Shape.common
    for id in classes {
      let type = types.resolver.selfType(of: id)
      guard types.isCoordinator(type) else { continue }
      if let made = types.transitionType(of: type), types.rootController(of: made) == nil,
        types.rootKind(of: made) != nil
      {
        return .controllers
      }
      if result == .common, declaresBuilder(type, types.resolver) { result = .components }
    }
    return result
  }

  private static func declaresBuilder(_ type: Type, _ resolver: Resolver) -> Bool {
    resolver.members("prepare", of: type).contains { found in
      guard case .function(let node) = found.member.declaration, !found.member.entry.isInterface else { return false }
      return node.parameters.count == 1 && node.parameters[0].label == "for"
    }
  }
}
