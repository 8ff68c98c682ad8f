/// Types of closure literals' parameters, from the position that the closure is passed to.

import Facts
import SourceText

extension Typer {
  func closureParameterType(of call: CallExpression, argument: Int, parameter: Int, in scope: Scope) -> Type {
    if case .function(let parameters, _) = expectedType(of: argument, in: call, scope).unwrapped {
      if parameter < parameters.count { return parameters[parameter].type }
    }
    // Methods of libraries that hand over what they hold.
    guard case .member(let member) = call.callee, let base = member.base, parameter == 0 else { return .unknown }
    let receiver = type(of: base, in: scope)
    if case .optional(let wrapped) = receiver, ["map", "flatMap"].contains(member.name) { return wrapped }
    if Typer.elementMethods.contains(member.name) {
      let element = elementType(of: receiver.unwrapped)
      if !element.isUnknown { return element }
    }
    return receiver.nominalID == nil ? handedObject(call, member.name, base, argument, in: scope) : .unknown
  }

  private static let elementMethods: Set<String> = [
    "forEach", "map", "flatMap", "compactMap", "filter", "first", "contains", "allSatisfy", "sorted", "last",
    "firstIndex",
  ]

  // MARK: RxSwift

  /// `.subscribe(with: self) { owner, element in … }` and `.withUnretained(self).subscribe { owner, element in … }`:
  /// the object comes first. (RxSwift 6: `ObservableType+WithUnretained`, `ObservableType.subscribe(with:…)`; RxCocoa:
  /// `drive(with:…)`, `emit(with:…)`, `bind(with:…)`.)
  private func handedObject(
    _ call: CallExpression, _ name: String, _ base: Expression, _ argument: Int, in scope: Scope
  ) -> Type {
    guard Typer.subscriptions.contains(name), argument < call.arguments.count else { return .unknown }
    if let object = call.arguments.first, object.label == "with", argument > 0 {
      return type(of: object.value, in: scope)
    }
    guard case .call(let inner) = base, case .member(let source) = inner.callee, source.name == "withUnretained",
      inner.arguments.count == 1, let object = inner.arguments.first, object.label == nil,
      case .closure(let closure) = call.arguments[argument].value
    else { return .unknown }
    let type = type(of: object.value, in: scope)
    // The pair is taken apart where two names stand for it.
    guard let parameters = closure.parameters, parameters.count > 1 else {
      return .tuple([Type.Element(label: nil, type: type), Type.Element(label: nil, type: .unknown)])
    }
    return type
  }

  private static let subscriptions: Set<String> = ["subscribe", "bind", "drive", "emit"]
}
