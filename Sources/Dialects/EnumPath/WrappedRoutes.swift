/// Routes inside the values that a path holds: `path.append(Slot(place: .home))` where the stack's destination is registered
/// for `Slot`.

import Facts
import Semantics
import SourceText

struct WrappedRoutes {
  @Boxed var model: EnumPathModel
  let typer: Typer
  let scope: Scope

  init(_ model: Boxed<EnumPathModel>, _ typer: Typer, _ scope: Scope) {
    _model = model
    self.typer = typer
    self.scope = scope
  }

  /// The arguments that are routes, of a value made where one of the type is wanted.
  func routes(in value: Expression, of type: Type) -> [(value: Expression, type: Type)] {
    guard let id = type.nominalID, model.wrappers.contains(id) else { return [] }
    switch value {
    case .ternary(let node): return routes(in: node.first, of: type) + routes(in: node.second, of: type)
    case .call(let call): return ParameterReader.constructs(call) ? routes(in: call, of: type) : []
    default: return []
    }
  }

  private func routes(in call: CallExpression, of type: Type) -> [(value: Expression, type: Type)] {
    call.arguments.indices.compactMap { index in
      let implicit = typer.expectedType(of: index, in: call, on: type)
      let expected = implicit.isUnknown ? typer.expectedType(of: index, in: call, scope) : implicit
      guard let id = expected.unwrapped.nominalID, model.routes[id] != nil else { return nil }
      return (call.arguments[index].value, expected)
    }
  }
}

extension EnumPathModel {
  /// Whether values of the type are pushed: routes, or what holds one.
  func mayBePushed(_ id: NominalID) -> Bool { wrappers.contains(id) || mayBeListed(id) }
}
