/// What property wrappers make of a value beside the name: `@Clamped var share = 1` may hold a `Double`.

import Facts

extension Typer {
  /// Nil where the value's own type stays.
  func wrappedType(_ head: DeclarationHead, _ value: Expression?, _ context: DeclarationContext) -> Type? {
    let adapts = value.map(Typer.adapts) ?? false
    for attribute in head.attributes where attribute.mayBeWrapper {
      guard case .nominal(let id, _) = resolver.resolve(attribute.type, in: context) else {
        if adapts { return .unknown }
        continue
      }
      let isWrapper = resolver.info(id).entries.contains { $0.node.head.attribute("propertyWrapper") != nil }
      guard isWrapper else { continue }
      let held = memberType("wrappedValue", of: resolver.selfType(of: id), in: Scope(context))
      if !held.hasUnknownPart, !held.hasParameter { return held }
      if adapts { return .unknown }
    }
    return nil
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
