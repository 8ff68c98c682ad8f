/// Calls that the compiler must refuse, one kind of mistake each.

import TestSupport

enum GeneratedDefect: CaseIterable {
  case unknownRoute, wrongHop, foreignKeyPath, missingChild, missingInput, extraInput, wrongInput, rootForRoute
  case routeForRoot, tabOperation, missingTry, viewRootHad, dismissalOnRouter, popOnCoordinator, incomparable
  case unequalArms
}

extension GeneratedGraph {
  /// Nil if this mistake cannot be made here. `missingChild` is made by the chain, not by the call.
  func brokenCall(
    _ defect: GeneratedDefect, _ chain: GeneratedChain, using random: inout SplitMix64
  ) -> GeneratedCall? {
    let coordinator = coordinators[chain.coordinator]
    switch defect {
    case .unknownRoute: return misspelt(coordinator, using: &random)
    case .wrongHop, .foreignKeyPath:
      return foreign(coordinator, explicit: defect == .foreignKeyPath, using: &random)
    case .tabOperation: return coordinator.isTab ? tabCall(chain, coordinator, using: &random) : nil
    case .missingChild: return nil
    default: return coordinator.isTab ? nil : brokenStackCall(defect, chain, coordinator, using: &random)
    }
  }

  private func brokenStackCall(
    _ defect: GeneratedDefect, _ chain: GeneratedChain, _ coordinator: GeneratedCoordinator,
    using random: inout SplitMix64
  ) -> GeneratedCall? {
    switch defect {
    case .missingInput, .extraInput, .wrongInput: inputCall(defect, coordinator, using: &random)
    case .rootForRoute: rootForRoute(coordinator, using: &random)
    case .routeForRoot: routeForRoot(coordinator, using: &random)
    case .missingTry:
      chain.canThrow
        ? nil : random.pick(coordinator.presentations).map { GeneratedCall(text: "focusFirst(\\.\($0.name))") }
    case .viewRootHad:
      random.pick(coordinator.roots.filter(\.showsView)).map { GeneratedCall(text: "hasRoot(\\.\($0.name))") }
    case .dismissalOnRouter: chain.isRouter ? dismissal(coordinator, using: &random) : nil
    case .popOnCoordinator: chain.isRouter ? nil : random.pick(["pop()", "canDismiss"]).map { GeneratedCall(text: $0) }
    case .incomparable: incomparable(coordinator, using: &random)
    case .unequalArms: unequalArms(coordinator, using: &random)
    default: nil
    }
  }

  private func misspelt(_ coordinator: GeneratedCoordinator, using random: inout SplitMix64) -> GeneratedCall? {
    guard let route = random.pick(coordinator.routes) else { return nil }
    let name = random.chance(50) ? String(route.name.dropLast()) : route.name + "s"
    guard !coordinator.routes.contains(where: { $0.name == name }) else { return nil }
    if route.kind == .tab { return GeneratedCall(text: "focusFirst(\\.\(name))") }
    return GeneratedCall(text: route.isRoot ? "root(\\.\(name))" : "route(to: \\.\(name))")
  }

  /// A route of another coordinator, by its name alone or with the other coordinator named.
  private func foreign(
    _ coordinator: GeneratedCoordinator, explicit: Bool, using random: inout SplitMix64
  ) -> GeneratedCall? {
    guard let other = random.pick(coordinators.filter { $0.name != coordinator.name }),
      let route = random.pick(other.routes)
    else { return nil }
    if !explicit, coordinator.routes.contains(where: { $0.name == route.name }) { return nil }
    let operation = coordinator.isTab ? "focusFirst(" : route.isRoot ? "root(" : "route(to: "
    if explicit, random.chance(30) {
      return GeneratedCall(setup: ["let key = \\\(other.name).\(route.name)"], text: "\(operation)key)")
    }
    return GeneratedCall(text: "\(operation)\\\(explicit ? other.name : "").\(route.name))")
  }

  private func tabCall(
    _ chain: GeneratedChain, _ coordinator: GeneratedCoordinator, using random: inout SplitMix64
  ) -> GeneratedCall? {
    guard let tab = random.pick(coordinator.routes) else { return nil }
    let calls = ["route(to: \\.\(tab.name))", "root(\\.\(tab.name))", "popToRoot()", "dismissCoordinator()"]
    return random.pick(calls).map { GeneratedCall(text: $0) }
  }

  private func inputCall(
    _ defect: GeneratedDefect, _ coordinator: GeneratedCoordinator, using random: inout SplitMix64
  ) -> GeneratedCall? {
    let usesRoot = defect != .missingInput && random.chance(25)
    let routes = (usesRoot ? coordinator.roots : coordinator.presentations)
      .filter { ($0.input == .nothing) == (defect == .extraInput) }
    guard let route = random.pick(routes), let value = random.pick(route.input.wrongValues) else { return nil }
    let input = defect == .missingInput ? "" : ", \(value)"
    return GeneratedCall(text: usesRoot ? "root(\\.\(route.name)\(input))" : "route(to: \\.\(route.name)\(input))")
  }

  private func rootForRoute(_ coordinator: GeneratedCoordinator, using random: inout SplitMix64) -> GeneratedCall? {
    guard let root = random.pick(coordinator.roots), let value = random.pick(root.input.values) else { return nil }
    let input = root.input == .nothing ? "" : ", \(value)"
    if random.chance(25) { return GeneratedCall(text: "focusFirst(\\.\(root.name))", canThrow: true) }
    return GeneratedCall(text: "route(to: \\.\(root.name)\(input))")
  }

  private func routeForRoot(_ coordinator: GeneratedCoordinator, using random: inout SplitMix64) -> GeneratedCall? {
    guard let route = random.pick(coordinator.presentations), let value = random.pick(route.input.values),
      let operation = random.pick(["root", "root", "isRoot", "hasRoot"])
    else { return nil }
    let input = route.input.isEquatable && random.chance(50) ? ", \(value)" : ""
    return GeneratedCall(text: "\(operation)(\\.\(route.name)\(input))")
  }

  private func dismissal(_ coordinator: GeneratedCoordinator, using random: inout SplitMix64) -> GeneratedCall? {
    guard let route = random.pick(coordinator.presentations), let value = random.pick(route.input.values) else {
      return nil
    }
    if route.input == .nothing, random.chance(50) { return GeneratedCall(text: "route(to: \\.\(route.name)) { }") }
    let input = route.input == .nothing ? "" : ", \(value)"
    return GeneratedCall(text: "route(to: \\.\(route.name)\(input), onDismiss: { })")
  }

  private func incomparable(_ coordinator: GeneratedCoordinator, using random: inout SplitMix64) -> GeneratedCall? {
    func isIncomparable(_ route: GeneratedRoute) -> Bool { route.input != .nothing && !route.input.isEquatable }
    if random.chance(30) {
      guard let route = random.pick(coordinator.presentations.filter(isIncomparable)),
        let value = random.pick(route.input.values)
      else { return nil }
      return GeneratedCall(text: "focusFirst(\\.\(route.name), \(value))", canThrow: true)
    }
    guard let root = random.pick(coordinator.roots.filter(isIncomparable)), let value = random.pick(root.input.values)
    else { return nil }
    let calls = [
      "root(\\.\(root.name), \(value))", "isRoot(\\.\(root.name), \(value))",
      "isRoot(\\.\(root.name), \(value)) { _, _ in false }",
    ]
    return random.pick(calls).map { GeneratedCall(text: $0) }
  }

  private func unequalArms(_ coordinator: GeneratedCoordinator, using random: inout SplitMix64) -> GeneratedCall? {
    guard let one = random.pick(coordinator.routes),
      let other = random.pick(coordinator.routes.filter { !$0.hasType(of: one) })
    else { return nil }
    let operation = one.isRoot ? "root(" : "route(to: "
    let input = one.isRoot || one.input == .nothing ? "" : random.pick(one.input.values).map { ", \($0)" } ?? ""
    return GeneratedCall(text: "\(operation)isWide ? \\.\(one.name) : \\.\(other.name)\(input))")
  }
}
