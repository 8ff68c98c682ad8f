/// Parents under another name: `unowned let root: AppCoordinator; var parent: Coordinator? { root }`.

import Facts
import RouteGraph
import Semantics
import SourceText

extension SUCConstructionReader {
  /// What `parent` gives back of an object that is made so: the argument that the initialiser keeps in a constant, which
  /// the property gives back. Nil where it is not as plain as that.
  func keptParent(of call: CallExpression, _ id: NominalID) -> SUCOrigin? {
    let (resolver, typer) = (visitor.resolver, visitor.typer)
    guard resolver.isDeclaredOnce(id), let constant = constantBehindParent(of: id) else { return nil }
    let fitting = resolver.members("init", of: resolver.selfType(of: id)).compactMap { found -> FunctionDeclaration? in
      guard found.member.owner == id, case .function(let node) = found.member.declaration,
        typer.fits(call, node.parameters)
      else { return nil }
      return node
    }
    guard fitting.count == 1, let node = fitting.first,
      let kept = SUCConstructionReader.parameter(keptIn: constant, node),
      let argument = call.arguments.indices.first(where: {
        typer.parameterIndex(of: $0, in: call, node.parameters) == kept
      })
    else { return nil }
    let origin = visitor.origin(of: call.arguments[argument].value, position)
    // Whom callers hand in, only those with this label would say.
    if case .coordinator = origin { return origin }
    return nil
  }

  private func constantBehindParent(of id: NominalID) -> String? {
    let (resolver, own) = (visitor.resolver, visitor.resolver.selfType(of: id))
    guard let found = resolver.members("parent", of: own).first, found.member.owner == id,
      case .variable(let node, let index) = found.member.declaration, index < node.bindings.count,
      node.bindings[index].accessors.count == 1, let getter = node.bindings[index].accessors.first, getter.kind == .get,
      let body = getter.body, body.statements.count == 1, let only = Returns.expressions(in: body.statements).first,
      let name = SUCConstructionReader.ownProperty(only)
    else { return nil }
    let kept = resolver.members(name, of: own)
    guard kept.count == 1, let constant = kept.first, constant.member.owner == id,
      case .variable(let variable, _) = constant.member.declaration, variable.isConstant,
      !variable.head.modifiers.isTypeMember, found.member.head.conditions.isEmpty,
      constant.member.head.conditions.isEmpty
    else { return nil }
    return name
  }

  /// The parameter that an initialiser keeps there, in a statement of its own.
  private static func parameter(keptIn constant: String, _ node: FunctionDeclaration) -> Int? {
    var found: Int?
    for statement in node.body?.statements ?? [] {
      switch statement {
      case .expression(.assignment(let assignment)):
        guard ownProperty(assignment.target) == constant else { continue }
        guard case .name(let value) = ReceiverChain.stripped(assignment.value) else { return nil }
        found = node.parameters.firstIndex { $0.name == value.name }
      // A local of a parameter's name is another.
      case .declaration: return nil
      default: continue
      }
    }
    return found
  }

  /// `root`, `self.root`
  private static func ownProperty(_ expression: Expression) -> String? {
    switch ReceiverChain.stripped(expression) {
    case .name(let node): node.name
    case .member(let node): ReceiverChain.name(node.base) == "self" ? node.name : nil
    default: nil
    }
  }
}
