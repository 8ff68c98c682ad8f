/// The names without which code is about no route: what walks look for before they enter a body.

import Facts
import RouteGraph
import Semantics
import SourceText

struct RouteNames {
  private let project: Project
  private let resolver: Resolver
  private let model: EnumPathModel

  init(_ project: Project, _ resolver: Resolver, _ model: EnumPathModel) {
    self.project = project
    self.resolver = resolver
    self.model = model
  }

  /// SwiftUI's, as far as they say by themselves that something is shown.
  private static let shows = EnumPathSwiftUI.routeDestinations.names
    .union(EnumPathSwiftUI.stacks.names).union(["NavigationLink", "environmentObject", "selection"])

  /// The types of which code must name something: routes, actions and paths.
  var types: Set<String> {
    // `Self` is a route in a route's own members, whose names are known.
    model.words.routes.names.union(model.words.actions).union(["NavigationPath"]).subtracting(["Self"])
  }

  /// Nil where code can lead to a route without a name that tells. `typed`: the names that give or take one of the types.
  func wanted(_ typed: Set<String>?) -> (names: WantedNames?, takers: NameSet?) {
    guard !model.mutatorNames.callsValues, let typed else { return (nil, nil) }
    let words = model.words
    // What SwiftUI and the standard library do with a path, they do with one that has a name.
    let operations = words.operations.names.subtracting(PathOperationReader.operations)
      .subtracting(words.methods.names)
    let names = [
      RouteNames.shows, model.ownPresentations.names.names, operations, model.mutatorNames.names, methods(),
      properties(), words.routes.names, words.actions, words.environmentCallbacks, words.mountings.names, typed,
      rawValues(),
    ].reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(["init"])
    let cases = words.cases.names.union(model.actions.flatMap(caseNames))
    // Whose code names `Self` tells whether that may be one.
    let sought = names.subtracting(["Self"])
    return (WantedNames(sought.map { .any($0) } + cases.map { .implicit($0) }), NameSet(names))
  }

  /// Of bodies that may move something into a path or a slot. Nil where what has no name moves.
  static func moving(_ model: EnumPathModel) -> WantedNames? {
    if model.mutatorNames.callsValues { return nil }
    let names = model.mutatorNames.names.union(model.words.properties).union(["NavigationLink"])
    return WantedNames(names.map { .any($0) })
  }

  /// What makes any case of one of these.
  private func rawValues() -> Set<String> {
    model.routes.values.contains { $0.isRaw && !$0.isDynamic } ? ["rawValue"] : []
  }

  private func caseNames(_ id: NominalID) -> [String] {
    resolver.info(id).entries.flatMap { entry in
      entry.node.members.compactMap { if case .enumCase(let node) = $0 { node.name } else { nil } }
    }
  }

  // MARK: Paths

  /// Those of a stack, whatever they hold. Other lists of enums are data.
  private var pathsOfRoutes: [EnumPathProperty] {
    model.paths.filter { path in
      model.isOfStack(path) || (path.element.map { model.routes[$0] != nil || model.wrappers.contains($0) } ?? true)
    }
  }

  /// Who asks about places asks about all that looks like a path.
  private func properties() -> Set<String> {
    if model.isAskedAboutPlaces { return model.words.properties }
    return Set(pathsOfRoutes.map(\.name)).union(model.slots.map(\.name))
  }

  private func methods() -> Set<String> {
    Set(pathsOfRoutes.map(\.owner)).reduce(into: []) { $0.formUnion(resolver.info($1).functionNames) }
  }
}
