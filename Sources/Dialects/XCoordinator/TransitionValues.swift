/// What handlers evaluate to: presentables, transitions, routes, and how little or much is known of them.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Something that a transition publishes, as the look-up of a deep link sees it.
struct XCElement: Hashable, Sendable {
  enum Answer: Hashable, Sendable {
    /// Answers exactly this route type; one of these classes stands behind it, or an unread one where empty.
    case route(NominalID, [NominalID])
    /// Never answers.
    case never
    case unknown
  }

  var answer: Answer
  /// The type's name, for people and for the graph.
  var name: String?
  var type: NominalID?
  /// An unowned or weak router: what it stands for.
  var isErased = false
  /// Of a router or controller asked of something that answers, where it is asked: `.unownedRouter`.
  var hidden: Hidden?
  /// The expression that names it, where a fix could.
  var source: TextRange?
  /// Where it was constructed: tells two instances of one class apart.
  var construction: TextRange?
  /// The property or parameter that holds it.
  var holder: String?
  /// The coordinator whose code names it, or a router of that very instance.
  var isSelf = false
  /// `Basic` coordinators and redirections carry their handler with them.
  var closure: XCClosure?

  struct Hidden: Hashable, Sendable {
    var route: NominalID
    var place: Location
  }

  static let unknown = XCElement(answer: .unknown)

  /// `AccountCoordinator (AccountRoute)`
  var spelling: String {
    switch answer {
    case .route(let route, let classes):
      let only = classes.count == 1 ? classes[0].name : name
      return only.map { "\($0) (\(route.name))" } ?? "a router of \(route.name)"
    case .never: return (isErased ? "an erased router of " : "") + (name ?? "a screen")
    case .unknown: return "something unknown"
    }
  }
}

/// A closure together with the names it sees.
struct XCClosure: Hashable, Sendable {
  var node: ClosureExpression
  var frame: XCFrame

  static func == (a: XCClosure, b: XCClosure) -> Bool { a.node === b.node }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

struct XCFlags: OptionSet, Hashable, Sendable {
  var rawValue: Int

  /// `.none()` and nothing else.
  static let noop = XCFlags(rawValue: 1)
  /// Never completes.
  static let stalls = XCFlags(rawValue: 2)
  static let traps = XCFlags(rawValue: 4)
  /// Something runs besides the transition.
  static let sideEffects = XCFlags(rawValue: 8)
  /// Nothing is known of it.
  static let unknown = XCFlags(rawValue: 16)
  /// Under `#if` or `#available`: never the reason of an error.
  static let guarded = XCFlags(rawValue: 32)
  /// Whether it completes is not known.
  static let mayStall = XCFlags(rawValue: 64)
  /// Behind a condition that nothing decides.
  static let conditional = XCFlags(rawValue: 128)
  /// Stores something in the coordinator's own properties, or calls somebody for a value: more than nothing, and not
  /// known to be an act.
  static let mayAct = XCFlags(rawValue: 256)
  /// Opens a URL, triggers a route, or shows something itself.
  static let shows = XCFlags(rawValue: 512)
  static let acts: XCFlags = [.sideEffects, .mayAct]
}

/// One way through a handler.
struct XCOutcome: Hashable, Sendable {
  /// A route that the transition prepares or triggers elsewhere.
  struct Edge: Hashable, Sendable {
    /// `route`, `trigger`, `deepLink`, `peek`, `chain`
    var kind: String
    var route: NominalID
    var name: String
    var classes: [NominalID]
    var range: TextRange
    var file: FileID
    /// On the very coordinator whose handler it stands in.
    var isOwn = false
  }

  var published: [XCElement] = []
  var flags: XCFlags = []
  /// Of the factory that gave it, as in every output.
  var kind = "action"
  var siblings: [XCElement] = []
  var edges: [Edge] = []
  /// What is returned, and where.
  var location: Location?
  /// Page sets complete only if the page is another one.
  var pages: [String] = []

  static let unknown = XCOutcome(flags: .unknown)
}

struct XCRouteValue: Hashable, Sendable {
  var route: NominalID
  /// Nil where only the type is known.
  var name: String?
  var arguments: [Argument] = []

  struct Argument: Hashable, Sendable {
    var label: String?
    var value: XCValue
  }
}

indirect enum XCValue: Hashable, Sendable {
  case element(XCElement)
  case list([XCValue])
  case transition([XCOutcome])
  case route(XCRouteValue)
  case none
  case bool(Bool)
  case literal(String)
  /// Paths: each may really happen.
  case either([XCValue])
  case closure(XCClosure)
  /// Something of a type that says no more; never nil.
  case some
  case unknown

  var alternatives: [XCValue] {
    if case .either(let values) = self { return values }
    return [self]
  }

  /// Its value is the source's own: what depends on it is decided there.
  var isWritten: Bool {
    switch self {
    case .list, .bool, .literal, .some, .none: true
    case .route(let route): route.name != nil
    case .element, .transition, .either, .closure, .unknown: false
    }
  }

  var number: Double? {
    if case .literal(let text) = self { Double(text.filter { $0 != "_" }) } else { nil }
  }

  /// What calls do to it does not make it another one.
  var isObject: Bool {
    alternatives.allSatisfy { if case .element = $0 { true } else { $0 == .none } }
  }

  static func joined(_ values: [XCValue]) -> XCValue {
    var distinct: [XCValue] = []
    for value in values.flatMap(\.alternatives) where !distinct.contains(value) { distinct.append(value) }
    return distinct.count == 1 ? distinct[0] : distinct.count > 32 ? .unknown : .either(distinct)
  }
}

/// The names in sight at one place of a path.
struct XCFrame: Sendable {
  enum Mode: Sendable { case value, transition }

  var scope: Scope
  var values: [String: XCValue] = [:]
  /// Variables that are changed in ways that no path follows.
  var unfollowed = Set<String>()
  var functions: [String: FunctionDeclaration] = [:]
  /// The class whose `self` is meant.
  var own: NominalID?
  /// The controller of transitions here, where it is another one than that of `own`; unknown where nothing tells.
  var root: Type?
  var file: FileID
  var depth = 0
  var mode: Mode
  var flags: XCFlags = []
  var siblings: [XCElement] = []
  var edges: [XCOutcome.Edge] = []
}

extension XCFrame {
  /// Whether a condition looks at a value that the source writes.
  func writes(_ condition: Expression?) -> Bool {
    var isOfKnown = false
    ExpressionWalk.visit([condition].compactMap { $0.map(Statement.expression) }) { expression in
      if case .name(let node) = expression, values[node.name]?.isWritten == true { isOfKnown = true }
    }
    return isOfKnown
  }
}
