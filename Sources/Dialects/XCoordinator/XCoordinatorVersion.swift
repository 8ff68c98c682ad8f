/// Which generation of the framework a workspace uses: what its lock file says, and what its own words show.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCVersion {
  init(_ project: Project) {
    let pins = project.pins.filter { $0.name == "xcoordinator" }
    let generations = Set(pins.compactMap(XCVersion.generation))
    // Another project's lock file says nothing, and two that disagree say as little.
    let isPinned = generations.count == 1 && XCVersion.areAbout(pins, project)
    self.init(generation: generations.count == 1 ? generations.first ?? .two : .two, isPinned: isPinned)
    if !isPinned { mayBeFirst = XCVersion.speaksOfFirst(project, alone: pins.isEmpty) }
  }

  private static func generation(of pin: PackagePin) -> Generation? {
    if let digit = pin.version?.first { return generations[digit] }
    return pin.branch?.contains("3.") == true ? .three : nil
  }

  /// Whether all that uses the framework lies in the folders of these.
  private static func areAbout(_ pins: [PackagePin], _ project: Project) -> Bool {
    let folders = Set(pins.map(\.folder))
    if folders.contains("") { return true }
    return project.files.allSatisfy { file, facts in
      XCLinker.modules.isDisjoint(with: facts.imports) || folders.contains { file.path.hasPrefix($0 + "/") }
    }
  }

  private static let generations: [Character: Generation] = ["1": .one, "2": .two, "3": .three]

  /// Names of the first generation that later ones lack or have only as old names; `alone`: and none of theirs.
  private static func speaksOfFirst(_ project: Project, alone: Bool) -> Bool {
    let dialect = XCoordinatorDialect()
    let first = firstMark(of: dialect)
    func holds(_ words: [String]) -> Bool {
      let indices = words.compactMap { dialect.marks.firstIndex(of: $0) }.map { first + $0 }
      return project.files.values.contains { facts in indices.contains(where: facts.marks.contains) }
    }
    let later = ["StrongRouter", "UnownedRouter", "WeakRouter", "strongRouter", "unownedRouter", "weakRouter"]
    return holds(["AnyRouter", "anyRouter", "generateRootViewController"]) && !(alone && holds(later))
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
