/// Types of closure literals' parameters, from the position that the closure is passed to.

import Facts
import SourceText

extension Typer {
  func closureParameterType(of call: CallExpression, argument: Int, parameter: Int, in scope: Scope) -> Type {
    guard argument < call.arguments.count, case .closure(let closure) = call.arguments[argument].value else {
      return .unknown
    }
    if case .function(let parameters, _) = expectedFunction(at: argument, in: call, scope) {
      if parameters.count == 1 { return part(parameter, of: parameters[0].type, for: closure) }
      if parameter < parameters.count { return parameters[parameter].type }
    }
    if case .name(let node) = call.callee { return parameter == 0 ? handed(by: node, call, in: scope) : .unknown }
    // Methods of libraries that hand over what they hold.
    guard case .member(let member) = call.callee, let base = member.base else { return .unknown }
    let receiver = type(of: base, in: scope)
    if parameter == 0, case .optional(let wrapped) = receiver, ["map", "flatMap"].contains(member.name) {
      return wrapped
    }
    guard receiver.nominalID == nil else { return .unknown }
    if let object = handedObject(call, member.name, argument, in: scope) { return parameter == 0 ? object : .unknown }
    return handed(by: member.name, of: base, to: closure, argument, parameter: parameter, in: call, scope)
  }

  /// What is expected at a closure's place, with what the other arguments make of the function's generic parameters:
  /// `func with<C: Router>(_ router: C, _ body: (C) -> Void)`
  private func expectedFunction(at argument: Int, in call: CallExpression, _ scope: Scope) -> Type {
    let expected = expectedType(of: argument, in: call, scope).unwrapped
    guard expected.hasParameter else { return expected }
    let callees = callees(of: call, in: scope)
    guard callees.count == 1, let callee = callees.first, !callee.generics.isEmpty else { return expected }
    return expected.substituting(bound(by: call, to: callee, in: scope) { !$0.isClosure })
  }

  /// What types of libraries hand first to a closure that they are made with: SwiftUI's `ForEach(items) { item in … }` and
  /// `List(items) { … }` an element, RxCocoa's `Binder(self) { owner, value in … }` the object.
  private func handed(by name: NameExpression, _ call: CallExpression, in scope: Scope) -> Type {
    guard ["ForEach", "List", "Binder"].contains(name.name) else { return .unknown }
    resolver.record(name.name)
    guard !resolver.names.declaresType(named: name.name), let first = call.arguments.first, first.label == nil,
      !first.isTrailing
    else { return .unknown }
    let type = type(of: first.value, in: scope)
    return name.name == "Binder" ? type : elementType(of: type)
  }

  /// RxSwift's `.subscribe(with: self) { owner, element in … }`: the object comes first. (RxSwift 6:
  /// `ObservableType.subscribe(with:…)`; RxCocoa: `drive(with:…)`, `emit(with:…)`, `bind(with:…)`.)
  private func handedObject(_ call: CallExpression, _ name: String, _ argument: Int, in scope: Scope) -> Type? {
    guard Typer.subscriptions.contains(name), let object = call.arguments.first, object.label == "with", argument > 0
    else { return nil }
    return type(of: object.value, in: scope)
  }

  private static let subscriptions: Set<String> = ["subscribe", "bind", "drive", "emit"]
}
