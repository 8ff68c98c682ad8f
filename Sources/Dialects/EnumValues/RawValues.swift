/// Values that are made of raw values: any case of an enum may come out.

import Facts
import Semantics

struct RawValues {
  let typer: Typer
  let contexts: ValueContexts

  /// The type of `Step(rawValue: text)`, `Step.init(rawValue: text)`, `.init(rawValue: text)` and, in a type's own code,
  /// `self.init(rawValue: text)`; unknown where nobody says what `.init` makes. Nil for other calls.
  func type(madeBy call: CallExpression, in scope: Scope) -> Type? {
    guard call.arguments.first?.label == "rawValue" else { return nil }
    guard case .member(let node) = call.callee, node.name == "init" else { return instance(of: call.callee, in: scope) }
    guard let base = node.base else { return contexts.type(of: node)?.unwrapped ?? .unknown }
    if case .name(let name) = base, name.name == "self" { return typer.type(of: base, in: scope) }
    return instance(of: base, in: scope)
  }

  private func instance(of type: Expression, in scope: Scope) -> Type? {
    if case .metatype(let instance) = typer.type(of: type, in: scope) { instance } else { nil }
  }
}
