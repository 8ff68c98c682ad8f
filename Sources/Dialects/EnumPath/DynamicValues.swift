/// Routes that come out of raw values and casts.

import Facts
import Semantics

extension EnumPathVisitor {
  /// Of `T(rawValue: text)`, any case of any type may come out.
  func noteRawValue(_ call: CallExpression, at position: CodePosition) {
    let values = RawValues(typer: typer, contexts: contexts)
    guard let made = values.type(madeBy: call, in: position.scope) else { return }
    if made.isSymbolic { result.makesAnyRawValue = true }
    if let id = made.nominalID, model.routes[id] != nil { result.dynamicEnums.insert(id) }
  }

  /// `value as? Step`, `Screen.self as? Step.Type`: any case may come out, of what is a `Step.Type` by its name.
  func noteCast(_ node: CastExpression, at position: CodePosition) {
    var type = resolver.resolve(node.type, in: position.scope.context).unwrapped
    if case .metatype(let instance) = type { type = instance }
    if let id = type.nominalID, model.routes[id] != nil { result.dynamicEnums.insert(id) }
  }
}
