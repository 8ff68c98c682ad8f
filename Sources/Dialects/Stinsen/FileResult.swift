/// What the walk over one file finds out for Stinsen.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenFileResult: Sendable {
  var transitions: [Transition] = []
  var occurrences: [Occurrence] = []
  var findings: [StinsenFinding] = []
  var calls: [StinsenCall] = []
  /// Key path literals that are no argument of an operation: any of them may be a use.
  var looseKeyPaths: [RouteID] = []
  /// Operations on something unknown: transitions to routes of that name, wherever one is declared.
  var looseCalls: [Transition] = []
  /// Coordinators on which something could not be followed.
  var unclear: Set<CoordinatorID> = []
  var routerVariables: [StinsenRouterVariable] = []
  var embeddings: [StinsenEmbedding] = []
  /// Coordinators and wrappers constructed in this file.
  var hosts: [StinsenHost] = []
  /// Simple names of coordinators that code names as types of values, or as values: out of sight, one may be made there.
  /// With the types whose code it is.
  var mentioned: [String: Set<NominalID?>] = [:]
  var variableReads: [StinsenVariableRead] = []
  var tabIndices: [StinsenTabIndex] = []
  /// Other than calls: what not every version of the framework has.
  var laterUses: [StinsenLaterUse] = []
  var keptRouters: [StinsenKeptRouter] = []
  var removals: [StinsenRemoval] = []
  /// Of types that take a router from the environment.
  var methodMentions: [StinsenMethodMention] = []
  /// What a chain goes on with that could not be followed: routes of these names, wherever they are declared.
  var looseNames: Set<String> = []
  /// The types that are made with a closure, by the closure's place.
  var closureTakers: [TextRange: NominalID] = [:]
  /// Coordinators whose `parent` is set, nil for one of a type that is not known.
  var adopted: Set<NominalID?> = []
  /// Coordinators whose `stack` or `child` somebody else replaces, nil for one of a type that is not known.
  var restarted: Set<NominalID?> = []
  /// Types whose code asks whether there is a parent.
  var parentQuestions: Set<NominalID?> = []
  /// What runs when a view goes: `.onDisappear { … }`
  var departures: [StinsenDeparture] = []
  /// `.environmentObject(…)` with something that may be a router.
  var providesEnvironmentObjects = false
}

/// A finding whose related places are still symbols, so that it stays right when other files move.
struct StinsenFinding: Sendable {
  enum Place: Sendable {
    case route(RouteID)
    case coordinator(CoordinatorID)
    case location(Location)
  }

  var range: TextRange
  var severity: Severity
  var code: String
  var message: String
  var related: [(place: Place, message: String)] = []
  var fixes: [Fix] = []
}

/// A variable that an operation is called on. Its declaration is still a name where another file may hold it.
struct StinsenVariableRead: Sendable {
  enum Declared: Sendable {
    case local(TextRange)
    case member(NominalID, String)
    case unknown
  }

  var range: TextRange
  var title: String
  var coordinator: CoordinatorID
  var declared: Declared
}

/// One resolved operation. A class, since all rules go through all of them.
final class StinsenCall: Sendable {
  let operation: StinsenOperation
  let coordinator: NominalID
  let isRouter: Bool
  /// Several for a ternary.
  let routes: [String]
  /// The route's name, or the operation's where it takes none.
  let range: TextRange
  let operationRange: TextRange
  /// The whole call, from the start of its chain to the end of its closures.
  let extent: TextRange
  let file: FileID
  let hasInput: Bool
  let hasDismissal: Bool
  let origin: StinsenOrigin
  /// The receiver as a name, where it is one: `router`, `self`.
  let receiverName: String?
  /// Where the router comes from that the call asks.
  let holder: StinsenHolder?
  let isOptionalReceiver: Bool
  let isForced: Bool
  let owner: NominalID?
  let ownerMember: String
  let closureDepth: Int
  let place: StinsenPlace
  let block: Int
  let statement: Int
  let branch: Int
  let conditions: [BuildCondition]
  /// A statement of its own, without a chain behind it and without an input that trails.
  let isWholeStatement: Bool
  /// Something compile-class was said about it.
  let isInvalid: Bool
  /// The workspace adds the operation itself, or implements it.
  let isOwn: Bool
  /// Some root may be up that is not the first one.
  let mayBeElsewhere: Bool

  init(
    operation: StinsenOperation, coordinator: NominalID, isRouter: Bool, routes: [String], range: TextRange,
    operationRange: TextRange, extent: TextRange, file: FileID, hasInput: Bool, hasDismissal: Bool,
    origin: StinsenOrigin,
    receiverName: String?, holder: StinsenHolder?, isOptionalReceiver: Bool, isForced: Bool, owner: NominalID?,
    ownerMember: String, closureDepth: Int,
    place: StinsenPlace, block: Int, statement: Int, branch: Int, conditions: [BuildCondition], isWholeStatement: Bool,
    isInvalid: Bool, isOwn: Bool, mayBeElsewhere: Bool
  ) {
    self.operation = operation
    self.coordinator = coordinator
    self.isRouter = isRouter
    self.routes = routes
    self.range = range
    self.operationRange = operationRange
    self.extent = extent
    self.file = file
    self.hasInput = hasInput
    self.hasDismissal = hasDismissal
    self.origin = origin
    self.receiverName = receiverName
    self.holder = holder
    self.isOptionalReceiver = isOptionalReceiver
    self.isForced = isForced
    self.owner = owner
    self.ownerMember = ownerMember
    self.closureDepth = closureDepth
    self.place = place
    self.block = block
    self.statement = statement
    self.branch = branch
    self.conditions = conditions
    self.isWholeStatement = isWholeStatement
    self.isInvalid = isInvalid
    self.isOwn = isOwn
    self.mayBeElsewhere = mayBeElsewhere
  }
}

/// Where a router comes from.
struct StinsenHolder: Hashable, Sendable {
  /// A member of the type whose code asks it; nil where the store is asked for it.
  var member: String?
  /// No constant of the code is in between, which may have been asked whether it is nil.
  var isDirect: Bool
}

/// How the receiver of an operation came about.
enum StinsenOrigin: Hashable, Sendable {
  case other
  /// The coordinator whose own initialiser runs.
  case selfInInitializer
  /// Constructed in the same scope.
  case constructed
  /// The result of presenting it a moment ago.
  case presented
  /// The result of switching the root a moment ago.
  case switched
  /// The same coordinator, after it was told to show a view: the route's name.
  case afterView(String)
}

/// A router that a type takes from the environment or the store.
struct StinsenRouterVariable: Sendable {
  enum Source: Sendable { case environment, store }

  var source: Source
  var name: String
  var range: TextRange
  var file: FileID
  var coordinator: NominalID
  var owner: NominalID
  /// The type is optional: reading it never traps by itself.
  var isOptional: Bool
  /// Implicitly unwrapped.
  var isForced: Bool
  /// Read where no condition guards it, and the first route asked there.
  var unconditionalRead: String?
}

/// `X().view()`
struct StinsenEmbedding: Equatable, Sendable {
  var coordinator: NominalID
  var range: TextRange
  var file: FileID
  var owner: NominalID?
  var member: String
  var conditions: [BuildCondition]
  /// Names of the types whose construction encloses it in the same expression: containers around a host.
  var isWrapped: Bool
  /// The coordinator is constructed there as well, not the wrapper around it alone.
  var isNew: Bool
}

/// A coordinator or wrapper that code constructs outside of any factory.
struct StinsenHost: Sendable {
  var coordinator: NominalID
  var owner: NominalID?
  var member: String
  var isWrapped: Bool
}

/// `….child.activeTab = 3`
struct StinsenTabIndex: Sendable {
  var coordinator: NominalID
  var index: Int
  var range: TextRange
}

/// A router in a static property, or in an object that lives as long as the app.
struct StinsenKeptRouter: Sendable {
  var coordinator: NominalID
  var range: TextRange
}

/// What a view of a type does when it goes, and the names in it: of methods that run then, among others.
struct StinsenDeparture: Sendable {
  var range: TextRange
  var owner: NominalID?
  var names: Set<String>
}

/// One file's result by reference: rules pass all results around, and copying a dozen lists each time is what a
/// keystroke would wait for.
final class StinsenFileReport: Sendable {
  let file: FileID
  let result: StinsenFileResult
  let requests: StinsenRequests

  init(_ file: FileID, _ result: StinsenFileResult) {
    self.file = file
    self.result = result
    requests = StinsenRequests(result)
  }
}
