/// Which coordinator an expression or a type means.

import Facts
import RouteGraph
import Semantics
import SourceText

extension SUCVisitor {
  /// The receiver of a call; an implicit one is `self`.
  func receiver(_ base: Expression?, _ position: CodePosition) -> SUCReceiver {
    let type = base.map { typer.type(of: $0, in: position.scope) } ?? typer.selfType(in: position.scope.context)
    return receiver(of: type, position.scope.context)
  }

  /// Of an action: whoever meets a protocol of the app's own that asks for `handle` may be a coordinator.
  func actionReceiver(_ base: Expression?, _ position: CodePosition) -> SUCReceiver {
    let known = receiver(base, position)
    guard known == .other || known == .unknown, let base, !model.handlingProtocols.isEmpty else { return known }
    let type = typer.type(of: base, in: position.scope).unwrapped
    let types = if case .constrained(let types, _) = type { types } else { [type] }
    return types.contains { $0.nominalID.map(model.handlingProtocols.contains) ?? false } ? .existential : known
  }

  func receiver(of type: Type, _ context: DeclarationContext) -> SUCReceiver {
    switch type.unwrapped {
    case .nominal(let id, _):
      if model.coordinators[id] != nil { return .coordinator(id) }
      return SUCFramework.isAnyCoordinator(type, resolver) ? .existential : .other
    case .parameter(let name):
      guard let owner = owner(ofParameter: name, context) else { return .unknown }
      return isCoordinatorParameter(name, context) ? .parameter(owner, name) : .unknown
    case .constrained, .external:
      if SUCFramework.isAnyCoordinator(type, resolver) { return .existential }
      if case .external = type.unwrapped { return .other }
      return .unknown
    case .unknown, .metatype: return .unknown
    case .optional, .tuple, .function: return .other
    }
  }

  func term(of type: Type, _ context: DeclarationContext) -> SUCTerm {
    switch receiver(of: type, context) {
    case .coordinator(let id): .coordinator(id)
    case .parameter(let owner, let name): .parameter(owner, name)
    default: .unknown
    }
  }

  /// The innermost enclosing type that has a generic parameter of that name.
  func owner(ofParameter name: String, _ context: DeclarationContext) -> NominalID? {
    context.enclosingTypes.last { id in
      resolver.selfType(of: id).arguments.contains(.parameter(name))
    }
  }

  func isCoordinatorParameter(_ name: String, _ context: DeclarationContext) -> Bool {
    resolver.constraint(of: name, in: context).map { SUCFramework.isAnyCoordinator($0, resolver) } ?? false
  }

  /// The coordinator that an argument hands over.
  func origin(of expression: Expression, _ position: CodePosition) -> SUCOrigin {
    switch ReceiverChain.stripped(expression) {
    case .literal(let literal) where literal.kind == .nil: return .nothing
    case .name(let node):
      if let local = position.scope.lookup(node.name), let key = parameterKey(local, position) {
        let type = typer.type(of: expression, in: position.scope).unwrapped
        if let id = type.nominalID, model.coordinators[id] != nil { return .coordinator(id) }
        return .parameter(key)
      }
    case .cast(let node): return origin(of: node.operand, position)
    default: break
    }
    let type = typer.type(of: expression, in: position.scope).unwrapped
    guard let id = type.nominalID, model.coordinators[id] != nil else { return .unknown }
    return .coordinator(id)
  }

  /// The key of a parameter of the function around, where a name means one.
  func parameterKey(_ local: Scope, _ position: CodePosition) -> SUCFunctionKey? {
    guard let function = functions[position.owner.nameRange.start],
      let index = function.parameters.firstIndex(where: { $0.name == local.name && $0.nameRange == local.range })
    else { return nil }
    let isInit = position.owner.kind == .initializer
    let label = function.parameters[index].label ?? "_\(index)"
    return SUCFunctionKey(function: isInit ? position.owner.type?.simpleName ?? "" : function.name, label: label)
  }
}
