/// What the handlers of actions and deep links do.

import Facts
import Semantics
import SourceText

/// `func handle(_ action: CoordinatorAction)`
struct SUCHandler: Sendable {
  /// What becomes of an action that arrives.
  enum Outcome: Hashable, Sendable {
    case handled
    /// A case with an empty body, behind which `handle` goes on.
    case emptyCase
    /// A case that does nothing but leave.
    case emptyReturn
    case toParent
    case toSuper
    case trap
    case dropped
    /// The action is handed on in a way that cannot be followed.
    case maybe

    var isEmpty: Bool { self == .emptyCase || self == .emptyReturn }
  }

  struct Clause: Sendable {
    var owner: NominalID
    /// Nil for any case of the enum.
    var name: String?
    /// Depends on more than the case.
    var isConditional: Bool
    var outcome: Outcome
    var range: TextRange
    /// Of the code that runs.
    var body: TextRange
  }

  var coordinator: NominalID
  var clauses: [Clause]
  /// What becomes of everything else, in order; more than one where it is handed to two.
  var rest: Set<Outcome>
  var isOverride: Bool
  var nameRange: TextRange
  var range: TextRange
  var file: FileID
  /// The body holds nothing at all.
  var isEmpty: Bool
  /// Something is done with every action, or whatever it is, before the cases are looked at.
  var worksFirst: Bool
}

/// `func handle(_ deepLink: DeepLink, with params: …)`
struct SUCDeepLinkHandler: Sendable {
  var coordinator: NominalID
  /// The routes for which it has a case.
  var cases: [EnumHop]
  /// Does nothing but log.
  var isIdle: Bool
  /// Passes the link on, or does more than look at the route.
  var isOpen: Bool
  var nameRange: TextRange
  var file: FileID
}

/// What a route enum says about its cases.
struct SUCRouteFacts: Sendable {
  enum Action: Hashable, Sendable { case push, present, none, unknown }

  var owner: NominalID
  /// By case; nil where the property is not declared here.
  var actions: [String: Action]?
  var attaches: [String: Bool?]?
  var titles: [String: String]
  var file: FileID
}

/// One branch of `view(for:)`.
struct SUCBranch: Sendable {
  struct Shown: Sendable {
    var name: String
    var range: TextRange
  }

  var coordinator: NominalID
  /// Empty for `default` and for a body without `switch`.
  var cases: [String]
  var isDefault: Bool
  var shown: [Shown]
  /// The same, with what containers of SwiftUI show in place of them.
  var screens: [Shown]
  /// Nothing but `EmptyView()`.
  var isBlank: Bool
  var range: TextRange
  /// The name of the first case, or the keyword.
  var label: TextRange
  /// The name of each case.
  var places: [String: TextRange]
  /// Cases that it takes only in part: by a `where`, or a pattern of their payload.
  var partial: Set<String> = []
  var file: FileID
  /// Own functions that the branch calls.
  var helpers: Set<String>
  /// What it is for was not told: it may show anything of this to anybody.
  private(set) var isUncertain = false

  mutating func giveUp() {
    isUncertain = true
    shown = []
    screens = []
    isBlank = false
  }
}
