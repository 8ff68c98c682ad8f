/// Where a chain of calls stands, and the legal ways on.

import TestSupport

/// The receiver of the next call.
struct GeneratedChain {
  /// The text so far, ready for a member's name.
  var text: String
  /// Index of the coordinator that has been reached.
  var coordinator: Int
  /// Whether the receiver is a router, not the coordinator itself.
  var isRouter: Bool
  /// Wrappers that stand between the receiver and the coordinator.
  var wrappers = 0
  /// Whether a call so far throws.
  var canThrow = false

  /// The statement that this call ends.
  func statement(_ call: String, throwing: Bool = false) -> String {
    let discard = canThrow || throwing || call.hasPrefix("isRoot") || call.hasPrefix("hasRoot") || call == "canDismiss"
    let attempt = canThrow || throwing ? "try? " : ""
    return (discard ? "_ = " : "") + attempt + text + call
  }
}

extension GeneratedGraph {
  /// One legal call further; nil if there is none from here.
  func step(_ chain: GeneratedChain, using random: inout SplitMix64) -> GeneratedChain? {
    let coordinator = coordinators[chain.coordinator]
    var next = chain
    next.isRouter = false
    if chain.isRouter, random.chance(15) {
      next.text += "coordinator."
      return next
    }
    if coordinator.isTab {
      guard let tab = random.pick(coordinator.routes) else { return nil }
      return follow(tab, by: "focusFirst(\\.\(tab.name))", next)
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      guard let root = random.pick(coordinator.roots.filter { $0.input == .nothing }) else { return nil }
      return follow(root, by: "root(\\.\(root.name))", next)
    case 1:
      guard let root = random.pick(coordinator.roots.filter { !$0.showsView }) else { return nil }
      return follow(root, by: "hasRoot(\\.\(root.name))?", next)
    case 2:
      next.text += "popToRoot()."
      return next
    case 3 where random.chance(40):
      guard let route = random.pick(coordinator.presentations) else { return nil }
      next.canThrow = true
      return follow(route, by: "focusFirst(\\.\(route.name))", next)
    default:
      guard let route = random.pick(coordinator.presentations) else { return nil }
      let value = route.input == .nothing ? "" : ", " + (random.pick(route.input.values) ?? "")
      return follow(route, by: "route(to: \\.\(route.name)\(value))", next)
    }
  }

  /// The chain behind a call that shows a route's target, wrappers not yet opened.
  private func follow(_ route: GeneratedRoute, by call: String, _ chain: GeneratedChain) -> GeneratedChain {
    var next = chain
    next.text += call + "."
    if case .coordinator(let index, let wrapping) = route.target {
      next.coordinator = index
      next.wrappers = wrapping.depth
    }
    return next
  }

  /// Through all wrappers.
  func openingWrappers(_ chain: GeneratedChain) -> GeneratedChain {
    var next = chain
    next.text += String(repeating: "child.", count: chain.wrappers)
    next.wrappers = 0
    return next
  }
}

/// A receiver and what has to stand around a call on it.
struct GeneratedReceiver {
  var opening: [String]
  var closing: [String]
  var chain: GeneratedChain

  init(on coordinator: GeneratedCoordinator, index: Int, number: Int, using random: inout SplitMix64) {
    let name = coordinator.name
    let router = coordinator.isTab ? "TabRouter<\(name)>" : "NavigationRouter<\(name)>"
    func make(_ opening: [String], _ text: String, isRouter: Bool) -> Self {
      let closing = Array(repeating: "}", count: opening.filter { $0.hasSuffix("{") }.count)
      let chain = GeneratedChain(text: text, coordinator: index, isRouter: isRouter)
      return Self(opening: opening, closing: closing, chain: chain)
    }
    let site = "site\(number)"
    let forms: [Self] = [
      make(["func \(site)(_ target: \(name)) {"], "target.", isRouter: false),
      make(["func \(site)(_ router: \(name).Router) {"], "router.", isRouter: true),
      make(["func \(site)(_ router: \(name).Router?) {"], "router?.", isRouter: true),
      make(["func \(site)(_ coordinator: \(router)) {"], "coordinator.", isRouter: true),
      make(["extension \(name) {", "func \(site)() {"], "", isRouter: false),
      make(["extension \(name) {", "func \(site)() {"], "self.", isRouter: false),
      make(
        ["struct View\(number): View {", "@EnvironmentObject private var flow: \(name).Router", screen, tapped],
        "flow.", isRouter: true),
      make(
        ["final class Model\(number) {", "@RouterObject var flow: \(name).Router?", "func go() {"], "flow?.",
        isRouter: true),
      make(
        ["func \(site)() {", "let found: \(name).Router? = RouterStore.shared.retrieve()"], "found?.",
        isRouter: true),
      make(["func \(site)(_ found: \(name).Router?) {", "guard let found else { return }"], "found.", isRouter: true),
    ]
    self = forms.randomElement(using: &random) ?? forms[0]
  }

  private init(opening: [String], closing: [String], chain: GeneratedChain) {
    self.opening = opening
    self.closing = closing
    self.chain = chain
  }
}

private let screen = "var body: some View { Text(\"a\") }"
private let tapped = "func tapped() {"
