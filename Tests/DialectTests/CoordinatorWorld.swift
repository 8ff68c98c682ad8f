/// Random coordinators: the same world as Swift source for the product, and as objects that run for the oracle.

import TestSupport

struct R0: OracleRoute { var index: Int; var flag: Bool }
struct R1: OracleRoute { var index: Int; var flag: Bool }
struct R2: OracleRoute { var index: Int; var flag: Bool }
struct R3: OracleRoute { var index: Int; var flag: Bool }
struct R4: OracleRoute { var index: Int; var flag: Bool }
struct R5: OracleRoute { var index: Int; var flag: Bool }

struct CoordinatorWorld {
  enum Published: CaseIterable { case coordinator, strongRouter, unownedRouter, weakRouter, controller, screen }

  /// How a handler answers a case.
  enum Answer {
    case publish([(what: Published, of: Int)])
    case none
    case never
    /// Publishes when its payload is true.
    case maybe(Int)
  }

  struct Link {
    var position: Int
    var flag: Bool
    /// The flag is a parameter that nothing decides.
    var isOpen = false
    var route: Int
  }

  static let types = 6
  static let casesPerType = 5
  private(set) var answers: [[Answer]] = []
  private(set) var chains: [(start: Int, links: [Link])] = []

  init(seed: UInt64, chains count: Int) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<Self.types {
      answers.append((0..<Self.casesPerType).map { Self.answer(for: $0, &numbers) })
    }
    for _ in 0..<count { chains.append(chain(&numbers)) }
  }

  private static func answer(for index: Int, _ numbers: inout SplitMix64) -> Answer {
    if index == casesPerType - 1 { return .maybe(Int.random(in: 0..<types, using: &numbers)) }
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: return .none
    case 1: return .never
    default:
      let count = Int.random(in: 1...2, using: &numbers)
      return .publish(
        (0..<count).map { _ in
          let what =
            Int.random(in: 0..<3, using: &numbers) > 0
            ? Published.coordinator : Published.allCases.randomElement(using: &numbers)
          return (what ?? .coordinator, Int.random(in: 0..<types, using: &numbers))
        })
    }
  }

  /// Mostly steps that something published may accept, so that long chains finish too.
  private func chain(_ numbers: inout SplitMix64) -> (start: Int, links: [Link]) {
    let start = Int.random(in: 0..<Self.types, using: &numbers)
    var likely = [start]
    var links: [Link] = []
    for position in 0..<Int.random(in: 1...5, using: &numbers) {
      let isGuess = position > 0 && Int.random(in: 0..<6, using: &numbers) == 0
      let route =
        position == 0
        ? start
        : isGuess ? Int.random(in: 0..<Self.types, using: &numbers) : likely.randomElement(using: &numbers) ?? start
      let index = Int.random(in: 0..<Self.casesPerType, using: &numbers)
      let isOpen = index == Self.casesPerType - 1 && Int.random(in: 0..<3, using: &numbers) == 0
      links.append(Link(position: index, flag: Bool.random(using: &numbers), isOpen: isOpen, route: route))
      if case .publish(let published) = answers[route][index] { likely = published.map(\.of) + likely.suffix(2) }
      if case .maybe(let target) = answers[route][index] { likely = [target] + likely.suffix(2) }
    }
    return (start, links)
  }

  // MARK: Source

  /// One chain a line, from `firstChainLine` on.
  var source: String {
    var lines = ["import UIKit", "import XCoordinator", ""]
    for type in 0..<Self.types {
      let cases = (0..<Self.casesPerType).map { $0 == Self.casesPerType - 1 ? "c\($0)(Bool)" : "c\($0)" }
      lines.append("enum R\(type): Route { case \(cases.joined(separator: ", ")) }")
    }
    for type in 0..<Self.types { lines += coordinator(type) }
    for (index, chain) in chains.enumerated() {
      lines.append(
        "extension C\(chain.start) { func chain\(index)(_ x: Bool) -> NavigationTransition { \(text(chain.links)) } }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(_ links: [Link]) -> String {
    let routes = links.map { link in
      "R\(link.route).c\(link.position)"
        + (link.position == Self.casesPerType - 1 ? "(\(link.isOpen ? "x" : "\(link.flag)"))" : "")
    }
    return "deepLink(\(routes.joined(separator: ", ")))"
  }

  private func coordinator(_ type: Int) -> [String] {
    var lines = ["final class C\(type): NavigationCoordinator<R\(type)> {"]
    for other in 0..<Self.types { lines.append("  lazy var p\(other) = C\(other)()") }
    lines.append("  override func prepareTransition(for route: R\(type)) -> NavigationTransition {")
    lines.append("    switch route {")
    for (index, answer) in answers[type].enumerated() { lines += Self.text(answer, index) }
    return lines + ["    }", "  }", "}"]
  }

  private static func text(_ answer: Answer, _ index: Int) -> [String] {
    switch answer {
    case .none: return ["    case .c\(index): return .none()"]
    case .never:
      return ["    case .c\(index): return Transition(presentables: [p0], animationInUse: nil) { _, _, _ in }"]
    case .maybe(let target):
      return ["    case .c\(index)(let isOn): if isOn { return .present(p\(target)) }; return .popToRoot()"]
    case .publish(let published):
      let parts = published.map { part in
        switch part.what {
        case .coordinator: ".present(p\(part.of))"
        case .strongRouter: ".present(p\(part.of).strongRouter)"
        case .unownedRouter: ".present(p\(part.of).unownedRouter)"
        case .weakRouter: ".present(p\(part.of).weakRouter)"
        case .controller: ".present(p\(part.of).rootViewController)"
        case .screen: ".push(UIViewController())"
        }
      }
      return [
        "    case .c\(index): return " + (parts.count == 1 ? parts[0] : ".multiple(\(parts.joined(separator: ", ")))")
      ]
    }
  }

  static var firstChainLine: Int { 4 + types + types * (6 + types + casesPerType) }

  // MARK: Objects

  /// What really happens, for each value of the open flags.
  func outcomes(of chain: Int) -> [OracleOutcome] {
    [true, false].map { open in
      let links = chains[chain].links
      let routes = links.map { Self.route($0.route, $0.position, $0.isOpen ? open : $0.flag) }
      return runDeepLink(on: objects()[chains[chain].start], routes)
    }
  }

  private static func route(_ type: Int, _ index: Int, _ flag: Bool) -> any OracleRoute {
    let all: [any OracleRoute.Type] = [R0.self, R1.self, R2.self, R3.self, R4.self, R5.self]
    return all[type].init(index: index, flag: flag)
  }

  private struct Faces {
    var live: any OraclePresentable
    var strong: () -> any OraclePresentable
    var erased: () -> any OraclePresentable
    var connect: (@escaping (Int, Bool) -> [any OraclePresentable]?) -> Void
  }

  private func objects() -> [any OraclePresentable] {
    func faces<R: OracleRoute>(_ type: R.Type) -> Faces {
      let coordinator = OracleCoordinator<R>()
      return Faces(
        live: coordinator, strong: { coordinator.strongRouter },
        erased: { OracleErased(value: coordinator.strongRouter) },
        connect: { answer in coordinator.prepare = { answer($0.index, $0.flag) } })
    }
    let all = [faces(R0.self), faces(R1.self), faces(R2.self), faces(R3.self), faces(R4.self), faces(R5.self)]
    for (type, face) in all.enumerated() {
      face.connect { index, flag in
        switch self.answers[type][index] {
        case .none: return []
        case .never: return nil
        case .maybe(let target): return flag ? [all[target].live] : []
        case .publish(let published):
          return published.map { part in
            switch part.what {
            case .coordinator: all[part.of].live
            case .strongRouter: all[part.of].strong()
            case .unownedRouter, .weakRouter: all[part.of].erased()
            case .controller, .screen: OracleScreen()
            }
          }
        }
      }
    }
    return all.map(\.live)
  }
}
