/// Route enums, paths and mounts.

import Facts
import RouteGraph
import Semantics
import SourceText

struct EnumPathModel: Sendable {
  /// What each file says, and what was worked out of that: kept for the next model.
  var readings: [FileID: EnumPathReading] = [:]
  var operations: Kept<EnumPathOperations.Basis, EnumPathOperations>?
  var activation: Kept<EnumPathActivation, [NominalID: EnumPathRoute]>?
  /// What files with a mark say alone, where that had to be asked.
  var markedFiles: OfMarkedFiles?
  var needsAllBodies = false
  /// The enums that something mounts, pushes or presents, and the routes among their payloads.
  var routes: [NominalID: EnumPathRoute] = [:]
  /// Types that a destination is registered for, wrapped ones included.
  var registered: Set<NominalID> = []
  /// Types of pushed values that hold a route, and are no enums.
  var wrappers: Set<NominalID> = []
  /// Some destination is registered for a type that is not known here.
  var hasOpenMount = false
  var mounts: [EnumPathMount] = []
  /// Stored paths of types, by owner.
  var paths: [EnumPathProperty] = []
  /// Stored lists of the same routes that are no paths.
  var dataLists: Set<EnumPathSlot> = []
  /// Where code shows some of those lists.
  var listLooks: ListLooks?
  /// Functions that put a parameter into a path, by owner and name.
  var mutators: EnumPathMutators = [:]
  /// What is handed to those that take anything, by file.
  var erasedPushes: [FileID: ErasedPushes] = [:]
  /// Mounted or presented types that hide what they hold, with the protocol of that.
  var erasing: [NominalID: NominalID] = [:]
  /// What they are seen to hold.
  var hidden: Set<NominalID> = []
  /// What generic views around a stack are made for, by file.
  var stackViewUses: [FileID: StackViewUses] = [:]
  /// Modifiers and views of the app that hand on what a sheet shows.
  var ownPresentations = OwnPresentations()
  /// What is given to them, by file: round by round of finding them.
  var presentationUses: [Int: [FileID: PresentationUses]] = [:]
  /// Functions of other types that hand a parameter to those, by file.
  var forwarders: [FileID: ForwarderReading] = [:]
  /// The same by owner and name.
  var forwarding: EnumPathMutators = [:]
  /// Requirements of protocols that somebody meets without moving what is given.
  var unmet: [NominalID: Set<String>] = [:]
  /// Views that push what they are made with.
  var linkViews: [NominalID: EnumPathLinkView] = [:]
  /// The enums that some of these functions take apart.
  var actions: Set<NominalID> = []
  /// Names of all these functions.
  var mutatorNames: NameSet = []
  /// Properties of sheets: `R?`.
  var slots: Set<EnumPathSlot> = []
  /// Of those, what stacks show below their paths.
  var roots: Set<EnumPathSlot> = []
  /// The enums that sheets take out of structs.
  var presentedHolders: [NominalID: Set<NominalID>] = [:]
  /// What sheets show, of whatever type.
  var presentedValues: Set<Type> = []
  /// Enums that sheets show, whose content is not told the value.
  var unreadSlots: Set<NominalID> = []
  /// Simple names of views that are given a route to show: by a destination, a sheet, or the branch of another resolver.
  var routeViews: Set<String> = []
  /// Somebody may ask what stands at a place; a run that lists findings does not.
  var isAskedAboutPlaces = true
  /// What code must name to be looked at closely.
  var words = EnumPathWords()
  /// By what code gets at values of the routes and what holds them.
  var namesOfTypes: EnumPathNamesOfTypes?
  /// Of which a body must spell one to be looked at; nil where names do not tell.
  var wanted: WantedNames?
  /// Of which it must spell one to move something into a path or a slot; nil where names do not tell.
  var moving: WantedNames?
  /// Names of what may be given a route; nil where anything may be.
  var takers: NameSet?

  final class OfMarkedFiles: Sendable {
    let model: EnumPathModel

    init(_ model: EnumPathModel) { self.model = model }
  }

  var isActive: Bool { !routes.isEmpty || !unboundCandidates.isEmpty || !registered.isEmpty || needsAllBodies }
  /// Paths that may have no stack. A list need not be one, but by its name.
  var unboundCandidates: [EnumPathProperty] {
    paths.filter { !$0.isGeneric && !$0.pushed.isEmpty && !$0.isIndirect && ($0.element == nil || isPathByName($0)) }
  }
  /// Of no stack, but called like a path of routes.
  private func isPathByName(_ path: EnumPathProperty) -> Bool { path.isCalledPath && !isOfStack(path) }
  /// Where such a list goes, and whether anybody shows it, nobody knows.
  var routesByName: Set<NominalID> { Set(paths.filter(isPathByName).compactMap(\.element)) }
  /// Whether a list of such values is a path: those that only other routes carry, or only sheets show, are data there.
  func mayBeListed(_ id: NominalID) -> Bool {
    guard let route = routes[id] else { return false }
    return route.isSlot ? paths.contains { $0.element == id } : !route.isSub || route.isPresented
  }
  /// Whether a stack has it, as far as its values tell.
  func isOfStack(_ path: EnumPathProperty) -> Bool {
    guard let element = path.element else { return true }
    return registered.contains(element) || activation?.basis.bound.contains(element) ?? false
  }
  /// Types that keep a path.
  func isHolder(_ id: NominalID) -> Bool { paths.contains { $0.owner == id && !$0.isIndirect } }
}

/// Names without which an expression cannot matter: typing what else there is would be most of the work.
struct EnumPathWords: Sendable {
  /// Functions of types that own a path.
  var methods: NameSet = []
  /// Stored paths and sheets' slots.
  var properties: Set<String> = []
  /// Simple names of routes, other names for them included.
  var routes: NameSet = []
  var cases: NameSet = []
  /// Simple names of what functions take apart.
  var actions: Set<String> = []
  /// Simple names of views that push what they are made with.
  var linkViews: Set<String> = []
  /// Properties and parameters that may be called with a route.
  var callbacks: Set<String> = []
  /// Simple names of the types that declare those.
  var callbackOwners: Set<String> = []
  /// Functions that are given such a parameter.
  var callbackFunctions: Set<String> = []
  /// Methods of the owners that take a route.
  var callbackMethods: Set<String> = []
  /// What the environment holds of that.
  var environmentCallbacks: Set<String> = []
  /// Functions of all views that add nothing but destinations.
  var mountings: NameSet = []

  /// What calls must name to be operations on paths and slots.
  var operations: NameSet = []

  /// Cases that are called like values of SwiftUI.
  var commonCases: Set<String> { cases.names.intersection(EnumPathSwiftUI.commonValues.names) }
}

struct EnumPathRoute: Sendable {
  struct Case: Sendable {
    var name: String
    var input: String?
    var parameters: [ParameterText]
    /// The route that the only payload is.
    var sub: NominalID?
    var declarations: [Location]
    var extents: [TextRange]
    /// Stands under an `#if` inside of the enum.
    var isConditional = false
  }

  var id: NominalID
  var cases: [Case]
  /// The `#if`s around its declaration; none where there are several declarations.
  var conditions: [BuildCondition]
  var isClosed: Bool
  var isPublic: Bool
  /// Values can come from text, from `allCases` or from a raw value.
  var isDynamic: Bool
  /// Its cases have raw values.
  var isRaw: Bool
  var isRegistered: Bool
  /// Some sheet shows it.
  var isPresented = false
  /// Only ever shown as a sheet.
  var isSlot: Bool
  /// A payload of another route.
  var isSub: Bool
  /// Only what its cases carry is pushed, and others of its cases may be no routes at all.
  var isCarrier = false
  var declarations: [Location]
  var extents: [TextRange]
  var aliases: [String]

  /// Payloads of other types are data.
  mutating func leadOn(to isRoute: (NominalID) -> Bool) {
    for index in cases.indices where !(cases[index].sub.map(isRoute) ?? true) { cases[index].sub = nil }
  }
  func `case`(_ name: String) -> Case? { cases.first { $0.name == name } }
  /// Those that every `switch` must cover, however the app is built.
  var certainCases: [String] { cases.filter { !$0.isConditional }.map(\.name) }
}

/// `.navigationDestination(for: R.self) { … }`
struct EnumPathMount: Hashable, Sendable {
  var type: NominalID?
  /// What a generic type is made for.
  var arguments: [Type]
  var file: FileID
  /// The modifier's name.
  var nameRange: TextRange
  /// The modified expression with the modifier.
  var range: TextRange
  var owner: NominalID?
  var member: String
  /// The name of the lazy container whose content it stands in.
  var lazyContainer: String?
  /// Hangs on a stack itself, not on what is inside.
  var isOutside: Bool
  /// Hangs on whatever a function of its own is asked of: `func withRoutes() -> some View { navigationDestination(…) }`.
  var isOfSelf: Bool
  /// The `if` or `switch` of the stack's content that it stands in.
  var branch: EnumPathMountBranch?
}

/// One of the branches of a statement.
struct EnumPathMountBranch: Hashable, Sendable {
  var statement: TextRange
  var range: TextRange
  var index: Int
  /// How many need a destination: all, an `else` that is not written included, or those that may push.
  var count: Int
  /// How many of these show nothing that pushes.
  var idle: Int
  /// What the stack binds of its own view.
  var path: EnumPathBoundMember?
}

/// `$path` or `self.$path`
struct EnumPathBoundMember: Hashable, Sendable {
  var name: String
  var range: TextRange
}

/// A stored path: `[R]` or `NavigationPath`.
struct EnumPathProperty: Hashable, Sendable {
  var owner: NominalID
  var name: String
  /// Nil for a `NavigationPath`.
  var element: NominalID?
  var range: TextRange
  var file: FileID
  /// Types that the owner's functions push onto it.
  var pushed: [NominalID]
  /// Something happens when it changes.
  var isObserved: Bool
  /// `[R]` for a parameter of the owner: its name.
  var parameter: String?
  /// Its first or last element is what a sheet shows.
  var isShownInTurn = false
  /// Leads to one of several paths: computed, a binding, a table of them.
  var isIndirect = false

  var isGeneric: Bool { parameter != nil }

  /// `detailPath: [DetailRoute]`: where no stack tells a path from other lists, names do.
  var isCalledPath: Bool {
    guard !isIndirect, !isGeneric, let element else { return false }
    return name.hasSuffix("path") || name.hasSuffix("Path") ? EnumPathSwiftUI.isCalledRoute(element.simpleName) : false
  }

  /// The same, wherever it stands.
  var unplaced: EnumPathProperty {
    var path = self
    path.range = .zero
    return path
  }
}

struct EnumPathMutator: Hashable, Sendable {
  /// Labels and types as written.
  var signature: String
  /// Where it is declared: types of several modules may share a name, and their functions a signature.
  var file: FileID
  var labels: [String]
  /// The parameter that goes into the path.
  var parameter: Int
  var label: String?
  /// The parameter's type as written.
  var written: String
  /// Nil where the parameter has no type of its own: generic or `any Hashable`.
  var type: NominalID?
  /// Several at once.
  var takesList = false
  /// `Step...`
  var isVariadic = false
  /// Takes whatever its owner is made for: the name of the owner's parameter.
  var typeParameter: String?
  /// `nil` as well.
  var takesOptional = false
  /// Puts the parameter into a sheet's slot instead of a path.
  var isPresenting = false
  /// What the path had before is gone.
  var isReplacing = false
  var path: String
  /// Who owns that path or slot, where that is another type.
  var holder: NominalID?
  /// Does nothing else.
  var isPlain: Bool
  /// Puts the parameter into a value of its own first.
  var isWrapping: Bool
  /// Hands it to what does that.
  var wrapsLater = false
  /// Pushes or presents, as the value says.
  var isConditional = false
  /// The cases that it puts the parameter into.
  var wrapper: EnumPathWrapper?
  /// What it takes apart, where the parameter itself goes nowhere.
  var actions: [EnumPathAction] = []
  /// Where it goes, as its type says.
  var casts: [EnumPathCast] = []
}

struct EnumPathSlot: Hashable, Sendable {
  var owner: NominalID
  var name: String
}

extension EnumPathModel {
  /// The same routes, paths and slots, and functions that move values there, wherever they stand.
  func holdsSame(as other: EnumPathModel) -> Bool {
    mutators == other.mutators && slots == other.slots && roots == other.roots
      && paths.map(\.unplaced) == other.paths.map(\.unplaced)
      && words.routes == other.words.routes && wrappers == other.wrappers
  }

  /// What a function does with a route that it is given.
  func kind(of mutator: EnumPathMutator) -> EnumPathTransition.Kind {
    guard mutator.isPresenting else { return .push }
    return isRoot(mutator.path) ? .root : .present
  }

  func isRoot(_ slot: String) -> Bool { roots.contains { $0.name == slot } }

  func routeID(_ owner: NominalID, _ name: String) -> RouteID { RouteID(CoordinatorID(owner.name), name) }
}
