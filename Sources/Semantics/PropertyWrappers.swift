/// What property wrappers make of a value beside the name: `@Clamped var share = 1` may hold a `Double`.

import Facts
import SourceText

extension Typer {
  /// Nil where the value's own type stays.
  func wrappedType(_ head: DeclarationHead, _ value: Expression?, _ context: DeclarationContext) -> Type? {
    let adapts = value.map(Typer.adapts) ?? false
    for attribute in head.attributes where attribute.mayBeWrapper {
      guard case .nominal = resolver.resolve(attribute.type, in: context) else {
        if adapts { return .unknown }
        continue
      }
      guard let id = wrapper(meantBy: attribute, in: context) else { continue }
      for wrapper in [resolver.selfType(of: id), made(by: attribute, context)] where wrapper.nominalID == id {
        let held = memberType("wrappedValue", of: wrapper, in: Scope(context))
        if !held.hasUnknownPart, !held.hasParameter { return held }
      }
      if adapts { return .unknown }
    }
    return nil
  }

  /// The workspace's own wrapper that an attribute names.
  func wrapper(meantBy attribute: Attribute, in context: DeclarationContext) -> NominalID? {
    guard case .nominal(let id, _) = resolver.resolve(attribute.type, in: context),
      resolver.info(id).entries.contains(where: { $0.node.head.attribute("propertyWrapper") != nil })
    else { return nil }
    return id
  }

  /// What the arguments of an attribute make of a generic wrapper: `@Injected(\.router)`, which takes a key path.
  private func made(by attribute: Attribute, _ context: DeclarationContext) -> Type {
    guard let arguments = attribute.arguments, !arguments.isEmpty else { return .unknown }
    let wrapper = NameExpression(name: attribute.name, range: .zero, nameRange: .zero)
    let call = CallExpression(
      callee: .name(wrapper), arguments: arguments, parentheses: nil, isBroken: false, range: .zero)
    return type(of: call, in: Scope(context))
  }
}

extension VariableDeclaration {
  /// What a local name stands for.
  func held(by binding: Binding) -> Scope.Binding {
    if let typed = binding.typed { return typed }
    guard let value = binding.value, !Typer.adapts(value) || !head.attributes.contains(where: \.mayBeWrapper) else {
      return .unknown
    }
    return .value(value, isConstant: isConstant)
  }
}

extension Attribute {
  /// Not one of those that take a value as it is.
  fileprivate var mayBeWrapper: Bool {
    name.startsLikeType && !name.hasSuffix("Actor") && !Attribute.plain.contains(name)
  }

  private static let plain: Set<String> = [
    "AppStorage", "Binding", "GestureState", "ObservationIgnored", "ObservationTracked", "Published", "SceneStorage",
    "State", "TaskLocal",
  ]
}

extension Typer {
  /// `Binding($draft)`: a binding of what is there, where something is.
  func unwrappedBinding(_ call: CallExpression, in scope: Scope) -> Type? {
    guard case .name(let name) = call.callee, name.name == "Binding", name.genericArguments.isEmpty,
      scope.lookup(name.name) == nil, call.arguments.count == 1, call.arguments[0].label == nil,
      case .external("Binding", let outer) = type(of: call.arguments[0].value, in: scope),
      case .optional(let held)? = outer.first, resolver.types(named: name.name).isEmpty, !addsInitializer(for: call)
    else { return nil }
    return .optional(.external("Binding", [held]))
  }

  private func addsInitializer(for call: CallExpression) -> Bool {
    resolver.record("Binding")
    return resolver.extensions(endingIn: "Binding").contains { entry in
      entry.node.members.contains { member in
        guard case .function(let function) = member, function.name == "init" else { return false }
        return fits(call, function.parameters)
      }
    }
  }
}
