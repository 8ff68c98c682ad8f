/// What the dialect says about code that the compiler refuses.

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCMessages {
  private static func error(_ range: TextRange, _ code: String, _ message: String, fixes: [XCFix] = []) -> XCFinding {
    XCFinding(range: range, severity: .error, code: code, message: message, fixes: fixes)
  }

  /// C1
  static func unknownRoute(
    _ member: MemberExpression, _ route: XCRouteType, _ subject: XCRouteJudge.Subject, _ types: RouterTypes
  ) -> XCFinding {
    var message = "\(route.id.name) has no route '\(member.name)'"
    if let near = Spelling.nearest(to: member.name, in: route.caseNames) { message += "; did you mean '\(near)'?" }
    if let receiver = subject.receiver { message += " (receiver: \(types.spelling(receiver)))" }
    var fixes: [XCFix] = []
    if let near = Spelling.nearest(to: member.name, in: route.caseNames) {
      fixes = [XCFix(title: "Change to '\(near)'", edits: [(member.nameRange, near)], isPreferred: true)]
    }
    var finding = error(member.nameRange, "unknown-route", message, fixes: fixes)
    finding.related = [(.type(route.id), "\(route.id.name) is declared here")]
    return finding
  }

  /// C2 and C5
  static func foreignRoute(
    _ name: String, _ given: XCRouteType, _ wanted: XCRouteType, _ subject: XCRouteJudge.Subject, _ range: TextRange,
    _ types: RouterTypes
  ) -> XCFinding {
    let receiver = subject.receiver.map(types.spelling) ?? wanted.id.name
    let isCase = !given.cases(named: name).isEmpty
    let what = isCase ? "\(given.id.name).\(name)" : "'\(name)' (\(given.id.name))"
    var message: String
    if subject.operation == "deepLink" {
      message =
        "deepLink on \(receiver) starts with \(article(wanted.id.name)) \(wanted.id.name); \(what) is of another type"
    } else {
      message = "\(what) cannot be triggered on \(receiver) (\(wanted.id.name))"
    }
    if subject.operation == "prepare" || subject.operation == "initialRoute" {
      message = "\(what) is no route of \(receiver) (\(wanted.id.name))"
    }
    var finding = error(range, "broken-chain", message)
    finding.addition = .hops(from: wanted.id, to: given.id, name: name)
    finding.related = [(isCase ? .route(given.id, name) : .type(given.id), "declared here")]
    return finding
  }

  /// C3
  static func payload(_ declared: XCCase, _ route: XCRouteType, _ leaf: Expression, _ range: TextRange) -> XCFinding {
    if !declared.parameters.isEmpty { return mismatch(declared, route, range, "needs (\(declared.payload))") }
    var finding = mismatch(declared, route, range, "takes no payload")
    if case .call(let call) = leaf, let parentheses = call.parentheses {
      finding.fixes = [XCFix(title: "Remove the payload", edits: [(parentheses, "")], isPreferred: true)]
    }
    return finding
  }

  /// C3: a value of another type.
  static func payload(
    _ declared: XCCase, _ route: XCRouteType, _ given: String, _ label: String?, _ range: TextRange
  ) -> XCFinding {
    var message = "needs (\(declared.payload)), not \(given)"
    if declared.parameters.count > 1, let label { message += " for '\(label)'" }
    return mismatch(declared, route, range, message)
  }

  /// C3: an implicit member that the payload's type lacks.
  static func unknownMember(
    _ member: MemberExpression, _ expected: Type, _ names: [String], of declared: XCCase, _ route: XCRouteType,
    _ range: TextRange
  ) -> XCFinding {
    let near = Spelling.nearest(to: member.name, in: names)
    let hint = near.map { ", did you mean '\($0)'?" } ?? ""
    var finding = mismatch(
      declared, route, range, "needs (\(declared.payload)); \(expected) has no '\(member.name)'\(hint)")
    if let near {
      finding.fixes = [XCFix(title: "Change to '\(near)'", edits: [(member.nameRange, near)], isPreferred: true)]
    }
    return finding
  }

  private static func mismatch(
    _ declared: XCCase, _ route: XCRouteType, _ range: TextRange, _ what: String
  ) -> XCFinding {
    var finding = error(range, "input-mismatch", "\(route.id.name).\(declared.name) \(what)")
    finding.related = [(.route(route.id, declared.name), "declared here")]
    return finding
  }

  /// C3: a route that may be missing, where one is wanted.
  static func optionalRoute(
    _ leaf: Expression, _ route: XCRouteType, _ subject: XCRouteJudge.Subject, _ range: TextRange, _ types: RouterTypes
  ) -> XCFinding {
    let given = leaf.isNil ? "nil" : XCRouteJudge.spelled(leaf).map { "'\($0)', which may be nil" } ?? "an optional"
    let remedy = leaf.isNil ? "name one of its cases" : "unwrap it first"
    var message = "\(article(route.id.name)) \(route.id.name) is wanted, not \(given): \(remedy)"
    if let receiver = subject.receiver { message += " (receiver: \(types.spelling(receiver)))" }
    return error(range, "input-mismatch", message)
  }

  /// C3: what is wrong with an enum's value that a route carries.
  static func payload(
    _ declared: XCCase, _ route: XCRouteType, _ problem: EnumProblem, _ range: TextRange
  ) -> XCFinding {
    mismatch(declared, route, range, "needs (\(declared.payload)); \(said(of: problem))")
  }

  /// C3, and C8 of what a route carries.
  static func pattern(_ problem: EnumProblem) -> XCFinding {
    let isUnknown = problem.kind == .unknownCase
    return error(problem.range, isUnknown ? "invalid-declaration" : "input-mismatch", said(of: problem))
  }

  /// C1 to C3, where no router takes the route.
  static func written(_ problem: EnumProblem, _ route: XCRouteType?) -> XCFinding {
    guard let route else { return error(problem.range, "input-mismatch", said(of: problem)) }
    var finding = error(problem.range, "input-mismatch", said(of: problem))
    finding.related = [(.type(route.id), "\(route.id.name) is declared here")]
    switch problem.kind {
    case .unknownCase:
      finding.code = "unknown-route"
      finding.message = "\(route.id.name) has no route '\(problem.name)'"
      guard let near = Spelling.nearest(to: problem.name, in: route.caseNames) else { return finding }
      finding.message += "; did you mean '\(near)'?"
      finding.fixes = [XCFix(title: "Change to '\(near)'", edits: [(problem.range, near)], isPreferred: true)]
    case .foreignType: finding.code = "broken-chain"
    default: break
    }
    return finding
  }

  /// C1: a name that none of the route types has which the functions of one name take.
  static func unknownRoute(_ member: MemberExpression, _ routes: [XCRouteType], _ receiver: String) -> XCFinding {
    let names = routes.map(\.id.name).joined(separator: " or ")
    var message = "no route '\(member.name)' in \(names)"
    if let near = Spelling.nearest(to: member.name, in: routes.flatMap(\.caseNames)) {
      message += "; did you mean '\(near)'?"
    }
    var finding = error(member.nameRange, "unknown-route", message + " (receiver: \(receiver))")
    finding.related = routes.map { (.type($0.id), "\($0.id.name) is declared here") }
    return finding
  }

  /// C7, outside of a handler or deeper than its cases.
  static func uncovered(_ route: NominalID, _ missing: [String], _ range: TextRange) -> XCFinding {
    error(range, "non-exhaustive-switch", "this switch does not handle \(list(route, missing))")
  }

  private static func said(of problem: EnumProblem) -> String {
    let name = "\(problem.owner.name).\(problem.name)"
    switch problem.kind {
    case .unknownCase: return "\(problem.owner.name) has no '\(problem.name)'"
    case .foreignType(let other, _): return "\(other.name).\(problem.name) is no \(problem.owner.name)"
    case .missingInput(let input): return "\(name) needs (\(input))"
    case .superfluousInput: return "\(name) takes no payload"
    case .wrongLabels(let compoundName): return "\(name) is declared as \(compoundName)"
    case .wrongType(let expected, let actual): return "\(name) needs \(expected), not \(actual)"
    }
  }

  /// C6
  static func implicitRest(_ member: MemberExpression, _ owners: [NominalID]) -> XCFinding {
    let spelled = owners.first.map { "\($0.name).\(member.name)" }
    var message = "from the second route on the type must be written"
    if owners.count == 1, let spelled { message += ": \(spelled)" } else { message += " in front of '.\(member.name)'" }
    let range = TextRange(member.range.start, member.nameRange.end)
    let fixes = owners.map { owner in
      XCFix(
        title: "Write '\(owner.name).\(member.name)'", edits: [(range, "\(owner.name).\(member.name)")],
        isPreferred: owners.count == 1)
    }
    return error(member.nameRange, "unknown-route", message, fixes: fixes)
  }

  /// C12. An array would do: Swift converts its elements.
  static func sequence(_ id: NominalID, _ range: TextRange) -> XCFinding {
    error(range, "input-mismatch", "ArraySlice<\(id.name)> is not a sequence of Route; make it an [Route]")
  }

  /// What an optional would have to be asked with a question mark.
  static func stillOptional(_ base: Expression, _ route: String, _ operation: MemberExpression) -> XCFinding {
    let name = ReceiverChain.name(base) ?? "the receiver"
    let end = TextRange(operation.baseEnd, operation.baseEnd)
    return error(
      operation.nameRange, "wrong-receiver",
      "\(operation.name) of \(route) is called on an optional: write \(name)?.\(operation.name)",
      fixes: [XCFix(title: "Insert '?'", edits: [(end, "?")], isPreferred: true)])
  }

  static func article(_ word: String) -> String {
    guard let first = word.first else { return "a" }
    return "AEIOU".contains(first) ? "an" : "a"
  }

  /// `AppRoute.back, .jump`
  static func list(_ route: NominalID, _ names: [String]) -> String {
    guard let first = names.first else { return route.name }
    return (["\(route.name).\(first)"] + names.dropFirst().map { ".\($0)" }).joined(separator: ", ")
  }
}
