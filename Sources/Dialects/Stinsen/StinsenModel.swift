/// Coordinators and routes as Stinsen sees them.

import Facts
import RouteGraph
import Semantics
import SourceText

/// All coordinators of a workspace.
struct StinsenModel: Sendable {
  var isActive: Bool
  /// By type; each name of the workspace once.
  var coordinators: [NominalID: StinsenCoordinator]
  /// Last components of the coordinators' names: what no name in a file is among needs no look-up.
  var simpleNames: NameSet = []
  /// Simple names of wrapper classes, the framework's own included.
  var wrapperNames: Set<String> = []
  /// Method names that an extension of the workspace adds to a framework type: calls of these may mean them.
  var ownOperations: Set<String>
  var versions: StinsenVersions
  /// A model in which coordinators mean something else has nothing to do with what was known before.
  var lastSurroundings = LastAnswer<Composition.Identity, StinsenSurroundings>()
}

/// One coordinator class; several variants where targets or `#if` branches declare it more than once.
struct StinsenCoordinator: Sendable {
  var id: NominalID
  /// In file order; never empty.
  var variants: [StinsenVariant]
  /// Another language: version 1, or a fork. Its routes are listed and nothing is said about it.
  var isForeign: Bool
  /// Nothing can have added to it out of sight.
  var isFullyKnown: Bool
  /// The type that it publishes routers as, when it is not its own.
  var routerStorable: Type?
  var routerStorableRange: Location?
  /// Tells one reading of the sources from another.
  let reading = Reading()

  final class Reading: Sendable {}

  var coordinatorID: CoordinatorID { CoordinatorID(id.name) }

  /// Routes of that name in all variants.
  func routes(named name: String) -> [StinsenRoute] { variants.compactMap { $0.routes[name] } }
}

/// One declaration of a coordinator class.
struct StinsenVariant: Sendable {
  enum Kind: Sendable { case navigation, tab }

  var kind: Kind
  var file: FileID
  var nameRange: TextRange
  var range: TextRange
  var conditions: [BuildCondition]
  var routes: [String: StinsenRoute]
  /// Names in declaration order.
  var order: [String]
  var start: StinsenStart
  /// Other modules may construct it.
  var isPublic: Bool
  /// The body of `customize(_:)` makes a navigation view.
  var customizesWithContainer: Bool
}

/// A route of one class declaration: one entity, also when `#if` branches declare it twice.
struct StinsenRoute: Sendable {
  var name: String
  /// In file order; never empty.
  var shapes: [StinsenShape]

  /// Nil where builds differ in what it shows.
  var onlyShape: StinsenShape? { shapes.allSatisfy { $0.output == shapes.first?.output } ? shapes.first : nil }
}

/// One declaration of a route. A class, since rules pass it around.
final class StinsenShape: Sendable {
  enum Kind: Hashable, Sendable {
    case root
    /// `push`, `modal`, `fullScreen`, or `present` where the expression says no more.
    case presentation(String)
    case tab
  }

  /// Who may ask for it.
  enum Access: Hashable, Sendable {
    /// Other modules, too.
    case everybody
    case module
    case file
    /// The class and its extensions in its file.
    case type
  }

  enum Output: Hashable, Sendable {
    case view
    /// Exactly this type, wrappers included.
    case coordinator(Type)
    case unknown

    var isCoordinator: Bool { if case .coordinator = self { true } else { false } }
  }

  let kind: Kind
  let nameRange: TextRange
  let range: TextRange
  let file: FileID
  let conditions: [BuildCondition]
  let access: Access
  /// The attribute's argument as written.
  let spelling: String?
  /// `.void` without input, `.unknown` where it cannot be known.
  let input: Type
  let parameter: StinsenParameter?
  let output: Output
  /// Views and coordinators that the factory constructs outermost, in source order.
  let targets: [StinsenTarget]
  /// All that the factory constructs, nested ones too.
  let constructed: [NominalID]
  let factories: [StinsenFactory]
  /// Name and range of the reference behind `=`.
  let factoryReference: (name: String, range: TextRange)?
  /// Methods named by `tabItem:` and `onTapped:`.
  let handlers: [(name: String, range: TextRange, targets: [Location])]

  init(
    kind: Kind,
    nameRange: TextRange,
    range: TextRange,
    file: FileID,
    conditions: [BuildCondition],
    access: Access,
    spelling: String?,
    input: Type,
    parameter: StinsenParameter?,
    output: Output,
    targets: [StinsenTarget],
    constructed: [NominalID],
    factories: [StinsenFactory],
    factoryReference: (name: String, range: TextRange)?,
    handlers: [(name: String, range: TextRange, targets: [Location])]
  ) {
    self.kind = kind
    self.nameRange = nameRange
    self.range = range
    self.file = file
    self.conditions = conditions
    self.access = access
    self.spelling = spelling
    self.input = input
    self.parameter = parameter
    self.output = output
    self.targets = targets
    self.constructed = constructed
    self.factories = factories
    self.factoryReference = factoryReference
    self.handlers = handlers
  }
}

extension StinsenShape {
  var isPublic: Bool { access == .everybody }

  /// Whether code may name it, as far as files tell.
  func isVisible(from context: DeclarationContext, _ coordinator: StinsenCoordinator) -> Bool {
    switch access {
    case .everybody, .module: true
    case .file: context.file == file
    // Extensions of types that are nested in it see it, too.
    case .type:
      context.file == file
        && context.enclosingTypes.contains { $0 == coordinator.id || $0.name.hasPrefix(coordinator.id.name + ".") }
    }
  }

  /// A call passes something, of whatever type: `Parcel.ID` is an input even where nobody declares it in sight.
  var takesInput: Bool { input != .void && (parameter != nil || !input.isUnknown) }
}

struct StinsenParameter: Hashable, Sendable {
  var name: String
  /// As written.
  var type: String
  var defaultText: String?
  var syntax: TypeSyntax
}

struct StinsenTarget: Hashable, Sendable {
  var name: String
  var id: NominalID?
  /// Embedded with `.view()`, so that no chain leads into it.
  var isEmbedded: Bool
  var range: Location
}

struct StinsenFactory: Hashable, Sendable {
  var name: String
  var location: Location
  var conditions: [BuildCondition]
}

/// What `stack` or `child` starts with.
struct StinsenStart: Sendable {
  struct Item: Sendable {
    var name: String
    var range: TextRange
    /// The written root of the key path when it is another type than the coordinator itself.
    var foreignRoot: Type?
    /// The input beside it: nil when none is passed.
    var input: Type?
    /// `nil` is passed literally.
    var hasInput: Bool
    /// Another initial route may be the one that the input is for.
    var sharesInput = false
    /// Something else may be there before the view is made.
    var isReplaced = false
  }

  var file: FileID
  var items: [Item] = []
  /// Every item is in `items`.
  var isKnown = false
  /// The items are a plain literal, in order, and nothing is added later.
  var isExact = false
  /// Stands under an `#if`.
  var isConditional = false
  var activeTab: (value: Int, range: TextRange)?
}

extension StinsenShape.Kind {
  /// `kind` of the contract's JSON.
  var name: String {
    switch self {
    case .root: "root"
    case .presentation(let name): name
    case .tab: "tab"
    }
  }

  var isPresentation: Bool {
    if case .presentation = self { return true }
    return false
  }
}
