/// Which generation of the framework a workspace uses: what its lock file says, and what its own words show.

import Facts
import RouteGraph
import Semantics

extension XCVersion {
  init(_ pins: [PackagePin]) {
    let pins = pins.filter { $0.name == "xcoordinator" }
    if let digit = pins.lazy.compactMap(\.version).first?.first, let generation = Self.generations[digit] {
      self.init(generation: generation, isPinned: true)
    } else if pins.contains(where: { $0.branch?.contains("3.") == true }) {
      self.init(generation: .three, isPinned: true)
    } else {
      self.init(generation: .two, isPinned: false)
    }
  }

  private static let generations: [Character: Generation] = ["1": .one, "2": .two, "3": .three]

  /// Of two generations, names of one that the other lacks or has only as an old name, where no lock file tells.
  static func speaksOfFirst(_ project: Project) -> Bool {
    let dialect = XCoordinatorDialect()
    let first = firstMark(of: dialect)
    func holds(_ words: [String]) -> Bool {
      let indices = words.compactMap { dialect.marks.firstIndex(of: $0) }.map { first + $0 }
      return project.files.values.contains { facts in indices.contains(where: facts.marks.contains) }
    }
    return holds(["AnyRouter", "anyRouter", "generateRootViewController"])
      && !holds(["StrongRouter", "UnownedRouter", "WeakRouter", "strongRouter", "unownedRouter", "weakRouter"])
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
