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

  /// `go(to: `, of the first call in the app's order that moves to such a route; `append(` where there is none.
  static func opening(for route: EnumPathRoute, _ evidence: EnumPathEvidence) -> String {
    let known = evidence.transitions.first {
      $0.isPartOfApp && $0.kind == .push && $0.wrapped == nil && $0.action == nil && $0.call != "NavigationLink"
        && $0.reading.problems.isEmpty && $0.reading.hops.first?.owner == route.id
    }
    return known.map { opening($0) } ?? "append("
  }

  private static func opening(_ transition: EnumPathTransition) -> String {
    transition.call + "(" + (transition.label.map { "\($0): " } ?? "") + writtenType(transition)
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
    return opening(transition) + value + ")"
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
