/// Random route types, and one call site a line, half of them broken in a known way.

import TestSupport

struct TriggerSiteGenerator {
  private struct Payload {
    var label: String?
    var type: String
    var isDefaulted: Bool
  }

  private struct Case {
    var name: String
    var payload: [Payload]
  }

  private var numbers: SplitMix64
  private var routes: [[Case]] = []

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
    for _ in 0..<4 { routes.append((0..<5).map { makeCase($0) }) }
  }

  private mutating func makeCase(_ index: Int) -> Case {
    let count = [0, 0, 1, 1, 2].randomElement(using: &numbers) ?? 0
    let payload = (0..<count).map { position in
      Payload(
        label: Bool.random(using: &numbers) ? "p\(position)" : nil,
        type: ["Int", "String", "Bool"].randomElement(using: &numbers) ?? "Int",
        isDefaulted: position == 1 && Bool.random(using: &numbers))
    }
    return Case(name: "go\(index)", payload: payload)
  }

  mutating func makeSource(sites count: Int) -> String {
    var lines = ["import UIKit", "import XCoordinator"]
    for (index, cases) in routes.enumerated() {
      let texts = cases.map { item in
        item.name + (item.payload.isEmpty ? "" : "(" + item.payload.map(Self.text).joined(separator: ", ") + ")")
      }
      lines.append("enum G\(index): Route { case \(texts.joined(separator: ", ")) }")
    }
    lines.append("class K: NavigationCoordinator<G0> {")
    lines.append("  func keep() {}")
    lines.append("}")
    for index in 0..<count { lines.append(site(index)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ payload: Payload) -> String {
    let standard =
      payload.isDefaulted ? " = " + (payload.type == "Int" ? "1" : payload.type == "Bool" ? "true" : "\"\"") : ""
    return (payload.label.map { $0 + ": " } ?? "") + payload.type + standard
  }

  private mutating func site(_ index: Int) -> String {
    let type = Int.random(in: 0..<routes.count, using: &numbers)
    let value = value(type)
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: return "func s\(index)(_ r: StrongRouter<G\(type)>) { r.trigger(\(value)) }"
    case 1: return "func s\(index)(_ r: UnownedRouter<G\(type)>?) { r?.trigger(\(value)) }"
    case 2: return "func s\(index)(_ r: WeakRouter<G\(type)>) { r.trigger(\(value)) { print(1) } }"
    case 3: return "func s\(index)(_ r: StrongRouter<G\(type)>) -> NavigationTransition { .trigger(\(value), on: r) }"
    case 4:
      return
        "func s\(index)(_ r: [StrongRouter<G\(type)>]) { r.forEach { $0.trigger(\(value), with: .init(animated: true)) } }"
    case 5: return "extension K { func s\(index)() { trigger(\(self.value(0))) } }"
    case 6:
      return
        "extension K { func s\(index)() -> NavigationTransition { deepLink(\(self.value(0)), \(qualified(type))) } }"
    default: return "final class S\(index) { var r: UnownedRouter<G\(type)>!; func go() { self.r.trigger(\(value)) } }"
    }
  }

  private mutating func qualified(_ type: Int) -> String {
    let text = value(type)
    return text.hasPrefix(".") ? (Int.random(in: 0..<4, using: &numbers) == 0 ? text : "G\(type)" + text) : text
  }

  /// A case of the type, or something close to it that is none.
  private mutating func value(_ type: Int) -> String {
    guard let item = routes[type].randomElement(using: &numbers) else { return "." }
    let prefix = Bool.random(using: &numbers) ? "" : "G\(type)"
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: return "\(prefix).\(item.name)x" + arguments(item.payload)
    case 1:
      let other = (type + 1) % routes.count
      guard let foreign = routes[other].randomElement(using: &numbers) else { return "." }
      return "G\(other).\(foreign.name)" + arguments(foreign.payload)
    case 2: return "\(prefix).\(item.name)" + (item.payload.isEmpty ? "(4242)" : "")
    case 3 where !item.payload.isEmpty: return "\(prefix).\(item.name)" + arguments(item.payload, wrongLabel: true)
    case 4 where !item.payload.isEmpty: return "\(prefix).\(item.name)" + arguments(item.payload, wrongType: true)
    case 5 where !item.payload.isEmpty: return "\(prefix).\(item.name)" + arguments(Array(item.payload.dropLast()))
    default: return "\(prefix).\(item.name)" + arguments(item.payload)
    }
  }

  private func arguments(_ payload: [Payload], wrongLabel: Bool = false, wrongType: Bool = false) -> String {
    if payload.isEmpty { return "" }
    let texts = payload.enumerated().map { index, item in
      let isWrong = index == 0
      let label = wrongLabel && isWrong ? "wrong" : item.label
      return (label.map { $0 + ": " } ?? "")
        + literal(wrongType && isWrong ? (item.type == "Bool" ? "String" : "Bool") : item.type)
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  private func literal(_ type: String) -> String { type == "Int" ? "7" : type == "Bool" ? "false" : "\"a\"" }
}
