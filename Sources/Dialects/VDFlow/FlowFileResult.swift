/// What the walk over one file finds out for VDFlow.

import Facts
import RouteGraph
import Semantics
import SourceText

struct FlowFileResult: Sendable {
  var transitions: [Transition] = []
  var occurrences: [Occurrence] = []
  var findings: [FlowFinding] = []
  var selections: [FlowSelection] = []
  var presentations: [FlowPresentation] = []
  var assignments: [FlowAssignment] = []
  var resets: [FlowReset] = []
  var handovers: [FlowHandover] = []
  var calls: [FlowCall] = []
  /// Flows whose selection is handed to a container that the user operates: tabs, pickers, stacks.
  var operatedFlows: Set<NominalID> = []
  /// Flows whose selection is read or passed where it cannot be followed.
  var opaqueFlows: Set<NominalID> = []
  /// Where steps are named whose flow cannot be known, by name: each may be selected or shown there.
  var possibleSteps: [String: Set<TextRange>] = [:]
  /// Steps whose values this file reads outside of tests.
  var readSteps: Set<TestedStep> = []
  /// Steps that are shown while their optional value is something.
  var itemSteps: Set<TestedStep> = []
  /// Of a test: what it names is neither selected nor shown in the app.
  var isTrial = false
  /// Types that `.step` and `.stepEnvironment` put into the environment.
  var installs: Set<Type> = []
  var hasUnknownInstall = false
  var environmentReads: [FlowEnvironmentRead] = []
  var constructions: [FlowViewConstruction] = []
  /// What the app's own functions show while a binding that they get is true.
  var presenters: [FlowPresenter: [NominalID]] = [:]
  /// Flows that this file holds or makes somewhere.
  var heldFlows: Set<NominalID> = []
}

/// A finding whose related places are still symbols, so that it stays right when other files move.
struct FlowFinding: Sendable {
  enum Place: Sendable {
    case step(RouteID)
    case flow(CoordinatorID)
  }

  /// Minors of version 4; a finding holds where every possible version is in the range.
  enum Need: Sendable {
    case any
    case atLeast(Int)
    case below(Int)
    case between(Int, Int)
  }

  var range: TextRange
  var severity: Severity
  var code: String
  var message: String
  var need = Need.any
  var related: [(place: Place, message: String)] = []
  var fixes: [Fix] = []
  /// Steps in calls that do not compile for it, where those are not what it points at.
  var rejected: [TextRange] = []

  func holds(in versions: FlowVersions) -> Bool {
    if versions.mayBeVersion3 { return false }
    switch need {
    case .any: return true
    case .atLeast(let minor): return versions.isAtLeast(minor)
    case .below(let minor): return versions.isBelow(minor)
    case .between(let low, let high): return versions.isAtLeast(low) && versions.isBelow(high)
    }
  }
}

/// The function or other declaration in which something happens.
struct FlowBody: Hashable, Sendable {
  var type: NominalID?
  var name: String
  var range: TextRange
}

/// Something that selects a step, or nothing.
struct FlowSelection: Sendable {
  enum Kind: Sendable { case select, factory, assignment, defaultValue, binding }

  var kind: Kind
  var flow: NominalID
  /// Nil where the step is in a variable.
  var step: String?
  /// Names from the root to the flow, the root's first.
  var path: [String]
  var range: TextRange
  var file: FileID
  var body: FlowBody
  /// The innermost statement list, and the statement in it.
  var block: Int
  var statement: Int
  /// In tests, previews and `#if DEBUG`: a reference, but no use.
  var isTrial: Bool
  /// Selects by assigning the payload, up to 4.19 only.
  var isPayload = false
  /// Selects a step without payload by its value, or what an initializer starts with, up to 4.14 only.
  var isByValue = false
  /// Replaces the value too, and with it whatever happened inside.
  var replacesValue = false
  /// Named last on its path; the others are selected with it.
  var isLast = true
  /// The flows on the path whose step is selected with it, and the number of names in front of each.
  var flowsAround: [(flow: NominalID, count: Int)] = []

  var deselects: Bool { step == "none" }

  /// Whether it counts as far as the versions tell.
  func mayHappen(in versions: FlowVersions) -> Bool {
    if isPayload { return versions.isBelow(20) }
    return !isByValue || !versions.isAtLeast(15)
  }
}

/// Something that shows a step.
struct FlowPresentation: Sendable {
  enum Kind: Sendable {
    case mount, tag, condition, comparison, pattern
    /// Some code takes the step's value, a view's or any other.
    case taken
  }

  var kind: Kind
  var flow: NominalID
  var step: String
  /// The views that it shows the step by, as far as they can be seen.
  var screens: [NominalID] = []
  var range: TextRange
  var file: FileID
  var isTrial: Bool
  /// The user can select the step through it.
  var isOperated = false
  /// Who gets the binding and shows something by it.
  var presenter: FlowPresenter?
}

/// What leaves a step as it is, selected or not: `path.step = value` with a payload, or the selection of a step behind it
/// that does not get through.
struct FlowAssignment: Sendable {
  var flow: NominalID
  var step: String
  /// Names from the root to the step.
  var path: [String]
  var range: TextRange
  var file: FileID
  var body: FlowBody
  /// Of the assigned value: factories inside select nothing outside.
  var valueRange: TextRange
  /// What runs behind it.
  var rest: TextRange
  /// What a selection through the path selects.
  var steps: [(flow: NominalID, step: String)]
  var finding: FlowFinding
}

/// A value is replaced, with all selections below.
struct FlowReset: Sendable {
  var path: [String]
  var body: FlowBody
  var block: Int
  var statement: Int
}

/// `@StateStep var f: F` in a view.
struct FlowEnvironmentRead: Sendable {
  var view: NominalID
  var name: String
  var range: TextRange
  var file: FileID
  var flow: NominalID
  var isTrial: Bool
}

/// `Child(f: x)`
struct FlowViewConstruction: Sendable {
  var view: NominalID
  var labels: Set<String>
  var isTrial: Bool
}
