/// The words of findings about route enums.

import Facts
import RouteGraph
import Semantics
import SourceText

enum EnumPathMessages {
  static func finding(_ problem: EnumProblem, _ visitor: EnumPathVisitor) -> RouteFinding {
    let owner = problem.owner
    switch problem.kind {
    case .unknownCase: return unknownCase(problem, visitor)
    case .foreignType(let actual, let start): return foreign(problem, actual, start, visitor)
    case .missingInput(let input):
      return RouteFinding.error(
        problem.range, "input-mismatch", "'\(owner).\(problem.name)' needs its input (\(input))")
    case .superfluousInput:
      var finding = RouteFinding.error(problem.range, "input-mismatch", "'\(owner).\(problem.name)' takes no input")
      // A pattern's payload is not known here.
      if problem.payload.start >= problem.range.end {
        finding.fixes = [fix("Remove the input", problem.payload, "", visitor)]
      }
      return finding
    case .wrongLabels(let wanted):
      return RouteFinding.error(
        problem.range, "input-mismatch", "the input of '\(owner).\(problem.name)' is written '\(wanted)'")
    case .wrongType(let expected, let actual):
      return RouteFinding.error(
        problem.range, "input-mismatch", "'\(owner).\(problem.name)' takes '\(expected)', not '\(actual)'")
    }
  }

  private static func fix(_ title: String, _ range: TextRange, _ text: String, _ visitor: EnumPathVisitor) -> Fix {
    Fix(title: title, edits: [TextEdit(Location(visitor.file, range), newText: text)], isPreferred: true)
  }

  private static func unknownCase(_ problem: EnumProblem, _ visitor: EnumPathVisitor) -> RouteFinding {
    let owner = problem.owner
    let ways = Way.all(from: owner, visitor) { visitor.domain.caseNames(of: $0).contains(problem.name) }
    if let first = ways.first {
      let written = ways.map { "'\($0.around(problem.name))'" }.joined(separator: " or ")
      var finding = RouteFinding.error(
        problem.range, "broken-chain",
        "'\(owner)' has no case '\(problem.name)'; it is \(hops(first.count)) further: \(written)")
      if ways.count == 1 { finding.fixes = inserting(first, problem, visitor) }
      return finding
    }
    if let (outer, count) = outerOwner(of: problem.name, above: owner, visitor.model) {
      return RouteFinding.error(
        problem.range, "broken-chain",
        "'\(problem.name)' is a case of '\(outer)', not of '\(owner)': \(hops(count)) too many")
    }
    let near = nearest(problem, visitor)
    let others = problem.alternatives.map { ", nor has '\($0)'" }.joined()
    var finding = RouteFinding.error(
      problem.range, "unknown-route",
      "'\(owner)' has no case '\(problem.name)'\(others)" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    if let near { finding.fixes = [fix("Change to '\(near)'", problem.range, near, visitor)] }
    return finding
  }

  /// The case or the static member that a misspelt name may mean.
  static func nearest(_ problem: EnumProblem, _ visitor: EnumPathVisitor) -> String? {
    let aliases = visitor.model.routes[problem.owner]?.aliases ?? []
    return Spelling.nearest(to: problem.name, in: visitor.domain.caseNames(of: problem.owner) + aliases)
  }

  private static func hops(_ count: Int) -> String { count == 1 ? "one hop" : "\(count) hops" }

  /// `.x` → `.a(.x)`, with its input. A pattern's payload is not known here.
  private static func inserting(_ way: Way, _ problem: EnumProblem, _ visitor: EnumPathVisitor) -> [Fix] {
    guard problem.payload.isEmpty || problem.payload.start >= problem.range.end else { return [] }
    let title = "Insert '\(way.names)'"
    if problem.payload.isEmpty {
      return [fix(title, problem.range, String(way.around(problem.name).dropFirst()), visitor)]
    }
    var fix = fix(title, problem.range, String(way.opening.dropFirst()) + problem.name, visitor)
    let end = TextRange(problem.payload.end, problem.payload.end)
    fix.edits.append(TextEdit(Location(visitor.file, end), newText: way.closing))
    return [fix]
  }

  /// The nearest routes that carry this one and have the case, and how many hops that is.
  private static func outerOwner(
    of name: String, above owner: NominalID, _ model: EnumPathModel
  ) -> (NominalID, count: Int)? {
    var seen: Set<NominalID> = [owner]
    var level = [owner]
    var count = 0
    while !level.isEmpty {
      count += 1
      let above = model.routes.values.filter { route in
        !seen.contains(route.id) && route.cases.contains { $0.sub.map(level.contains) ?? false }
      }
      if let found = above.filter({ $0.case(name) != nil }).map(\.id).min() { return (found, count) }
      level = above.map(\.id)
      seen.formUnion(level)
    }
    return nil
  }

  private static func foreign(
    _ problem: EnumProblem, _ actual: NominalID, _ start: Int, _ visitor: EnumPathVisitor
  ) -> RouteFinding {
    let ways = Way.all(from: problem.owner, visitor) { $0 == actual }
    let only = ways.count == 1 ? ways.first : nil
    let hint = only.map { "; write '\($0.around(problem.name))'" } ?? ""
    var finding = RouteFinding.error(
      problem.range, "wrong-route-kind",
      "'\(actual).\(problem.name)' is of type '\(actual)', and '\(problem.owner)' is wanted here\(hint)")
    finding.fixes = only.map { [wrapping(problem, from: start, $0, visitor)] } ?? []
    return finding
  }

  /// `A.x` → `.a(.x)`
  private static func wrapping(
    _ problem: EnumProblem, from start: Int, _ way: Way, _ visitor: EnumPathVisitor
  ) -> Fix {
    var fix = fix(
      "Write '\(way.around(problem.name))'", TextRange(start, problem.range.start), way.opening, visitor)
    let end = TextRange(problem.payload.end, problem.payload.end)
    fix.edits.append(TextEdit(Location(visitor.file, end), newText: way.closing))
    return fix
  }

  /// `.a` → `[.a]`
  static func listWanted(
    by function: String, _ node: MemberExpression, _ value: TextRange, _ route: NominalID, _ visitor: EnumPathVisitor
  ) -> RouteFinding {
    var finding = RouteFinding.error(
      node.nameRange, "wrong-route-kind",
      "'\(function)' takes a list of '\(route)', which has no member '\(node.name)'; write the case in brackets")
    var fix = fix("Make it a list", TextRange(value.start, value.start), "[", visitor)
    fix.edits.append(TextEdit(Location(visitor.file, TextRange(value.end, value.end)), newText: "]"))
    finding.fixes = [fix]
    return finding
  }

  /// `nav.sheet = .none` where the route has a case `none`: which of the two was meant, the reader knows.
  static func clearing(
    _ value: MemberExpression, _ slot: String, _ id: NominalID, _ visitor: EnumPathVisitor
  ) -> RouteFinding {
    var finding = RouteFinding.warning(
      value.nameRange, "no-op-transition", "'.none' clears '\(slot)'; for the case of '\(id)' write '\(id).none'")
    for text in ["\(id).none", "nil"] {
      var fix = fix("Write '\(text)'", value.range, text, visitor)
      fix.isPreferred = false
      finding.fixes.append(fix)
    }
    return finding
  }
}

/// The cases around a case of a sub-route, as they are written.
private struct Way {
  /// `.a(.b(.`
  var opening: String
  /// `.a(.b`
  var names: String
  var count: Int

  var closing: String { String(repeating: ")", count: count) }

  func around(_ name: String) -> String { opening + name + closing }

  /// The shortest ones from a route to those that are meant, through payloads that are routes and such that are data.
  static func all(from owner: NominalID, _ visitor: EnumPathVisitor, to isMeant: (NominalID) -> Bool) -> [Way] {
    var seen: Set<NominalID> = [owner]
    var level = [(route: owner, way: Way(opening: ".", names: "", count: 0))]
    while !level.isEmpty {
      var next: [(route: NominalID, way: Way)] = []
      for (route, way) in level {
        for (item, _) in visitor.domain.cases(of: route) where item.parameters.count == 1 {
          // Cases that carry the same route could multiply from level to level.
          guard next.count < 32, let sub = visitor.reader.payloadTypes(of: item, in: route).first?.unwrapped.nominalID,
            visitor.domain.isEnum(sub), !seen.contains(sub)
          else { continue }
          let label = item.parameters.first?.label.map { "\($0): " } ?? ""
          let opening = "\(way.opening)\(item.name)(\(label)."
          next.append((sub, Way(opening: opening, names: way.opening + item.name, count: way.count + 1)))
        }
      }
      let found = next.filter { isMeant($0.route) }.map(\.way)
      if !found.isEmpty { return found }
      seen.formUnion(next.map(\.route))
      level = next
    }
    return []
  }
}
