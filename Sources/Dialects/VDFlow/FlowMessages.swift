/// Compile-class findings and their fixes: section 5.1 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

enum FlowMessages {
  static func error(
    _ code: String, _ range: TextRange, _ message: String, need: FlowFinding.Need = .any
  ) -> FlowFinding {
    FlowFinding(range: range, severity: .error, code: code, message: message, need: need)
  }

  static func warning(
    _ code: String, _ range: TextRange, _ message: String, need: FlowFinding.Need = .any
  ) -> FlowFinding {
    FlowFinding(range: range, severity: .warning, code: code, message: message, need: need)
  }

  static func hint(
    _ code: String, _ range: TextRange, _ message: String, need: FlowFinding.Need = .any
  ) -> FlowFinding {
    FlowFinding(range: range, severity: .hint, code: code, message: message, need: need)
  }

  static func fix(_ title: String, _ file: FileID, _ range: TextRange, _ text: String) -> Fix {
    Fix(title: title, edits: [TextEdit(Location(file, range), newText: text)], isPreferred: true)
  }

  /// Who writes `none` asks for no step: none of the others is meant.
  static func nearest(to name: String, in candidates: [String]) -> String? {
    name == "none" ? nil : Spelling.nearest(to: name, in: candidates)
  }

  /// E1
  static func unknownStep(_ name: String, _ flow: Flow, _ candidates: [String], _ range: TextRange, _ file: FileID)
    -> FlowFinding
  {
    let near = nearest(to: name, in: candidates)
    let advice = name == "none" ? "; declare 'var none'" : near.map { "; did you mean '\($0)'?" } ?? ""
    var finding = error("unknown-route", range, "'\(flow.name)' has no step '\(name)'" + advice)
    if let near {
      finding.related = [(.step(flow.route(near)), "'\(near)' is declared here")]
      finding.fixes = [fix("Replace '\(name)' by '\(near)'", file, range, near)]
    } else {
      finding.related = [(.flow(flow.coordinatorID), "'\(flow.name)' is declared here")]
    }
    return finding
  }

  /// E5
  static func below(_ name: String, _ owner: Flow, path: [String], _ range: TextRange) -> FlowFinding {
    var finding = error(
      "broken-chain", range, "'\(name)' is a step of '\(owner.name)', reached by '\(path.joined(separator: "."))'")
    finding.related = [(.step(owner.route(name)), "'\(name)' is declared here")]
    return finding
  }

  /// E15
  static func unknownMember(_ name: String, _ flow: Flow, _ range: TextRange, _ file: FileID) -> FlowFinding {
    let near = nearest(to: name, in: flow.steps.map(\.name) + ["selected"])
    var finding = error(
      "unknown-route", range,
      "'\(flow.name)' declares no step or member '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      need: .atLeast(16))
    if let near { finding.fixes = [fix("Replace '\(name)' by '\(near)'", file, range, near)] }
    return finding
  }

  /// E4
  static func throughValue(_ name: String, _ range: TextRange) -> FlowFinding {
    error("broken-chain", range, "'\(name)': go through the value: only the last step takes '$'")
  }

  /// E6
  static func notOptional(_ flow: Flow, _ range: TextRange) -> FlowFinding {
    var finding = error(
      "wrong-receiver", range, "'\(flow.name)' always has a step selected; declare 'var none'", need: .atLeast(16))
    finding.related = [(.flow(flow.coordinatorID), "'\(flow.name)' is declared here")]
    return finding
  }

  /// E1: `.none` where there is none.
  static func noNone(_ flow: Flow, _ range: TextRange) -> FlowFinding {
    var finding = error(
      "unknown-route", range,
      "'\(flow.name)' has no step 'none': it always has a step selected; declare 'var none'", need: .atLeast(16))
    finding.related = [(.flow(flow.coordinatorID), "'\(flow.name)' is declared here")]
    return finding
  }

  /// E7
  static func noneIsNoCase(_ flow: Flow, _ range: TextRange) -> FlowFinding {
    error(
      "unknown-route", range, "'none' is the nil selection of '\(flow.name)', not a case of 'Steps'; write 'nil'",
      need: .atLeast(16))
  }

  /// E3
  static func missingValue(_ step: FlowStep, _ flow: Flow, _ range: TextRange, _ file: FileID) -> FlowFinding {
    var finding = error(
      "input-mismatch", range,
      "step '\(step.name)' of '\(flow.name)' carries '\(step.spelling ?? "a value")': write '.\(step.name)()'")
    finding.fixes = [fix("Write '\(step.name)()'", file, TextRange(range.end, range.end), "()")]
    return finding
  }

  /// E3
  static func superfluousValue(
    _ step: FlowStep, _ flow: Flow, _ range: TextRange, _ call: CallExpression, _ file: FileID
  ) -> FlowFinding {
    var finding = error(
      "input-mismatch", range, "step '\(step.name)' of '\(flow.name)' carries no value: write '.\(step.name)'")
    if let parentheses = call.parentheses, call.arguments.allSatisfy({ !$0.isTrailing }) {
      finding.fixes = [fix("Remove the input", file, parentheses, "")]
    }
    return finding
  }

  /// E3, where a case is wanted.
  static func valueOfCase(
    _ step: FlowStep, _ flow: Flow, _ range: TextRange, _ call: CallExpression, _ file: FileID
  ) -> FlowFinding {
    if !step.takesValue { return superfluousValue(step, flow, range, call, file) }
    return error(
      "input-mismatch", range,
      "'\(step.name)' of '\(flow.name).Steps' carries no value: write '.\(step.name)', or '$\(step.name).select(with:)' to "
        + "select it with one")
  }

  /// E2. `given`: as the sentence has it, a type in quotes.
  static func wrongValue(_ step: FlowStep, _ flow: Flow, _ given: String, _ range: TextRange) -> FlowFinding {
    var finding = error(
      "input-mismatch", range,
      "step '\(step.name)' of '\(flow.name)' takes '\(step.spelling ?? step.valueType.description)', not \(given)")
    finding.related = [(.step(flow.route(step.name)), "'\(step.name)' is declared here")]
    return finding
  }

  /// E10
  static func noFactories(_ name: String, _ flow: Flow, _ range: TextRange) -> FlowFinding {
    error(
      "wrong-receiver", range,
      "'\(flow.name)' mixes steps and other members: no factories; make a value and select '$\(name)'",
      need: .atLeast(20))
  }

  /// E14
  static func removed(_ form: String, since: String, write: String, _ range: TextRange, _ need: FlowFinding.Need)
    -> FlowFinding
  {
    warning("removed-api", range, "\(form) does not exist since VDFlow \(since); write \(write)", need: need)
  }

  static func missing(_ form: String, until: String, write: String, _ range: TextRange, _ need: FlowFinding.Need)
    -> FlowFinding
  {
    warning("removed-api", range, "\(form) does not exist before VDFlow \(until); write \(write)", need: need)
  }
}
