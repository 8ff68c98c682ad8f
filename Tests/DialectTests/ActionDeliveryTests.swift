/// Actions in generated trees of coordinators: a small model sends every action from every coordinator, and its fate
/// must be what the dialect says of the same source.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct ActionDeliveryTests {
  @Test(arguments: 0..<12) func verdictsAgreeWithTheModel(seed: Int) {
    var tree = CoordinatorTree(seed: UInt64(seed) &* 7919 &+ 17)
    let source = tree.write()
    let file = FileID("Tree.swift")
    let snapshot = Snapshot(files: [file: SourceFile(text: Array(source.text.utf8))])
    #expect(snapshot.diagnostics.allSatisfy { $0.severity != .error }, "seed \(seed)")
    var said: [Int: String] = [:]
    for finding in snapshot.diagnostics where ["unhandled-action", "no-op-transition"].contains(finding.code) {
      said[finding.location.range.start] = finding.code
    }
    #expect(source.sends.count >= 60, "seed \(seed)")
    for send in source.sends {
      let place = "seed \(seed): \(send.description)"
      #expect(said[send.offset] == tree.fate(of: send.action, sentTo: send.receiver).code, "\(place)")
    }
    #expect(
      said.count == source.sends.count { tree.fate(of: $0.action, sentTo: $0.receiver).code != nil }, "seed \(seed)")
  }

  /// The trees are not all alike: each fate occurs often.
  @Test func everyFateOccurs() {
    var counts: [Fate: Int] = [:]
    for seed in 0..<12 {
      var tree = CoordinatorTree(seed: UInt64(seed) &* 7919 &+ 17)
      for send in tree.write().sends { counts[tree.fate(of: send.action, sentTo: send.receiver), default: 0] += 1 }
    }
    #expect(counts.values.reduce(0, +) >= 700)
    for fate in [Fate.handled, .swallowed, .lost] { #expect(counts[fate, default: 0] >= 40, "\(fate): \(counts)") }
  }
}

/// What becomes of an action.
enum Fate: Hashable {
  case handled
  /// A case takes it and does nothing, or the receiver's `handle` is empty.
  case swallowed
  /// Dropped, or it reaches a trap.
  case lost

  var code: String? {
    switch self {
    case .handled: nil
    case .swallowed: "no-op-transition"
    case .lost: "unhandled-action"
    }
  }
}

struct GeneratedSend {
  var action: Int
  var receiver: Int
  var offset: Int
  var description: String { "action \(action) sent to C\(receiver)" }
}

/// Coordinators in a tree, number 0 being the root, each with a handler of its own.
struct CoordinatorTree {
  enum Rest: CaseIterable { case forwards, drops, returns, traps, logs, isEmpty }
  enum Case { case acts, empty, forwards }

  struct Node {
    var parent: Int?
    var cases: [Int: Case]
    var rest: Rest
    /// Written as `if case` instead of `switch`.
    var usesIf: Bool
  }

  private var random: SplitMix64
  private(set) var nodes: [Node] = []
  let actions = 8

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let rootRests: [Rest] = [.traps, .drops, .isEmpty]
    nodes.append(Node(parent: nil, cases: [:], rest: rootRests[random.below(3)], usesIf: false))
    for index in 1..<10 {
      var cases: [Int: Case] = [:]
      for action in 0..<actions where random.below(5) == 0 {
        cases[action] = [.acts, .acts, .empty, .forwards][random.below(4)]
      }
      // Most hand on: otherwise no chain would be long.
      let rest: Rest = random.below(3) < 2 ? .forwards : [.drops, .returns, .traps, .logs, .isEmpty][random.below(5)]
      if rest == .isEmpty { cases = [:] }
      nodes.append(Node(parent: random.below(index), cases: cases, rest: rest, usesIf: random.below(4) == 0))
    }
  }

  // MARK: The model

  /// Executes the handlers, one after the other.
  func fate(of action: Int, sentTo receiver: Int) -> Fate {
    var current: Int? = receiver
    while let index = current {
      let node = nodes[index]
      switch node.cases[action] {
      case .acts?: return .handled
      case .empty?: return .swallowed
      case .forwards?: current = node.parent
      case nil:
        switch node.rest {
        case .forwards: current = node.parent
        case .isEmpty: return index == receiver ? .swallowed : .lost
        case .drops, .returns, .traps, .logs: return .lost
        }
      }
    }
    return .lost
  }

  // MARK: The source

  mutating func write() -> (text: String, sends: [GeneratedSend]) {
    var text = "import SwiftUI\nimport SwiftUICoordinator\n\n"
    text += "enum Tap: CoordinatorAction { case \((0..<actions).map { "a\($0)" }.joined(separator: ", ")) }\n"
    text += "struct Plain: View { var body: some View { Text(\"\") } }\n"
    for index in nodes.indices { text += write(index) }
    text += "final class Scene {\n  func begin(_ window: UIWindow, _ bar: NavigationController) {\n"
    text += "    let c0 = C0(window: window, navigationController: bar)\n"
    for (index, node) in nodes.enumerated() {
      guard let parent = node.parent else { continue }
      text += "    let c\(index) = C\(index)(parent: c\(parent), navigationController: bar)\n"
    }
    text += "  }\n}\n"
    var sends: [GeneratedSend] = []
    for receiver in nodes.indices {
      for action in 0..<actions {
        text += "func s\(receiver)_\(action)(_ c: C\(receiver)) { c.handle(Tap."
        sends.append(GeneratedSend(action: action, receiver: receiver, offset: text.utf8.count))
        text += "a\(action)) }\n"
      }
    }
    return (text, sends)
  }

  private func write(_ index: Int) -> String {
    let node = nodes[index]
    if node.parent == nil {
      return "final class C\(index): RootCoordinator {\n  override func handle(_ action: CoordinatorAction) {\n"
        + handler(node) + "  }\n}\n"
    }
    return """
      enum R\(index): NavigationRoute {
        case start
        var action: TransitionAction? { .push(animated: true) }
      }
      final class C\(index): Routing {
        weak var parent: Coordinator?
        var childCoordinators = [WeakCoordinator]()
        let navigationController: NavigationController
        let startRoute = R\(index).start
        init(parent: Coordinator?, navigationController: NavigationController) {
          self.parent = parent
          self.navigationController = navigationController
        }
        func handle(_ action: CoordinatorAction) {
      \(handler(node))  }
      }
      extension C\(index): RouterViewFactory {
        @ViewBuilder func view(for route: R\(index)) -> some View { Plain() }
      }

      """
  }

  private func handler(_ node: Node) -> String {
    if node.rest == .isEmpty { return "" }
    let sorted = node.cases.sorted { $0.key < $1.key }
    if node.usesIf, !sorted.isEmpty {
      let branches = sorted.map { "if case Tap.a\($0.key) = action { \(body($0.value)) } else " }.joined()
      return "    \(branches){ \(node.rest == .drops ? "return" : statement(node.rest)) }\n"
    }
    let cases = sorted.map { "    case Tap.a\($0.key): \(body($0.value).isEmpty ? "break" : body($0.value))\n" }
      .joined()
    return "    switch action {\n\(cases)    default: \(statement(node.rest))\n    }\n"
  }

  private func body(_ item: Case) -> String {
    switch item {
    case .acts: "popToRoot()"
    case .empty: ""
    case .forwards: "parent?.handle(action)"
    }
  }

  private func statement(_ rest: Rest) -> String {
    switch rest {
    case .forwards: "parent?.handle(action)"
    case .drops: "break"
    case .returns: "return"
    case .traps: "fatalError(\"nobody\")"
    case .logs: "print(action)"
    case .isEmpty: ""
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
