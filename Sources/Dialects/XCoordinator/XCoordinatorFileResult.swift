/// What the walk over one file finds out for XCoordinator.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCFileResult: Sendable {
  var sites: [XCSite] = []
  /// Places that name a class.
  var occurrences: [Occurrence] = []
  var mentions: [XCMention] = []
  var namePlaces: [XCNamePlace] = []
  var findings: [XCFinding] = []
  var uses: [XCUse] = []
  /// Implicit members whose contextual type is not known: they count as uses of every route type that has them.
  var looseNames = Set<String>()
  /// Route values handed to functions that may pass them on to a router.
  var passes: [XCPass] = []
  var forwards: [XCForward] = []
  var links: [XCLink] = []
  var roots: [XCRootUse] = []
  var instances: [XCInstance] = []
  var basics: [XCBasic] = []
  var hostings: [XCHosting] = []
  var environmentReads: [XCEnvironmentRead] = []
  var holdings: [XCHolding] = []
  var siblings: [XCSibling] = []
  var tabIndices: [XCTabIndex] = []
  /// Classes that replace their root controller's delegate.
  var delegates = Set<NominalID>()
  var animations: [XCAnimation] = []
  var keepings: [XCKeeping] = []
  var temporaries: [XCTemporary] = []
  var missingHandlers: [XCMissingHandler] = []
  var shown = Set<XCShownProperty>()
  /// Types whose code calls `removeChild`.
  var removers = Set<NominalID>()
  /// Types whose code sets the content of a container.
  var tabSetters = Set<NominalID>()
  /// Acts on transitions that others have made: `child.rx.didCompleteTransition()`.
  var observesTransitions = false
  /// Classes named as values, or constructed without their name.
  var mentioned = Set<NominalID>()
  /// Makes an instance of a generic parameter, whoever that is: `T()`.
  var makesParameters = false
}

/// A place where a route value is consumed.
struct XCSite: Sendable {
  struct Value: Sendable {
    /// The case's name; nil for a value that travels.
    var name: String?
    /// Its route type, as far as it is known.
    var route: NominalID?
    var range: TextRange
    var expression: Expression
    var status: Transition.Status
    var reason: String?
  }

  /// As in every output.
  var call: String
  /// The route type that the receiver takes; nil where it is not known.
  var route: NominalID?
  /// The receiver's class, where its static type is one.
  var receiver: NominalID?
  /// The receiver's type as the source would spell it.
  var spelling: String?
  /// For deep links and chains one or more for each position.
  var values: [Value]
  /// Positions of `values` in a deep link or chain.
  var positions: [Int]
  var node: CallExpression
  var scope: Scope
  var owner: XCOwner
  var isAwaited = false

  private static let completed: Set<String> = ["trigger", "contextTrigger", "rx", "publisher"]

  /// Whether something is to happen when the transition is over.
  var handlesCompletion: Bool {
    XCSite.completed.contains(call)
      && node.arguments.contains { $0.isTrailing || $0.label == "completion" && !$0.value.isNil }
  }
  /// Whether somebody waits for its end.
  var needsCompletion: Bool { XCSite.completed.contains(call) && isAwaited || handlesCompletion }

  /// In the order of the text.
  static func isBefore(_ a: XCSite, _ b: XCSite) -> Bool {
    (a.values.first?.range ?? a.node.range) < (b.values.first?.range ?? b.node.range)
  }
}

/// The code that something stands in.
struct XCOwner: Sendable {
  var file: FileID
  var type: NominalID?
  var member: String
  var kind: CodeOwner.Kind
  var closureDepth: Int
  var isConditional: Bool
  var conditions: [BuildCondition]
}

/// A case written as an expression, anywhere.
struct XCUse: Hashable, Sendable {
  var route: NominalID
  var name: String
  var range: TextRange
  var owner: NominalID?
  var member: String
  var isInClosure: Bool
}

/// A place that names a case.
struct XCMention: Hashable, Sendable {
  var route: NominalID
  var name: String
  var range: TextRange
  var role: Role
}

/// A route value as the argument of a function that is no site itself.
struct XCPass: Sendable {
  var function: String
  var label: String?
  /// The type that declares the function.
  var owner: NominalID?
  var site: XCSite
  /// The parameter of the surrounding function that is passed on, if it is one.
  var parameter: XCForward?
}

/// A function that hands its parameter to a site.
struct XCForward: Hashable, Sendable {
  var function: String
  var label: String?
  /// Nil where a generic parameter stands for it, and functions are told apart by who declares them.
  var route: NominalID?
  var owner: NominalID?
}

/// A function that hands a route which a generic parameter stands for to another function.
struct XCLink: Sendable {
  var from: XCForward
  var to: XCForward
}

/// A coordinator made the root of a window.
struct XCRootUse: Sendable {
  var type: NominalID
  /// The receiver as written, `self.` stripped; nil for a fresh instance.
  var name: String?
  /// What a local name that nobody else holds was made by.
  var local: CallExpression?
  var range: TextRange
  var owner: XCOwner
  var nameRange: TextRange?
  var constructed: CallExpression?
}

/// A coordinator or a redirection that gets no closure for a handler, and has none.
struct XCMissingHandler: Sendable {
  var type: NominalID
  var label: String
  var handler: String
  var range: TextRange
  var owner: XCOwner
  /// By an initial route.
  var isTriggered: Bool
}

/// A coordinator constructed and bound to a local name.
struct XCInstance: Sendable {
  var type: NominalID
  var name: String
  var range: TextRange
  var owner: XCOwner
}

/// A coordinator on its owner's own root controller, added as a child.
struct XCSibling: Sendable {
  var type: NominalID
  var owner: NominalID
  var range: TextRange
}

/// A screen or its model that stores a strong router of the coordinator that makes it.
struct XCKeeping: Sendable {
  var screen: NominalID
  var owner: NominalID
  var range: TextRange
}

/// An animation that is asked for by name.
struct XCAnimation: Sendable {
  var owner: NominalID
  var range: TextRange
}

/// `.select(index: 3)`
struct XCTabIndex: Sendable {
  var owner: NominalID
  var index: Int
  var range: TextRange
}

/// A stored property that holds a coordinator or a router.
struct XCHolding: Sendable {
  var owner: NominalID
  var property: String
  var type: Type
  var location: Location
  /// The class that its value constructs, seen through `strongRouter` and its kin.
  var constructed: NominalID?
}

/// A property whose coordinator is handed to somebody who shows it.
struct XCShownProperty: Hashable, Sendable {
  var owner: NominalID
  var property: String
}

/// A finding whose related places are symbols, so that it stays right when other files move.
struct XCFinding: Sendable {
  enum Place: Sendable {
    case location(Location)
    case route(NominalID, String)
    case type(NominalID)
  }

  /// What only the whole workspace can tell and the message ends with.
  enum Addition: Sendable {
    case hops(from: NominalID, to: NominalID, name: String)
  }

  var range: TextRange
  var severity: Severity
  var code: String
  var message: String
  var related: [(place: Place, message: String)] = []
  var fixes: [XCFix] = []
  var addition: Addition?
  /// Only where the project asks for the code.
  var isOptIn = false
}

/// Edits of the finding's own file.
struct XCFix: Sendable {
  var title: String
  var edits: [(range: TextRange, text: String)]
  var isPreferred: Bool
  /// Where it is another one than that of its finding.
  var file: FileID?

  func fix(in found: FileID) -> Fix {
    let file = file ?? found
    return Fix(
      title: title, edits: edits.map { TextEdit(Location(file, $0.range), newText: $0.text) }, isPreferred: isPreferred)
  }
}
