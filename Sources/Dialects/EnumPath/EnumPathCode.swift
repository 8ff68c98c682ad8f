/// What one writes to go somewhere: the values of routes with placeholders for what they carry, and the calls that take them.

import Facts
import RouteGraph
import Semantics

enum EnumPathCode {
  static func placeholder(_ type: String) -> String { "<#\(type)#>" }

  /// `.book(id: <#Int#>)`
  static func value(_ item: EnumPathRoute.Case) -> String {
    if item.parameters.isEmpty { return ".\(item.name)" }
    let payload = item.parameters.map { ($0.label.map { $0 + ": " } ?? "") + placeholder($0.type) }
    return ".\(item.name)(\(payload.joined(separator: ", ")))"
  }

  /// The calls and assignments of the app that move to such a route, and say so alone.
  static func ways(to route: EnumPathRoute, _ evidence: EnumPathEvidence) -> [EnumPathTransition] {
    evidence.transitions.filter {
      $0.isPartOfApp && $0.wrapped == nil && $0.action == nil && $0.reading.problems.isEmpty
        && $0.reading.hops.first?.owner == route.id
    }
  }

  /// `go(to: .book(id: <#Int#>))`, as the app moves to that case elsewhere, or to others; `append(…)` where it does not.
  static func call(
    to item: EnumPathRoute.Case, by ways: [EnumPathTransition], _ evidence: EnumPathEvidence
  ) -> String {
    let calls = ways.filter { $0.call != "NavigationLink" }
    let own = calls.filter { $0.reading.hops.first?.name == item.name }
    let known = own.first { $0.kind == .push } ?? own.first ?? calls.first { $0.kind == .push }
    return known.flatMap { written($0, value(item), evidence) } ?? "append(\(value(item)))"
  }

  /// Nil where nobody knows what is assigned to.
  private static func written(
    _ transition: EnumPathTransition, _ value: String, _ evidence: EnumPathEvidence
  ) -> String? {
    let value = writtenType(transition) + value
    if transition.call == "NavigationLink" { return "NavigationLink(value: \(value)) { <#label#> }" }
    let isSlot = evidence.model.slots.contains { $0.name == transition.call }
    switch transition.kind {
    case .present where isSlot, .root where isSlot:
      return "\(transition.call) = \(value)"
    case .set where !transition.isGiven && transition.call == EnumPathTransition.Kind.set.rawValue:
      return path(of: transition, evidence).map { "\($0) = [\(value)]" }
    default:
      let given = transition.isListed ? "[\(value)]" : value
      let onto = appendedTo(transition, evidence).map { $0 + "." } ?? ""
      return onto + transition.call + "(" + (transition.label.map { "\($0): " } ?? "") + given + ")"
    }
  }

  /// `path` of `nav.path.append(.a)`, where that is no function of the receiver itself.
  private static func appendedTo(_ transition: EnumPathTransition, _ evidence: EnumPathEvidence) -> String? {
    guard transition.call == "append", let receiver = transition.receiver else { return nil }
    let paths = evidence.model.paths.filter { $0.owner.name == receiver }
    let isOwn = Set(paths.map(\.owner)).contains { evidence.model.mutators[$0]?["append"] != nil }
    if isOwn { return nil }
    let route = transition.reading.hops.first?.owner
    let fitting = paths.filter { $0.element == route || $0.element == nil }
    return fitting.count == 1 ? fitting.first?.name : nil
  }

  /// The only path of the receiver that holds such values.
  private static func path(of transition: EnumPathTransition, _ evidence: EnumPathEvidence) -> String? {
    if let onto = transition.onto { return onto.name }
    let route = transition.reading.hops.first?.owner
    let paths = evidence.model.paths.filter { $0.owner.name == transition.receiver && $0.element == route }
    return paths.count == 1 ? paths.first?.name : nil
  }

  /// Where nothing else may say of which type a value is.
  private static func writtenType(_ transition: EnumPathTransition) -> String {
    transition.reading.isQualified ? transition.reading.hops.first?.owner.name ?? "" : ""
  }

  /// Nil where a call takes more than the value.
  static func call(_ transition: EnumPathTransition, _ evidence: EnumPathEvidence) -> String? {
    var hops = transition.reading.hops[...]
    if let wrapped = transition.wrapped {
      guard wrapped.isComplete else { return nil }
      hops = hops.dropFirst(max(0, wrapped.cases))
    }
    // The payload of the last case, where a call gives that alone.
    var value = transition.wrapped.map { placeholder($0.type) } ?? ""
    for hop in hops {
      let item = evidence.model.routes[hop.owner]?.case(hop.name)
      let next = item.map(EnumPathCode.value) ?? ".\(hop.name)"
      value = value.hasPrefix(".") ? nesting(next, in: value) : next
    }
    if let action = transition.action {
      guard action.isComplete else { return nil }
      value = action.opening + value + ")"
    }
    return written(transition, value, evidence)
  }

  /// `.desk(<#Desk#>)` with `.returns` → `.desk(.returns)`
  private static func nesting(_ inner: String, in outer: String) -> String {
    guard let start = outer.firstRange(of: "<#"), let end = outer[start.lowerBound...].firstRange(of: "#>") else {
      return outer
    }
    return outer[..<start.lowerBound] + inner + outer[end.upperBound...]
  }

  /// `go(to: .desk(<#Desk#>))`, `<#Desk#>`, `.returns` → `go(to: .desk(.returns))`
  @Sendable static func pathCode(_ steps: [String]) -> String {
    var calls: [String] = []
    for step in steps where !step.hasPrefix("<#") {
      if step.hasPrefix("."), let last = calls.popLast() {
        calls.append(nesting(step, in: last))
      } else {
        calls.append(step)
      }
    }
    return calls.joined(separator: "\n// and from there\n")
  }
}
