/// Routes that come out of raw values and casts.

import Facts
import Semantics

extension EnumPathVisitor {
  /// `Step(rawValue: text)`, `Step.init(rawValue: text)`, `.init(rawValue: text)`: any case may come out.
  func noteRawValue(_ call: CallExpression, at position: CodePosition) {
    guard call.arguments.first?.label == "rawValue" else { return }
    let made: Type?
    if case .member(let node) = call.callee, node.base == nil {
      made = contexts.type(of: node)?.unwrapped
    } else if case .metatype(let type) = typer.type(of: constructed(by: call.callee), in: position.scope) {
      made = type
    } else {
      made = nil
    }
    if let id = made?.nominalID, model.routes[id] != nil { result.dynamicEnums.insert(id) }
  }

  private func constructed(by callee: Expression) -> Expression {
    if case .member(let node) = callee, node.name == "init", let base = node.base { return base }
    return callee
  }

  /// `value as? Step`, `Screen.self as? Step.Type`: any case may come out, of what is a `Step.Type` by its name.
  func noteCast(_ node: CastExpression, at position: CodePosition) {
    var type = resolver.resolve(node.type, in: position.scope.context).unwrapped
    if case .metatype(let instance) = type { type = instance }
    if let id = type.nominalID, model.routes[id] != nil { result.dynamicEnums.insert(id) }
  }
}
