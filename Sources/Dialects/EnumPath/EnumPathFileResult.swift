/// What the walk over one file finds out about route enums.

import Facts
import RouteGraph
import Semantics
import SourceText

struct EnumPathFileResult: Sendable {
  var transitions: [EnumPathTransition] = []
  var uses: [EnumPathUse] = []
  /// Implicit members whose type is not known: any enum with such a case may be meant.
  var possibleNames = Set<String>()
  var dynamicEnums = Set<NominalID>()
  /// Generic code makes values of raw values.
  var makesAnyRawValue = false
  var branches: [EnumPathBranch] = []
  var soleViews: [EnumPathSoleView] = []
  /// Names of variables that are pushed, or from which what is pushed was taken.
  var pushedVariables = Set<String>()
  /// What functions and properties give back whose type is a route's: each way once; nothing where that is not all known.
  var workedOut: [EnumPathSource: EnumPathWorkedOut] = [:]
  /// Values of known type on paths without one.
  var pushes: [EnumPathPush] = []
  /// Paths that a stack or code elsewhere takes: by owner where it is known, and name.
  var boundPaths = Set<EnumPathBound>()
  var unguardedPops: [EnumPathPop] = []
  /// Methods that are called from another type.
  var calledMethods: [EnumPathMethodCall] = []
  var steps: [EnumPathStep] = []
  /// Paths whose changes some code waits for, by name.
  var observedPaths = Set<String>()
  var findings: [RouteFinding] = []
  var occurrences: [Occurrence] = []
  var actionPlaces: [EnumPathActionPlace] = []
  var takenActions: [EnumPathTakenAction] = []
  var namePlaces: [EnumPathNamePlace] = []
  var callbacks = EnumPathCallbacks()
  /// Types whose body starts with a navigation container.
  var containers = Set<NominalID>()
  /// Holders that views read from the environment.
  var environmentReads: [EnumPathEnvironmentRead] = []
  /// Types that are put into the environment; nil where one is not known.
  var provided = Set<NominalID?>()
  /// The same, by previews.
  var providedInPreviews = Set<NominalID?>()
  /// A list with a selection takes the values of links itself.
  var hasSelectionList = false
  /// Routes whose type is handed to somebody: `Step.self`.
  var metatypes = Set<NominalID>()
  var views = ViewFacts()
}

/// One file's result by reference: rules pass all results around, and copying a dozen lists each time is what a keystroke
/// would wait for.
final class EnumPathFileReport: Sendable {
  let result: EnumPathFileResult
  /// What the places in it name.
  let names: Set<EnumPathNamePlace.Name>

  init(_ result: EnumPathFileResult) {
    self.result = result
    names = Set(result.namePlaces.map(\.name))
  }
}

struct EnumPathTransition: Sendable {
  enum Kind: String, Sendable { case push, set, present, root }

  var kind: Kind
  /// The operation as written.
  var call: String
  var receiver: String?
  var reading: EnumReading
  var file: FileID
  var owner: NominalID?
  var isPartOfApp: Bool
  /// Where a function of a holder is all that happens: the path that it pushes onto.
  var onto: EnumPathBound?
  var place = ViewPlace.unknown
  /// Whether it is pushed or presented is the value's own matter.
  var isConditional = false
  var wrapped: EnumPathWrappedCall?
  /// `to`, of the argument that is the value.
  var label: String?
  /// The value is given to a function of the app's.
  var isGiven = false
  /// The call takes several values at once.
  var isListed = false
  /// What a call puts around the value.
  var action: EnumPathActionCall?
  /// What a value is that names no case.
  var type: NominalID?
  /// The function or the property that works the value out, and the route that is asked for it.
  var source: EnumPathSource?
  var asked: [EnumHop] = []
  /// That is a list. Where it is not known what that holds, nothing is.
  var isOfList = false
  /// That says where it leads. Whoever moves it may have looked at it, and is not where its cases are made.
  var isWorkedOut = false
}

/// A case of an action, as it is written around what it carries.
struct EnumPathActionCall: Sendable {
  /// `.screen(`, with the label of what is carried.
  var opening: String
  /// Nothing else has to be given.
  var isComplete: Bool
}

/// A case of an action that is given to a function which pushes or presents for it.
struct EnumPathTakenAction: Sendable {
  var owner: NominalID
  var name: String
  var range: TextRange
  /// The function.
  var call: String
  var receiver: String?
}

/// A call that makes the outermost cases itself, of what it is given.
struct EnumPathWrappedCall: Sendable {
  var cases: Int
  /// What the function takes, as written.
  var type: String
  /// Nothing else has to be given.
  var isComplete: Bool
}

struct EnumPathUse: CaseUse {
  var owner: NominalID
  var name: String
  var range: TextRange
  var file: FileID
  var isPattern: Bool
  var isPartOfApp: Bool
  /// In code that works out such a route for others.
  var isGiven: Bool
  /// The variable that it is assigned to.
  var keptAs: String?
  /// An element of a list, or what a value that is no route carries: data, of which others make something.
  var isData: Bool
}

extension CodePosition {
  /// In a function or an accessor whose values are, or hold, some of an enum's.
  func gives(_ id: NominalID, _ resolver: Resolver) -> Bool {
    guard owner.kind == .function || owner.kind == .accessor, let result = owner.result else { return false }
    return resolver.names(id, in: result, scope.context)
  }
}

/// A method of a type that keeps a path, called by the code of another type.
struct EnumPathMethodCall: Hashable, Sendable {
  var method: EnumPathSlot
  /// Nil at the top level.
  var caller: NominalID?
  var location: Location
  /// Of a call that is given nothing and is all that happens: its name, and where it stands.
  var lone: LoneCall?

  struct LoneCall: Hashable, Sendable {
    var nameRange: TextRange
    var place: ViewPlace
  }
}

/// A function without parameters that does nothing but push a route onto its own type's path.
struct EnumPathStep: Hashable, Sendable {
  var method: EnumPathSlot
  var onto: EnumPathBound
  /// Of the route.
  var name: String?
}

/// A case whose payload is a route.
struct EnumPathCarrier: Hashable, Sendable {
  var owner: NominalID
  var name: String
}

/// What a pattern binds: a route that other cases carry.
struct EnumPathPayload {
  var type: Type
  var carriers: [EnumPathCarrier]
}

/// A branch of a resolver, a `switch` or an `if` over a route that gives back a view.
struct EnumPathBranch: Sendable {
  /// `member`: what the value is asked for first, which may be a modifier.
  typealias Shown = (name: String, type: NominalID?, range: TextRange, member: String?)

  var owner: NominalID
  /// Empty for `default`.
  var cases: [String]
  /// The cases that carry the route here, where the pattern or what is around says so.
  var carriers: [EnumPathCarrier]
  /// Some values of the cases go elsewhere.
  var isPartial: Bool
  var shown: [Shown]
  /// The same, with what containers of SwiftUI show in place of them.
  var screens: [Shown]
  /// The type and the member that it stands in.
  var place: (type: NominalID?, member: String)
  /// `view` of `case .a(let value): value.view`.
  var delegate: String?
  var isBlank: Bool
  /// The stack that it shows at its root.
  var container: TextRange?
  /// Under `#if`: there is a branch, which may not be this one.
  var isConditional: Bool
  /// Which payloads the branch uses, by case.
  var used: [String: Set<Int>] = [:]
  var label: TextRange
  var extent: TextRange
  var file: FileID

  /// Whether it is what shows a route that this case carries, or that nothing does.
  func shows(payloadOf carrier: EnumPathCarrier?) -> Bool {
    carriers.isEmpty || carrier.map(carriers.contains) ?? false
  }
}

struct EnumPathPush: Sendable {
  var type: NominalID
  var range: TextRange
  var file: FileID
  var owner: NominalID?
  var isLink: Bool
  /// Of what a function was given: without a caller it never happens.
  var isGiven: Bool
  var isPartOfApp: Bool
}

struct EnumPathBound: Hashable, Sendable {
  var owner: NominalID?
  var name: String
}

struct EnumPathEnvironmentRead: Sendable {
  var view: NominalID
  var holder: NominalID
  var name: String
  var range: TextRange
}

struct EnumPathPop: Sendable {
  var owner: NominalID
  var path: String
  var function: String
  var range: TextRange
  var file: FileID
  /// Of a call that is a statement of the function: the statement, and the path as code there names it.
  var statement: (range: TextRange, path: String)?
}
