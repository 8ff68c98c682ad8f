/// Who else may bind a path: code out of sight that is given its owner.

import Facts
import RouteGraph
import Semantics
import SourceText

struct HandedHolders {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// Which owners are handed to code out of sight: `FancyStack(nav)`, `Fancy.install(nav)`, where nobody declares
  /// `FancyStack` and `Fancy`. By the names of variables: one more that is called so only makes this more careful.
  func owners(among owners: Set<NominalID>) -> Set<NominalID> {
    if owners.isEmpty { return [] }
    let facts = project.fileIDs.compactMap { project.files[$0] }
    var variables: [String: Set<String>] = [:]
    let names = project.names.names(standingFor: Set(owners.map(\.simpleName)))
    for facts in facts { for declaration in facts.declarations { note(declaration, names, &variables, depth: 0) } }
    var handed = Set<String>()
    func visit(_ expression: Expression) {
      guard case .call(let call) = expression, isOutOfSight(call.callee) else { return }
      for argument in call.arguments {
        if let name = HandedHolders.name(of: argument.value) { handed.formUnion(variables[name] ?? []) }
      }
    }
    for file in facts where !variables.isEmpty { ExpressionWalk.visit(file, visit) }
    return owners.filter { !handed.isDisjoint(with: project.names.names(standingFor: [$0.simpleName])) }
  }

  /// `variables`: the owners that each variable may hold.
  private func note(
    _ declaration: Declaration, _ owners: Set<String>, _ variables: inout [String: Set<String>], depth: Int
  ) {
    guard depth < 32 else { return }
    func add(_ name: String, _ held: Set<String>) {
      if !held.isEmpty { variables[name, default: []].formUnion(held) }
    }
    switch declaration {
    case .type(let node): for member in node.members { note(member, owners, &variables, depth: depth + 1) }
    case .variable(let node):
      for binding in node.bindings {
        guard let name = binding.name?.text else { continue }
        add(name, owners.intersection(binding.type?.allNames ?? []))
        if let value = binding.value { add(name, owners.intersection(HandedHolders.names(in: value))) }
      }
    case .function(let node):
      for parameter in node.parameters { add(parameter.name, owners.intersection(parameter.type.allNames)) }
    case .enumCase, .alias: break
    }
  }

  /// `NavX()`, `NavX.shared`
  private static func names(in value: Expression) -> Set<String> {
    var names = Set<String>()
    ExpressionWalk.visit(value) { if case .name(let node) = $0 { names.insert(node.name) } }
    return names
  }

  private static func name(of expression: Expression) -> String? {
    let name: String
    switch ReceiverChain.stripped(expression) {
    case .name(let node): name = node.name
    case .member(let node): name = node.name
    default: return nil
    }
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// A type that is neither the workspace's nor one of those that keep an object for a view.
  private func isOutOfSight(_ callee: Expression) -> Bool {
    var root = callee
    if case .member(let node) = callee, let base = node.base { root = base }
    guard case .name(let node) = root, node.name.startsLikeType, !HandedHolders.keepers.contains(node.name) else {
      return false
    }
    let names = project.names
    return !names.declaresType(named: node.name) && names.globals(named: node.name).isEmpty
  }

  private static let keepers: Set<String> = [
    "StateObject", "ObservedObject", "State", "Bindable", "Binding", "Published", "ObjectIdentifier", "Optional",
  ]
}
