/// Coordinators, routes and actions as the framework sees them.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Follows from declarations alone.
struct SUCModel: Sendable {
  var isActive = false
  var version: SUCVersion
  var coordinators: [NominalID: SUCCoordinator] = [:]
  /// Some coordinator's `Route` is written nowhere.
  var infersRoutes = false
  /// The simple names of all coordinators.
  var coordinatorNames: Set<String> = []
  /// Of all cases of routes and actions.
  private(set) var spellings = CaseSpellings([])
  /// Route enums by type.
  var routes: [NominalID: SUCEnum] = [:]
  var actions: [NominalID: SUCEnum] = [:]
  /// Coordinators that use a route enum, sorted.
  var owners: [NominalID: [NominalID]] = [:]
  /// Files that import the framework: a receiver that is not known may well be a coordinator there.
  var importers: Set<FileID> = []
  /// Classes that coordinators derive from and that are none themselves, with the class that each derives from.
  var plainBases: [NominalID: NominalID?] = [:]
  /// Extensions that implement `handle` for whoever has none.
  var defaultHandlers: [SUCDefaultHandler] = []
  /// Protocols of the workspace that ask for `handle(_: CoordinatorAction)`, and that coordinators conform to.
  var handlingProtocols: Set<NominalID> = []
  /// Types of the framework, and `Array`, that the workspace extends: members that nobody else declares may be theirs.
  var extendedTypes: Set<String> = []

  /// What all walks look for, once it is known.
  mutating func gatherNames() {
    let cases = (routes.values.map(\.cases) + actions.values.map(\.cases)).joined()
    spellings = CaseSpellings(NameSet(Set(cases.map(\.name))))
  }
}

struct SUCCoordinator: Sendable {
  enum Kind: String, Sendable { case navigation, tab, root }

  struct Declaration: Sendable {
    var file: FileID
    var nameRange: TextRange
    var range: TextRange
    var conditions: [BuildCondition]
  }

  var id: NominalID
  var kind: Kind
  /// In file order; never empty.
  var declarations: [Declaration]
  /// Nil for a coordinator without routes, or where the type is not in sight.
  var route: NominalID?
  /// `view(for:)` is declared somewhere.
  var hasViewFactory: Bool
  /// Nothing can have added to it out of sight.
  var isFullyKnown: Bool
  /// The class of the workspace that it derives from, a coordinator or not.
  var base: NominalID?
  var isPublic: Bool

  var coordinatorID: CoordinatorID { CoordinatorID(id.name) }
}

/// `extension Coordinator { func handle(_ action: CoordinatorAction) … }`
struct SUCDefaultHandler: Hashable, Sendable {
  /// The extended protocol or class, whoever declares it.
  var owner: NominalID
  /// Holds for some types only: by its `where` clause, in some builds.
  var isConditional: Bool
}

/// A route or action enum.
struct SUCEnum: Sendable {
  struct Case: Sendable {
    var name: String
    var input: String?
    var parameters: [ParameterText]
    /// In file order; several in `#if` branches and targets.
    var declarations: [Location]
    var extents: [TextRange]
    /// Stands under an `#if`.
    var isConditional = false
  }

  var id: NominalID
  var cases: [Case]
  /// Every case is in sight.
  var isClosed: Bool
  var isPublic: Bool
  var conformsToTab: Bool
  var conformsToStack: Bool
  var nameRange: Location

  func `case`(_ name: String) -> Case? { cases.first { $0.name == name } }
}

extension SUCModel {
  func routeID(_ owner: NominalID, _ name: String) -> RouteID { RouteID(CoordinatorID(owner.name), name) }

  /// A static member of every action, or of every route, can be named without a type.
  var hasActionExtensions: Bool { extendedTypes.contains("CoordinatorAction") }
  var hasRouteExtensions: Bool { !extendedTypes.isDisjoint(with: SUCFramework.routeProtocols) }

  func isEnum(_ id: NominalID) -> Bool { routes[id] != nil || actions[id] != nil }

  /// The coordinator itself and those it derives from, nearest first.
  func ancestry(of id: NominalID) -> [NominalID] {
    var result: [NominalID] = []
    var current: NominalID? = id
    while let next = current, !result.contains(next) {
      result.append(next)
      current = base(of: next)
    }
    return result
  }

  /// The class of the workspace that a coordinator or one of its bases derives from.
  func base(of id: NominalID) -> NominalID? { coordinators[id]?.base ?? plainBases[id] ?? nil }

  func areRelated(_ a: NominalID, _ b: NominalID) -> Bool {
    ancestry(of: a).contains(b) || ancestry(of: b).contains(a)
  }
}
