/// The words of findings about route enums.

import Facts
import RouteGraph
import Semantics
import SourceText

enum EnumPathMessages {
  static func finding(_ problem: EnumProblem, _ visitor: EnumPathVisitor) -> SUCFinding {
    let owner = problem.owner
    switch problem.kind {
    case .unknownCase: return unknownCase(problem, visitor)
    case .foreignType(let actual, let start): return foreign(problem, actual, start, visitor)
    case .missingInput(let input):
      return SUCMessages.error(
        problem.range, "input-mismatch", "'\(owner).\(problem.name)' needs its input (\(input))")
    case .superfluousInput:
      var finding = SUCMessages.error(problem.range, "input-mismatch", "'\(owner).\(problem.name)' takes no input")
      finding.fixes = [fix("Remove the input", problem.payload, "", visitor)]
      return finding
    case .wrongLabels(let wanted):
      return SUCMessages.error(
        problem.range, "input-mismatch", "the input of '\(owner).\(problem.name)' is written '\(wanted)'")
    case .wrongType(let expected, let actual):
      return SUCMessages.error(
        problem.range, "input-mismatch", "'\(owner).\(problem.name)' takes '\(expected)', not '\(actual)'")
    }
  }

  private static func fix(_ title: String, _ range: TextRange, _ text: String, _ visitor: EnumPathVisitor) -> Fix {
    Fix(title: title, edits: [TextEdit(Location(visitor.file, range), newText: text)], isPreferred: true)
  }

  private static func unknownCase(_ problem: EnumProblem, _ visitor: EnumPathVisitor) -> SUCFinding {
    let owner = problem.owner
    let hops = self.hops(to: problem.name, below: owner, visitor.model)
    if !hops.isEmpty {
      let ways = hops.map { "'\($0)'" }.joined(separator: " or ")
      var finding = SUCMessages.error(
        problem.range, "broken-chain", "'\(owner)' has no case '\(problem.name)'; it is one hop further: \(ways)")
      if hops.count == 1 { finding.fixes = inserting(hops[0], problem, visitor) }
      return finding
    }
    if let outer = outerOwner(of: problem.name, above: owner, visitor.model) {
      return SUCMessages.error(
        problem.range, "broken-chain", "'\(problem.name)' is a case of '\(outer)', not of '\(owner)': one hop too many")
    }
    let near = visitor.domain.nearest(to: problem.name, in: owner)
    let others = problem.alternatives.map { ", nor has '\($0)'" }.joined()
    var finding = SUCMessages.error(
      problem.range, "unknown-route",
      "'\(owner)' has no case '\(problem.name)'\(others)" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    if let near { finding.fixes = [fix("Change to '\(near)'", problem.range, near, visitor)] }
    return finding
  }

  /// `.x` → `.a(.x)`, with its input. A pattern's payload is not known here.
  private static func inserting(_ hop: String, _ problem: EnumProblem, _ visitor: EnumPathVisitor) -> [Fix] {
    guard let open = hop.split(separator: "(").first,
      problem.payload.isEmpty || problem.payload.start >= problem.range.end
    else { return [] }
    let title = "Insert '\(open)'"
    if problem.payload.isEmpty { return [fix(title, problem.range, String(hop.dropFirst()), visitor)] }
    var fix = fix(title, problem.range, String(hop.dropFirst().dropLast()), visitor)
    let end = TextRange(problem.payload.end, problem.payload.end)
    fix.edits.append(TextEdit(Location(visitor.file, end), newText: ")"))
    return [fix]
  }

  /// `.a(.x)` for every case of the enum whose payload has the case.
  private static func hops(to name: String, below owner: NominalID, _ model: EnumPathModel) -> [String] {
    guard let route = model.routes[owner] else { return [] }
    return route.cases.compactMap { item in
      guard let sub = item.sub, model.routes[sub]?.case(name) != nil else { return nil }
      let label = item.parameters.first?.label.map { "\($0): " } ?? ""
      return ".\(item.name)(\(label).\(name))"
    }
  }

  private static func outerOwner(of name: String, above owner: NominalID, _ model: EnumPathModel) -> NominalID? {
    model.routes.values.filter { $0.case(name) != nil && $0.cases.contains { $0.sub == owner } }.map(\.id).min()
  }

  private static func foreign(
    _ problem: EnumProblem, _ actual: NominalID, _ start: Int, _ visitor: EnumPathVisitor
  ) -> SUCFinding {
    let way = visitor.model.routes[problem.owner]?.cases.filter { $0.sub == actual } ?? []
    let hint = way.count == 1 ? "; write '.\(way[0].name)(.\(problem.name))'" : ""
    var finding = SUCMessages.error(
      problem.range, "wrong-route-kind",
      "'\(actual).\(problem.name)' is a '\(actual)', and '\(problem.owner)' is wanted here\(hint)")
    if way.count == 1 { finding.fixes = [wrapping(problem, from: start, way[0], visitor)] }
    return finding
  }

  /// `A.x` → `.a(.x)`
  private static func wrapping(
    _ problem: EnumProblem, from start: Int, _ way: EnumPathRoute.Case, _ visitor: EnumPathVisitor
  ) -> Fix {
    let label = way.parameters.first?.label.map { "\($0): " } ?? ""
    var fix = fix(
      "Write '.\(way.name)(.\(problem.name))'", TextRange(start, problem.range.start), ".\(way.name)(\(label).",
      visitor)
    let end = TextRange(problem.payload.end, problem.payload.end)
    fix.edits.append(TextEdit(Location(visitor.file, end), newText: ")"))
    return fix
  }

  /// `nav.sheet = .none` where the route has a case `none`: which of the two was meant, the reader knows.
  static func clearing(
    _ value: MemberExpression, _ slot: String, _ id: NominalID, _ visitor: EnumPathVisitor
  ) -> SUCFinding {
    var finding = SUCMessages.warning(
      value.nameRange, "no-op-transition", "'.none' clears '\(slot)'; for the case of '\(id)' write '\(id).none'")
    for text in ["\(id).none", "nil"] {
      var fix = fix("Write '\(text)'", value.range, text, visitor)
      fix.isPreferred = false
      finding.fixes.append(fix)
    }
    return finding
  }
}
