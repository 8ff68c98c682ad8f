/// Types of members, subscripts, operators and literals.

package import Facts
import SourceText

extension Typer {
  func type(of node: MemberExpression, in scope: Scope) -> Type {
    guard let base = node.base, !node.name.isEmpty else { return .unknown }
    let baseType = type(of: base, in: scope)
    if node.name == "self" { return baseType }
    return memberType(node.name, of: baseType, genericArguments: node.genericArguments, labels: node.labels, in: scope)
  }

  /// The type of `base.name`, not called. Optional bases are looked through.
  package func memberType(
    _ name: String, of base: Type, genericArguments: [TypeSyntax] = [], labels: [String]? = nil, in scope: Scope
  ) -> Type {
    for framework in frameworkTypings {
      if let type = framework.memberType(name, of: base, in: scope, by: self) { return type }
    }
    switch base {
    case .optional: return memberType(name, of: base.unwrapped, labels: labels, in: scope)
    case .metatype(let instance): return staticMemberType(name, of: instance, genericArguments, in: scope)
    case .tuple(let elements):
      if let index = Int(name), index >= 0, index < elements.count { return elements[index].type }
      return elements.first { $0.label == name }?.type ?? .unknown
    default: break
    }
    let members = resolver.members(name, of: base, seenFrom: scope.context.file)
    if mayMeanValue(members) { return .unknown }
    for found in members where !found.member.head.modifiers.isTypeMember {
      if let labels, case .function(let node) = found.member.declaration,
        node.parameters.map({ $0.label ?? "_" }) != labels
      {
        continue
      }
      switch found.member.declaration {
      // Belong to the type, not to its values: `var pubkey` may stand beside `case pubkey`.
      case .type, .alias, .enumCase: continue
      case .variable, .function: return type(of: found)
      }
    }
    return providedMemberType(name, of: base) ?? addedMemberType(name, of: base, in: scope)
      ?? requiredMemberType(name, of: base, in: scope) ?? boundMemberType(name, of: base, in: scope)
      ?? dynamicMemberType(name, of: base, in: scope)
  }

  /// `extension P where Self: Q, Self.Item == Int`: what `Q` declares, `self` has as well.
  func boundMemberType(_ name: String, of base: Type, in scope: Scope) -> Type? {
    let context = scope.context
    guard !context.selfBounds.isEmpty, let own = context.enclosingType, base.nominalID == own else { return nil }
    for bound in context.selfBounds.map({ resolver.resolve($0, in: context) }) {
      guard let id = bound.nominalID, id != own, resolver.info(id).isProtocol else { continue }
      let type = memberType(name, of: bound, in: scope)
      if type.isUnknown { continue }
      var fixed = resolver.fixedTypes(of: "Self", in: context)
      for associated in resolver.info(id).associatedTypes {
        if let written = context.memberTypes[associated] { fixed[associated] = resolver.resolve(written, in: context) }
      }
      let known = type.substituting(fixed)
      return known.hasParameter ? nil : known
    }
    return nil
  }

  /// What the constraint of a generic parameter says: `store.root` with `let store: S` and `S: FlowStore`. An associated
  /// type stays unknown unless it is required to be one (`where S.Item == Int`): the name of a parameter around could be
  /// the same.
  private func requiredMemberType(_ name: String, of base: Type, in scope: Scope) -> Type? {
    guard case .parameter(let parameter) = base, let bound = resolver.constraint(of: parameter, in: scope.context)
    else {
      return nil
    }
    if case .parameter = bound { return nil }
    var type = memberType(name, of: bound, in: scope)
    if type.hasParameter { type = type.substituting(resolver.fixedTypes(of: parameter, in: scope.context)) }
    return type.isUnknown || type.hasParameter ? nil : type
  }

  /// A property that the workspace adds to a type of another module. A function of that name may be the module's as well.
  private func addedMemberType(_ name: String, of base: Type, in scope: Scope) -> Type? {
    for found in addedMembers(name, to: base, in: scope) where !found.member.head.modifiers.isTypeMember {
      if case .variable = found.member.declaration { return type(of: found) }
    }
    return nil
  }

  /// What the workspace adds to a type of another module: `extension EnvironmentValues { var router: Router? { … } }`.
  func addedMembers(_ name: String, to base: Type, in scope: Scope) -> [FoundMember] {
    guard case .external(let owner, let arguments) = base, arguments.isEmpty,
      // Another module's type of that name, which code here does not see.
      !resolver.types(named: owner).contains(where: { !$0.isInterface })
    else { return [] }
    return resolver.members(name, of: .nominal(NominalID(owner), []), seenFrom: scope.context.file).filter {
      $0.member.entry.node.requirements.isEmpty
    }
  }

  /// `subscript<T>(dynamicMember path: KeyPath<Model, T>) -> T`: a member of what the key path starts at.
  private func dynamicMemberType(_ name: String, of base: Type, in scope: Scope) -> Type {
    guard dynamicBases.count < 4, dynamicBases.insert(base).inserted else { return .unknown }
    defer { dynamicBases.remove(base) }
    var types = Set<Type>()
    for found in resolver.members("subscript", of: base) {
      guard case .function(let node) = found.member.declaration, let path = node.parameters.first,
        path.label == "dynamicMember", let result = node.result
      else { continue }
      let context = found.member.context(resolver).adding(node.generics, node.requirements)
      let written = resolver.resolve(path.type, in: context).substituting(found.substitution)
      guard case .external(let kind, let parts) = written, kind.hasSuffix("KeyPath"), parts.count == 2,
        case .parameter(let value) = parts[1]
      else { return .unknown }
      let member = memberType(name, of: parts[0], in: scope)
      if member.isUnknown { return .unknown }
      types.insert(resolver.resolve(result, in: context).substituting(found.substitution).substituting([value: member]))
    }
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  /// `type(of: self)` of a value. An object may be of a derived class.
  func valueMetatype(_ call: CallExpression, in scope: Scope) -> Type? {
    guard case .name(let callee) = call.callee, callee.name == "type", call.arguments.count == 1,
      let only = call.arguments.first, only.label == "of", case .nominal(let id, _) = type(of: only.value, in: scope),
      !resolver.info(id).isClass, !resolver.info(id).isProtocol
    else { return nil }
    return .metatype(type(of: only.value, in: scope))
  }

  private func staticMemberType(_ name: String, of instance: Type, _ arguments: [TypeSyntax], in scope: Scope) -> Type {
    if name == "Type" { return .metatype(instance) }
    var method: Type?
    for found in resolver.members(name, of: instance, seenFrom: scope.context.file) {
      switch found.member.declaration {
      case .enumCase(let node):
        guard !node.parameters.isEmpty else { return instance }
        let context = found.member.context(resolver)
        let parameters = node.parameters.map { Type.Element(label: nil, type: resolver.resolve($0.type, in: context)) }
        return .function(parameters, instance)
      case .type(let id): return .metatype(.nominal(id, arguments.map { resolver.resolve($0, in: scope.context) }))
      case .alias:
        let component = TypeComponent(name: name, range: .zero, arguments: arguments)
        guard let id = instance.nominalID else { return .unknown }
        var context = scope.context
        context.enclosingTypes = [id]
        return .metatype(resolver.resolve(.named([component]), in: context).substituting(found.substitution))
      case .variable, .function:
        if found.member.head.modifiers.isTypeMember { return type(of: found) }
        // An instance method named on its type: a function from an instance.
        guard case .function = found.member.declaration, method == nil else { continue }
        method = .function([Type.Element(label: nil, type: instance)], type(of: found))
      }
    }
    if let method { return method }
    if name == "allCases", let id = instance.nominalID,
      resolver.info(id).supertypes.contains(.external("CaseIterable", []))
    {
      return .external("Array", [instance])
    }
    // Factory's, which no workspace declares.
    if name == "shared", instance == .external("Container", []) { return instance }
    guard case .external(let outer, _) = instance, name.startsLikeType else { return .unknown }
    if resolver.names.sees(outer, from: scope.context.file) {
      let qualified = [
        TypeComponent(name: outer, range: .zero, arguments: []),
        TypeComponent(name: name, range: .zero, arguments: arguments),
      ]
      return .metatype(resolver.resolve(.named(qualified), in: scope.context))
    }
    return .metatype(.external(outer + "." + name, arguments.map { resolver.resolve($0, in: scope.context) }))
  }

  /// The type of a variable, or the function type of a function.
  package func type(of found: FoundMember) -> Type {
    let context = found.member.context(resolver)
    switch found.member.declaration {
    case .variable(let node, let index):
      guard index < node.bindings.count else { return .unknown }
      let binding = node.bindings[index]
      if binding.type == nil {
        if let provided = environmentValueType(node.head, context) ?? adaptedDelegate(node.head, context) {
          return provided
        }
        if let wrapped = wrappedType(node.head, binding.value, context) {
          return wrapped.substituting(found.substitution)
        }
      }
      return type(of: found.member.name, boundBy: binding, of: node, in: Scope(context))
        .substituting(found.substitution)
    case .function(let node):
      let context = context.adding(node.generics, node.requirements)
      return functionType(of: node, in: context).substituting(found.substitution)
    case .enumCase: return resolver.selfType(of: found.member.owner).substituting(found.substitution)
    case .alias, .type: return .unknown
    }
  }

  /// `@Environment(Model.self) var model`, `@Environment(\.coordinator) var coordinator`, and what libraries for
  /// dependencies do alike: `@Dependency(\.router) var router`, `@Injected(\.router) var router`.
  private func environmentValueType(_ head: DeclarationHead, _ context: DeclarationContext) -> Type? {
    for (attribute, owner) in Typer.valueOwners {
      guard let written = head.attribute(attribute), let argument = written.arguments?.first?.value,
        wrapper(meantBy: written, in: context) == nil
      else { continue }
      let scope = Scope(context)
      if case .keyPath(let path) = argument, let type = providedType(path, by: owner, in: scope) { return type }
      guard attribute == "Environment", case .metatype(let model) = type(of: argument, in: scope) else { return nil }
      return model
    }
    return nil
  }

  /// SwiftUI's `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`, and its kin on other platforms.
  private func adaptedDelegate(_ head: DeclarationHead, _ context: DeclarationContext) -> Type? {
    let adaptor = head.attributes.first { Typer.delegateAdaptors.contains($0.name) }
    guard let adaptor, let delegate = adaptor.arguments?.first?.value, wrapper(meantBy: adaptor, in: context) == nil,
      case .metatype(let type) = type(of: delegate, in: Scope(context))
    else { return nil }
    return type
  }

  private static let delegateAdaptors: Set<String> = [
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor",
  ]

  /// Factory's `resolve(\.router)`, which no workspace declares.
  func resolvedValueType(of call: CallExpression, in scope: Scope) -> Type? {
    guard case .name(let node) = call.callee, node.name == "resolve", scope.lookup(node.name) == nil,
      call.arguments.count == 1, case .keyPath(let path) = call.arguments[0].value
    else { return nil }
    return providedType(path, by: "Container", in: scope)
  }

  /// What a key path names in a container, or in the one that it starts from.
  private func providedType(_ path: KeyPathExpression, by owner: String, in scope: Scope) -> Type? {
    guard let component = path.components.first else { return nil }
    let root = path.root.map { resolver.resolve($0, in: scope.context) } ?? .nominal(NominalID(owner), [])
    let type = memberType(component.name, of: root, in: scope)
    guard owner == "Container" else { return type }
    // What the container holds makes the value.
    switch type {
    case .external("Factory", let made): return made.first
    case .nominal(let id, let made) where id.simpleName == "Factory": return made.first
    default: return .unknown
    }
  }

  /// Property wrappers that a key path names a value to, and whose it is: SwiftUI's, those of swift-dependencies and of
  /// Factory.
  private static let valueOwners = [
    ("Environment", "EnvironmentValues"), ("Dependency", "DependencyValues"), ("Injected", "Container"),
    ("LazyInjected", "Container"), ("WeakLazyInjected", "Container"), ("DynamicInjected", "Container"),
    ("InjectedObject", "Container"), ("InjectedObservable", "Container"),
  ]

  func functionType(of node: FunctionDeclaration, in context: DeclarationContext) -> Type {
    .function(
      node.parameters.map { Type.Element(label: $0.label, type: resolver.resolve($0.type, in: context)) },
      node.result.map { resolver.resolve($0.ofValue, in: context) } ?? .void)
  }

  func type(of node: LiteralExpression) -> Type {
    switch node.kind {
    case .integer: .external("Int", [])
    case .float: .external("Double", [])
    case .boolean: .external("Bool", [])
    case .string: .external("String", [])
    case .nil, .regex: .unknown
    }
  }

  func type(of node: TupleExpression, in scope: Scope) -> Type {
    if node.elements.count == 1, node.elements[0].label == nil {
      return type(ofWhole: node.elements[0].value, in: scope)
    }
    // How many there are, nobody knows.
    if node.isBroken { return .unknown }
    return .tuple(node.elements.map { Type.Element(label: $0.label, type: type(of: $0.value, in: scope)) })
  }

  func type(of node: ArrayExpression, in scope: Scope) -> Type {
    guard let first = node.elements.first else { return .unknown }
    // `[Router]()`: the array of a type is a type.
    if node.elements.count == 1, case .metatype(let instance) = type(of: first, in: scope) {
      return .metatype(.array(instance))
    }
    let element = joinedType(of: node.elements, in: scope)
    return element.isUnknown ? .unknown : .array(element)
  }

  func type(of node: DictionaryExpression, in scope: Scope) -> Type {
    guard let first = node.elements.first else { return .unknown }
    // `[Tab: Router]()`
    if node.elements.count == 1, case .metatype(let held) = type(of: first.value, in: scope) {
      let key = if case .metatype(let instance) = type(of: first.key, in: scope) { instance } else { Type.unknown }
      return .metatype(.external("Dictionary", [key, held]))
    }
    let key = joinedType(of: node.elements.map(\.key), in: scope)
    return .external("Dictionary", [key, joinedType(of: node.elements.map(\.value), in: scope)])
  }

  func type(of node: UnaryExpression, in scope: Scope) -> Type {
    let operand = type(of: node.operand, in: scope)
    switch node.kind {
    case .optionalChain:
      // `Step?.none`
      if case .metatype(let wrapped) = operand { return .metatype(.optional(wrapped)) }
      return operand.unwrapped
    case .forceUnwrap: return operand.unwrapped
    case .prefix(let name) where hasOtherResult(name, [Typer.adapts(node.operand) ? .unknown : operand]):
      return .unknown
    case .prefix("!"): return .external("Bool", [])
    case .prefix("-"), .prefix("+"), .prefix("&"): return operand
    case .prefix, .postfix: return .unknown
    }
  }

  func type(of node: SequenceExpression, in scope: Scope) -> Type {
    guard let last = node.operands.last else { return .unknown }
    if isRedefined(node, in: scope) { return .unknown }
    if node.operators.contains(where: Typer.givesBool) { return .external("Bool", []) }
    if node.operators.allSatisfy({ $0 == "??" }) {
      let joined = joinedType(of: node.operands, in: scope)
      if case .optional = type(ofWhole: last, in: scope) { return joined }
      return joined.unwrapped
    }
    guard node.operators.allSatisfy({ ["+", "-", "*", "/", "%"].contains($0) }) else { return .unknown }
    let types = Set(node.operands.map { type(of: $0, in: scope) })
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  /// Operands of one type stay so, whatever takes two of others; of a longer chain with several nothing is known.
  private func isRedefined(_ node: SequenceExpression, in scope: Scope) -> Bool {
    let operators = Set(node.operators).filter { !resolver.names.operators(named: $0).isEmpty }
    if operators.isEmpty {
      for name in node.operators { resolver.record(name) }
      return false
    }
    let types = node.operands.map { Typer.adapts($0) ? .unknown : type(of: $0, in: scope) }
    let operands = types.count == 2 || Set(types).count == 1 ? Array(types.prefix(2)) : [.unknown, .unknown]
    return node.operators.contains { hasOtherResult($0, operands) }
  }

  func type(of node: TernaryExpression, in scope: Scope) -> Type {
    joinedType(of: [node.first, node.second], in: scope)
  }

  /// Takes the type of what it stands beside: `total ?? 0` may be a `Double`.
  static func adapts(_ expression: Expression) -> Bool {
    switch expression {
    case .literal, .array, .dictionary: true
    case .unary(let node): adapts(node.operand)
    case .tuple(let node): node.elements.contains { adapts($0.value) }
    default: false
    }
  }

  func type(of node: ClosureExpression, in scope: Scope) -> Type {
    let parameters = (node.parameters ?? []).map {
      Type.Element(label: nil, type: $0.type.map { resolver.resolve($0, in: scope.context) } ?? .unknown)
    }
    if let result = node.result { return .function(parameters, resolver.resolve(result, in: scope.context)) }
    guard node.statements.count == 1, case .expression(let only)? = node.statements.first else {
      return .function(parameters, .unknown)
    }
    var inner = scope
    for parameter in node.parameters ?? [] {
      inner = inner.adding(parameter.name, parameter.range, parameter.type.map { .typed($0) } ?? .unknown)
    }
    let isTyped = !node.usesImplicitParameters && (node.parameters ?? []).allSatisfy { $0.type != nil }
    return .function(
      parameters, isTyped ? type(of: only, in: inner) : guessing { type(of: only, in: inner) })
  }
}
