/// Routes that come out of raw values and metatypes.

import Facts
import Semantics

extension EnumPathVisitor {
  /// Of `T(rawValue: text)`, any case of any type may come out, and of `.init(rawValue: text)` where nobody says of which.
  func noteRawValue(_ call: CallExpression, at position: CodePosition) {
    let values = RawValues(typer: typer, contexts: contexts)
    guard let made = values.type(madeBy: call, in: position.scope) else { return }
    if made.isSymbolic || made.isUnknown { result.makesAnyRawValue = true }
    if let id = made.nominalID, model.routes[id] != nil { result.dynamicEnums.insert(id) }
  }

  /// `Screen.self as? Step.Type`: what is a `Step.Type` makes any case by its name. `value as? Step` makes none: what it
  /// finds was made elsewhere.
  func noteCast(_ node: CastExpression, at position: CodePosition) {
    guard case .metatype(let type) = resolver.resolve(node.type, in: position.scope.context).unwrapped else { return }
    if let id = type.nominalID, model.routes[id] != nil { result.dynamicEnums.insert(id) }
  }
}
