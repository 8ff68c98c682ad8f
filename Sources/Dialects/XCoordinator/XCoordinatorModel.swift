/// Route types and the classes that handle them, linked over all files.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCModel: Sendable {
  var isActive: Bool
  var routes: [NominalID: XCRouteType]
  /// Coordinators, redirections and own routers.
  var classes: [NominalID: XCClass]
  /// Classes that handle a route type, production code first, then by name.
  var handlers: [NominalID: [NominalID]]
  /// Names of all cases and static members of all route types.
  var caseNames: NameSet { didSet { spellings = CaseSpellings(caseNames) } }
  private(set) var spellings = CaseSpellings([])
  /// Names of static members that the workspace adds to `Transition`.
  var ownFactories: NameSet
  /// Simple names of all of these types.
  private(set) var routeNames: NameSet = []
  private(set) var typeNames: NameSet = []
  /// Names of implicit members that can matter.
  private(set) var valueNames: NameSet = []
  var versions: XCVersions
  /// Files whose places the model holds, or whose bodies it or evaluation reads.
  var readFiles: Set<FileID> = []
  /// Shared by all that evaluate handlers of this model; nil where other files have a say.
  var memory: XCOutcomeMemory? = XCOutcomeMemory()
  /// Somebody will ask what names mean that are no routes.
  var notesNames = false
  /// Names of properties whose router comes from the environment.
  var routingProperties: Set<String> = []
  /// Names of properties that are declared with a coordinator made for them.
  var heldNames: NameSet = []
  /// Follows from declarations alone, and is therefore kept as long as they are.
  var namesOfUse = Lazy { Set<String>() }
}

extension XCModel {
  /// What all walks look for, once it is known.
  mutating func gatherNames() {
    let routes = Set(routes.keys.map(\.simpleName))
    routeNames = NameSet(routes)
    typeNames = NameSet(routes.union(classes.keys.map(\.simpleName)))
    valueNames = NameSet(
      caseNames.names.union(XCFactory.names.names).union(ownFactories.names).union(["init"]))
  }
}

/// A type whose values can be triggered.
struct XCRouteType: Sendable {
  var id: NominalID
  /// Cases in declaration order, then static members of the type itself; `#if` branches may repeat a name.
  var cases: [XCCase]
  var isEnum: Bool
  /// Nothing out of sight can add a case.
  var isClosed: Bool
  var isTest: Bool
  /// Declared `public`, or built otherwise than by writing a case: it may be used out of sight.
  var mayBeUsedElsewhere: Bool
  /// Under which `#if` the type itself stands.
  var conditions: [BuildCondition]
  var file: FileID
  var nameRange: TextRange

  func cases(named name: String) -> [XCCase] { cases.filter { $0.name == name } }

  /// Some builds have the type without that case.
  func isConditional(_ found: XCCase) -> Bool { found.conditions != conditions }

  /// Distinct names of the cases, in declaration order.
  var caseNames: [String] {
    var seen = Set<String>()
    return cases.map(\.name).filter { seen.insert($0).inserted }
  }
}

/// One case, or a static member of the type itself.
struct XCCase: Sendable {
  enum Kind: Sendable { case enumCase, staticValue, staticFunction }

  var name: String
  var kind: Kind
  var parameters: [Parameter]
  var file: FileID
  var nameRange: TextRange
  var range: TextRange
  var conditions: [BuildCondition]

  /// `(id: Int)` as written; empty without payload.
  var payload: String {
    parameters.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ")
  }
}

/// A class that routes can be triggered on.
struct XCClass: Sendable {
  enum Kind: String, Sendable { case navigation, tab, view, split, page, redirection, routes }

  var id: NominalID
  var kind: Kind
  /// Its own route type; nil where it is not known or still generic.
  var route: NominalID?
  /// Of a redirection.
  var parentRoute: NominalID?
  var isCoordinator: Bool
  /// Its handler is the closure `prepareTransition:` or `map:` unless a class overrides it.
  var takesHandlerClosure: Bool
  var isTest: Bool
  /// Seen outside of its module.
  var isPublic: Bool
  /// Direct superclass of the workspace.
  var superclass: NominalID?
  var declarations: [Location]
  var extents: [TextRange]
  var conditions: [BuildCondition]
  /// The handler of a `Basic` coordinator that is no subclass.
  var closure: XCClosure?

  var coordinatorID: CoordinatorID { CoordinatorID(id.name) }
}

/// The framework's generation where a file stands, as far as lock files and the code around it tell.
struct XCVersion: Hashable, Sendable {
  enum Generation: Sendable { case one, two, three }

  /// Nil where lock files disagree.
  var generation: Generation?
  /// From the nearest lock file above.
  var isPinned = false
  /// No lock file tells, and the words around may be those of 1.x.
  var mayBeFirst = false

  /// Nothing speaks for 1.x.
  var isLater: Bool { !mayBeFirst && (generation == .two || generation == .three) }
}

extension XCModel {
  package func readsBodies(of file: FileID, in project: Project) -> Bool { readFiles.contains(file) }

  /// Every identity that a case has: one for each class that can handle it.
  func routeIDs(_ route: NominalID, _ name: String) -> [RouteID] {
    (handlers[route] ?? []).compactMap { classes[$0] }.filter { !$0.isTest || routes[route]?.isTest == true }
      .map { RouteID($0.coordinatorID, name) }
  }

  /// Handlers in production code; for a route type of the tests, those of the tests.
  func productionHandlers(of route: NominalID) -> [NominalID] {
    let all = handlers[route] ?? []
    let production = all.filter { classes[$0]?.isTest == false }
    return production.isEmpty && routes[route]?.isTest == true ? all : production
  }
}
