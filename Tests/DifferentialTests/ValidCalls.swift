/// Calls that the compiler must accept.

import TestSupport

/// A call at the end of a chain, with the line that must stand before it.
struct GeneratedCall {
  var setup: [String] = []
  var text: String
  var canThrow = false
}

extension GeneratedGraph {
  func validCall(_ chain: GeneratedChain, using random: inout SplitMix64) -> GeneratedCall? {
    let coordinator = coordinators[chain.coordinator]
    if coordinator.isTab {
      guard let tab = random.pick(coordinator.routes) else { return nil }
      return named(tab, of: coordinator, using: &random) { "focusFirst(\($0))" }
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return plainCall(chain, using: &random)
    case 1...2: return rootCall(coordinator, using: &random)
    case 3: return queryCall(coordinator, using: &random)
    case 4: return focusCall(coordinator, using: &random)
    default: return routeCall(chain, coordinator, using: &random)
    }
  }

  private func plainCall(_ chain: GeneratedChain, using random: inout SplitMix64) -> GeneratedCall? {
    let common = ["popToRoot()", "popLast()", "dismissCoordinator()", "popToRoot { }"]
    let own = chain.isRouter ? ["pop()", "canDismiss", "coordinator.popLast()"] : ["popLast { }"]
    return random.pick(common + own).map { GeneratedCall(text: $0) }
  }

  private func routeCall(
    _ chain: GeneratedChain, _ coordinator: GeneratedCoordinator, using random: inout SplitMix64
  ) -> GeneratedCall? {
    guard let route = random.pick(coordinator.presentations), let value = random.pick(route.input.values) else {
      return nil
    }
    let takesInput = route.input != .nothing || random.chance(10)
    let input = takesInput ? ", \(value)" : ""
    if route.input == .closure, random.chance(40) {
      return GeneratedCall(text: "route(to: \\.\(route.name)) { }")
    }
    if !chain.isRouter, random.chance(20) {
      if !takesInput, random.chance(50) { return GeneratedCall(text: "route(to: \\.\(route.name)) { }") }
      return GeneratedCall(text: "route(to: \\.\(route.name)\(input), onDismiss: { })")
    }
    return named(route, of: coordinator, using: &random) { "route(to: \($0)\(input))" }
  }

  /// A root may be named without its input: that compiles, whatever happens then.
  private func rootCall(_ coordinator: GeneratedCoordinator, using random: inout SplitMix64) -> GeneratedCall? {
    guard let root = random.pick(coordinator.roots), let value = random.pick(root.input.values) else { return nil }
    if root.input == .nothing || random.chance(20) {
      return named(root, of: coordinator, using: &random) { "root(\($0))" }
    }
    if root.input.isEquatable, random.chance(60) {
      return named(root, of: coordinator, using: &random) { "root(\($0), \(value))" }
    }
    let comparator = random.chance(50) ? ") { _, _ in false }" : ", comparator: { _, _ in false })"
    return named(root, of: coordinator, using: &random) { "root(\($0), \(value)\(comparator)" }
  }

  private func queryCall(_ coordinator: GeneratedCoordinator, using random: inout SplitMix64) -> GeneratedCall? {
    guard let root = random.pick(coordinator.roots), let value = random.pick(root.input.values) else { return nil }
    let operation = root.showsView || random.chance(50) ? "isRoot" : "hasRoot"
    var rest = ")"
    if root.input.isEquatable { rest = random.pick([")", ", \(value))", ", \(value)) { _, _ in false }"]) ?? ")" }
    return named(root, of: coordinator, using: &random) { "\(operation)(\($0)\(rest)" }
  }

  private func focusCall(_ coordinator: GeneratedCoordinator, using random: inout SplitMix64) -> GeneratedCall? {
    guard let route = random.pick(coordinator.presentations), let value = random.pick(route.input.values) else {
      return nil
    }
    var rest = ")"
    if route.input != .nothing, random.chance(60) {
      rest = route.input.isEquatable ? ", \(value))" : ", \(value), comparator: { _, _ in false })"
    }
    var call = named(route, of: coordinator, using: &random) { "focusFirst(\($0)\(rest)" }
    call.canThrow = true
    return call
  }

  /// The call with the route's key path in one of its spellings: short, explicit, kept in a constant, in a ternary.
  private func named(
    _ route: GeneratedRoute, of coordinator: GeneratedCoordinator, using random: inout SplitMix64,
    _ call: (String) -> String
  ) -> GeneratedCall {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return GeneratedCall(text: call("\\\(coordinator.name).\(route.name)"))
    case 1: return GeneratedCall(setup: ["let key = \\\(coordinator.name).\(route.name)"], text: call("key"))
    case 2:
      let twins = coordinator.routes.filter { $0.hasType(of: route) && $0.name != route.name }
      guard let twin = random.pick(twins) else { break }
      return GeneratedCall(text: call("isWide ? \\.\(route.name) : \\.\(twin.name)"))
    default: break
    }
    return GeneratedCall(text: call("\\.\(route.name)"))
  }
}
