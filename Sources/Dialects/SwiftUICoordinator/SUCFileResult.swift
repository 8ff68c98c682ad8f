/// What the walk over one file finds out for SwiftUICoordinator.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCFileResult: Sendable {
  var calls: [SUCCall] = []
  var sends: [SUCSend] = []
  var forwards: [SUCForward] = []
  var passes: [SUCPass] = []
  var uses: [SUCUse] = []
  /// Implicit members whose type is not known: any enum with such a case may be meant.
  var possibleNames = Set<String>()
  var constructions: [SUCConstruction] = []
  var functionCalls: [SUCFunctionCall] = []
  var parentAssignments: [SUCParentAssignment] = []
  /// A coordinator goes to a type out of sight, which may send it anything.
  var hasUnknownSenders = false
  /// Coordinators that a function out of sight seems to make: `makeX(…)`.
  var madeElsewhere = Set<NominalID>()
  var handlers: [SUCHandler] = []
  var deepLinkHandlers: [SUCDeepLinkHandler] = []
  var deepLinks: [SUCDeepLink] = []
  var deepLinkCalls: [SUCDeepLinkCall] = []
  var localChildren: [SUCLocalChild] = []
  /// Types in whose code children are let go; nil where the code belongs to none.
  var removals = Set<NominalID?>()
  var routeFacts: [SUCRouteFacts] = []
  var branches: [SUCBranch] = []
  var environmentReads: [SUCEnvironmentRead] = []
  var provisions: [SUCProvision] = []
  var wrappings: [SUCWrapping] = []
  var viewNames: [SUCViewName] = []
  /// Coordinators whose code hands themselves to somebody who may hold them.
  var selfGivers: Set<NominalID> = []
  /// Functions that the file declares.
  var functionNames = Set<String>()
  var coordinatorProperties: [SUCCoordinatorProperty] = []
  var assignments = Set<SUCAssignment>()
  var startRoutes: [SUCStartRoute] = []
  /// Labels of parameters that initialisers make the start route, by class.
  var startLabels: [NominalID: Set<String?>] = [:]
  var startDelegations: [SUCStartDelegation] = []
  /// `x.startRoute = …` where `x` may be any coordinator.
  var hasUnknownStart = false
  var factoryNames: [SUCFactoryName] = []
  /// Enums of which values come from somewhere: `allCases`, `init(rawValue:)`, casts.
  var dynamicEnums = Set<NominalID>()
  var findings: [RouteFinding] = []
  var occurrences: [Occurrence] = []
  /// Types whose body starts with a navigation container, and where.
  var containers: [NominalID: TextRange] = [:]
}

/// Which coordinator an expression means.
enum SUCReceiver: Hashable, Sendable {
  case coordinator(NominalID)
  /// A generic parameter of a type.
  case parameter(NominalID, String)
  /// `any Routing`, `Coordinator`, `parent`
  case existential
  case unknown
  /// Certainly no coordinator.
  case other
}

/// Which coordinator is handed over.
enum SUCOrigin: Hashable, Sendable {
  case coordinator(NominalID)
  /// `nil`
  case nothing
  /// A parameter of the function around: its callers know.
  case parameter(SUCFunctionKey)
  case unknown
}

/// A parameter of a function: by the function's name and the argument's label, so that protocols and implementations
/// are one. More callers than there are can only make an answer more careful.
struct SUCFunctionKey: Hashable, Sendable {
  var function: String
  var label: String
}

enum SUCOperation: String, Sendable {
  case show, set, append, start, handle

  var title: String {
    switch self {
    case .show: "show(route:)"
    case .set, .append: "\(rawValue)(routes:)"
    case .start: "start()"
    case .handle: "handle(_:)"
    }
  }
}

/// `show(route:)`, `set(routes:)`, `append(routes:)`, `start()`
struct SUCCall: Sendable {
  var operation: SUCOperation
  var receiver: SUCReceiver
  /// Empty for `start`.
  var values: [EnumReading]
  /// The receiver's route enum, where it is known.
  var route: NominalID?
  var operationRange: TextRange
  var file: FileID
  var place: SUCPlace
  var isForced: Bool
  /// The coordinator that is started, where it came in as an argument.
  var origin: SUCOrigin
  /// The call that constructs the receiver, where the code in front shows it.
  var made: TextRange?
  /// Given to a function that hands it on: nothing is certain but what is named.
  var isHandedOn = false
  var isInvalid: Bool
}

/// Whose code something stands in.
struct SUCPlace: Hashable, Sendable {
  var owner: NominalID?
  var member: String
  var isPartOfApp: Bool
  /// Runs in a branch, or behind a condition, that may tell one coordinator from another.
  var isChosen = false
}

/// `x.handle(E.c)`
struct SUCSend: Sendable {
  var receiver: SUCReceiver
  /// The property through which it goes, on `self`.
  var property: String?
  /// Goes to whoever the coordinator around has as its parent.
  var isToParent = false
  var action: EnumHop?
  /// The enum is known, and the case comes from elsewhere.
  var isTyped = false
  var reason: String?
  /// Who hands in what is sent, where that comes from outside.
  var source: SUCForward.Source?
  var range: TextRange
  var file: FileID
  var place: SUCPlace
  var isHandedOn = false
  /// Who gets it for certain, where it is handed on.
  var certainReceivers: [SUCReceiver] = []
  var isInvalid: Bool
}

/// A place that names a case.
struct SUCUse: CaseUse {
  enum Role: Sendable {
    /// Constructs or compares.
    case value
    case pattern
    /// Inside the enum itself or in `view(for:)`.
    case ownDescription
  }

  var owner: NominalID
  var name: String
  var range: TextRange
  var file: FileID
  var role: Role
  var place: SUCPlace

  var isPattern: Bool { role == .pattern }
}

enum SUCTerm: Hashable, Sendable {
  case coordinator(NominalID)
  case parameter(NominalID, String)
  case unknown
}

struct SUCConstruction: Sendable {
  var type: NominalID
  var terms: [SUCTerm]
  var callee: TextRange
  var range: TextRange
  var file: FileID
  var place: SUCPlace
  /// For a coordinator: what it gets as its parent; nil where it takes none.
  var parent: SUCOrigin?
}

/// `d.parent = self`
struct SUCParentAssignment: Sendable {
  /// Nil where it may be any coordinator.
  var coordinator: NominalID?
  var parent: SUCOrigin
}

/// A call that hands a coordinator over.
struct SUCFunctionCall: Sendable {
  var key: SUCFunctionKey
  var argument: SUCOrigin
  var range: TextRange
  var file: FileID
  var place: SUCPlace
}

struct SUCEnvironmentRead: Sendable {
  var owner: NominalID
  var term: SUCTerm
  var name: String
  var range: TextRange
  var file: FileID
}

/// `var coordinator: R?` of a class that is no coordinator.
struct SUCCoordinatorProperty: Sendable {
  var owner: NominalID
  var name: String
  var range: TextRange
  var file: FileID
}

struct SUCAssignment: Hashable, Sendable {
  /// Nil where the object's type is not known.
  var type: NominalID?
  var name: String
}

/// `init(first: R) { super.init(startRoute: first) }`: an initialiser hands what it gets to another one.
struct SUCStartDelegation: Sendable {
  var coordinator: NominalID
  var from: String?
  var to: String?
  /// That one is of the class that it derives from.
  var isToBase: Bool
}

struct SUCStartRoute: Sendable {
  enum Source: Sendable {
    case property, defaultArgument, construction, assignment
    /// What an initialiser gives another one of its class, or one of the class that it derives from.
    case ownInitializer, baseInitializer
  }

  var coordinator: NominalID
  var source: Source
  var reading: EnumReading
  var file: FileID
  /// The call that constructs the coordinator.
  var site: TextRange?
  /// Of the argument, or of the parameter with a default.
  var label: String?
}

struct SUCDeepLink: Sendable {
  var action: String?
  var route: EnumHop?
  var actionRange: TextRange
  var routeRange: TextRange
  var file: FileID
  /// Type and property of the table.
  var table: String
}

/// A child that only a local constant holds.
struct SUCLocalChild: Sendable {
  var coordinator: NominalID
  var name: String
  var range: TextRange
  /// The function that makes it; nil where it is constructed in place.
  var factory: String?
  /// Whose code makes it.
  var parent: NominalID?
  /// `add(child:)` is called with it.
  var isAdded: Bool
}

struct SUCDeepLinkCall: Sendable {
  var receiver: SUCReceiver
  var range: TextRange
  var file: FileID
  var place: SUCPlace
}
