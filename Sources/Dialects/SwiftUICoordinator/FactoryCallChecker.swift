/// Calls that make a coordinator, with labels that nobody declares: C13 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct FactoryCallChecker {
  let visitor: SUCVisitor
  let position: CodePosition

  init(_ visitor: SUCVisitor, _ position: CodePosition) {
    self.visitor = visitor
    self.position = position
  }

  func check(_ call: CallExpression) {
    guard position.conditions.isEmpty, !call.isBroken, call.parentheses != nil,
      call.arguments.allSatisfy({ !$0.isTrailing }), let (name, range) = callee(call)
    else { return }
    let candidates = declarations(call, name)
    guard let first = candidates.first, candidates.allSatisfy({ makesCoordinator($0) && isPlain($0) }),
      !candidates.contains(where: { visitor.typer.fits(call, $0.node.parameters) })
    else { return }
    let wanted = first.node.parameters.map { ($0.label ?? "_") + ":" }.joined()
    visitor.result.findings.append(
      RouteFinding.error(range, "input-mismatch", "'\(name)' is called with the labels '(\(wanted))'"))
  }

  private struct Candidate {
    var node: FunctionDeclaration
    var context: DeclarationContext
    var owner: NominalID
  }

  private func callee(_ call: CallExpression) -> (name: String, range: TextRange)? {
    switch call.callee {
    case .name(let node): (node.name, node.nameRange)
    case .member(let node): node.base == nil ? nil : (node.name, node.nameRange)
    default: nil
    }
  }

  /// The initialisers of a coordinator, or the functions of that name on the receiver.
  private func declarations(_ call: CallExpression, _ name: String) -> [Candidate] {
    let type: Type
    var wanted = name
    switch call.callee {
    case .name(let node):
      guard case .metatype(let instance) = visitor.typer.type(of: .name(node), in: position.scope) else { return [] }
      (type, wanted) = (instance, "init")
    case .member(let node):
      guard let base = node.base else { return [] }
      type = visitor.typer.type(of: base, in: position.scope).unwrapped
      if case .metatype = type { return [] }
    default: return []
    }
    guard isFullyKnown(type) else { return [] }
    let members = wanted == "init" ? initializers(of: type) : visitor.resolver.members(wanted, of: type)
    return members.compactMap { found in
      guard case .function(let node) = found.member.declaration else { return nil }
      let owner = type.nominalID ?? found.member.owner
      return Candidate(node: node, context: found.member.context(visitor.resolver), owner: owner)
    }
  }

  /// Those that a call may mean: what a base class has comes along where the class has none of its own, or declares those
  /// of the base class anew.
  private func initializers(of type: Type) -> [FoundMember] {
    let found = visitor.resolver.members("init", of: type)
    let own = found.filter { $0.member.owner == type.nominalID }
    let modifiers = own.map(\.member.head.modifiers)
    if modifiers.contains(where: { !$0.contains(.convenience) }),
      modifiers.allSatisfy({ $0.isDisjoint(with: [.override, .required]) })
    {
      return own + found.filter { visitor.resolver.info($0.member.owner).isProtocol }
    }
    let coordinator = type.nominalID.flatMap { visitor.model.coordinators[$0] }
    return coordinator?.base == nil && coordinator?.kind != .root ? found : []
  }

  private func isFullyKnown(_ type: Type) -> Bool {
    if case .constrained(let types, _) = type { return types.allSatisfy(isFullyKnown) }
    guard let id = type.nominalID else { return false }
    return visitor.domain.isClosed(id) || visitor.resolver.info(id).isProtocol
  }

  private func makesCoordinator(_ candidate: Candidate) -> Bool {
    if candidate.node.kind == .initializer { return visitor.model.coordinators[candidate.owner] != nil }
    guard let result = candidate.node.result else { return false }
    return visitor.resolver.resolve(result, in: candidate.context).nominalID.map {
      visitor.model.coordinators[$0] != nil
    } ?? false
  }

  private func isPlain(_ candidate: Candidate) -> Bool {
    candidate.node.generics.isEmpty && candidate.node.parameters.allSatisfy { !$0.isVariadic }
      && candidate.node.head.conditions.isEmpty
  }
}
