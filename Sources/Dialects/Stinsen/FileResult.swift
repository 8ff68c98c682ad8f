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
  /// Coordinators on which something could not be followed.
  var unclear: Set<CoordinatorID> = []
  var routerVariables: [StinsenRouterVariable] = []
  var embeddings: [StinsenEmbedding] = []
  /// Coordinators and wrappers constructed in this file.
  var hosts: [StinsenHost] = []
  var variableReads: [StinsenVariableRead] = []
  var tabIndices: [StinsenTabIndex] = []
  var keptRouters: [StinsenKeptRouter] = []
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

/// One resolved operation.
struct StinsenCall: Sendable {
  var operation: StinsenOperation
  var coordinator: NominalID
  var isRouter: Bool
  /// Several for a ternary.
  var routes: [String]
  /// The route's name, or the operation's where it takes none.
  var range: TextRange
  var operationRange: TextRange
  var file: FileID
  var hasInput: Bool
  var hasDismissal: Bool
  var origin: StinsenOrigin
  /// The receiver as a name, where it is one: `router`, `self`.
  var receiverName: String?
  var isOptionalReceiver: Bool
  var isForced: Bool
  var owner: NominalID?
  var ownerMember: String
  var closureDepth: Int
  var block: Int
  var statement: Int
  var branch: Int
  var conditions: [BuildCondition]
  /// A statement of its own, without a chain behind it and without a closure that runs later.
  var isWholeStatement: Bool
  /// Something compile-class was said about it.
  var isInvalid: Bool
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
struct StinsenEmbedding: Sendable {
  var coordinator: NominalID
  var range: TextRange
  var file: FileID
  var owner: NominalID?
  var member: String
  var conditions: [BuildCondition]
  /// Names of the types whose construction encloses it in the same expression: containers around a host.
  var isWrapped: Bool
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

/// One file's result by reference: rules pass all results around, and copying a dozen lists each time is what a
/// keystroke would wait for.
final class StinsenFileReport: Sendable {
  let result: StinsenFileResult

  init(_ result: StinsenFileResult) { self.result = result }
}
