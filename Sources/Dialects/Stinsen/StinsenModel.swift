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
  var simpleNames: Set<String> = []
  /// Simple names of wrapper classes, the framework's own included.
  var wrapperNames: Set<String> = []
  /// Method names that an extension of the workspace adds to a framework type: calls of these may mean them.
  var ownOperations: Set<String>
  var version: StinsenVersion
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
}

/// One declaration of a route.
struct StinsenShape: Sendable {
  enum Kind: Hashable, Sendable {
    case root
    /// `push`, `modal`, `fullScreen`, or `present` where the expression says no more.
    case presentation(String)
    case tab
  }

  enum Output: Hashable, Sendable {
    case view
    /// Exactly this type, wrappers included.
    case coordinator(Type)
    case unknown
  }

  var kind: Kind
  var nameRange: TextRange
  var range: TextRange
  var file: FileID
  var conditions: [BuildCondition]
  /// Other modules may ask for it.
  var isPublic: Bool
  /// The attribute's argument as written.
  var spelling: String?
  /// `.void` without input, `.unknown` where it cannot be known.
  var input: Type
  var parameter: StinsenParameter?
  var output: Output
  /// Views and coordinators that the factory constructs outermost, in source order.
  var targets: [StinsenTarget]
  /// All that the factory constructs, nested ones too.
  var constructed: [NominalID]
  var factories: [StinsenFactory]
  /// Name and range of the reference behind `=`.
  var factoryReference: (name: String, range: TextRange)?
  /// Methods named by `tabItem:` and `onTapped:`.
  var handlers: [(name: String, range: TextRange, targets: [Location])]
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
    var inputRange: TextRange?
  }

  var file: FileID
  var items: [Item] = []
  /// Every item is in `items`.
  var isKnown = false
  /// The items are a plain literal, in order, and nothing is added later.
  var isExact = false
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

/// The framework's version that the workspace pins.
struct StinsenVersion: Hashable, Comparable, Sendable {
  var components: [Int]
  /// False where the newest version is assumed: nothing is called removed then.
  var isPinned: Bool

  static let newest = StinsenVersion(components: [2, 0, 15], isPinned: false)

  static func < (a: StinsenVersion, b: StinsenVersion) -> Bool {
    a.components.lexicographicallyPrecedes(b.components)
  }

  func isBelow(_ patch: Int) -> Bool { isPinned && self < StinsenVersion(components: [2, 0, patch], isPinned: true) }
}
