/// Finds the routers that types take from the environment or the store, and the coordinators that types name.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenRouterReader {
  private let visitor: StinsenVisitor

  init(_ visitor: StinsenVisitor) { self.visitor = visitor }

  private var resolver: Resolver { visitor.resolver }

  func read() {
    let names = resolver.names
    for entry in names.types(of: visitor.file) + names.extensions(of: visitor.file) {
      guard let (id, context) = resolver.extent(of: entry) else { continue }
      for type in entry.node.inherited { noteNames(type, in: context) }
      let isShared = entry.node.members.contains(where: StinsenRouterReader.isSharedInstance)
      for member in entry.node.members {
        noteNames(of: member, in: context)
        guard let id, case .variable(let node) = member else { continue }
        for binding in node.bindings { read(node, binding, of: id, in: context, isShared: isShared) }
      }
    }
    let topLevel = DeclarationContext(file: visitor.file)
    for entry in names.globals(of: visitor.file) { noteNames(of: entry.declaration, in: topLevel) }
  }

  private static func isSharedInstance(_ member: Declaration) -> Bool {
    guard case .variable(let node) = member, node.head.modifiers.contains(.static), node.isConstant else {
      return false
    }
    return node.bindings.contains { $0.name?.text == "shared" }
  }

  private func read(
    _ node: VariableDeclaration, _ binding: VariableDeclaration.Binding, of owner: NominalID,
    in context: DeclarationContext, isShared: Bool
  ) {
    guard let name = binding.name, let written = binding.type, !binding.isComputed else { return }
    let source = origin(of: node, binding)
    // Other variables of router type are found where they are used.
    guard source != nil || node.head.modifiers.isTypeMember || isShared else { return }
    guard
      case .coordinator(let coordinator, _, isRouter: true) =
        visitor.model.receiver(of: resolver.resolve(written, in: context), resolver)
    else { return }
    visitor.result.variableReads.append(
      StinsenVariableRead(
        range: name.range, title: "\(name.text): \(coordinator.id.name).Router", coordinator: coordinator.coordinatorID,
        declared: .unknown))
    if let source {
      var isOptional = false
      if case .optional = written { isOptional = true }
      var isForced = false
      if case .implicitlyUnwrapped = written { isForced = true }
      visitor.result.routerVariables.append(
        StinsenRouterVariable(
          source: source, name: name.text, range: name.range, file: visitor.file, coordinator: coordinator.id,
          owner: owner, isOptional: isOptional, isForced: isForced,
          unconditionalRead: unconditionalRead(of: name.text, coordinator.id, owner)))
    }
    if node.head.modifiers.isTypeMember || (isShared && source == nil), !node.head.modifiers.contains(.weak) {
      visitor.result.keptRouters.append(StinsenKeptRouter(coordinator: coordinator.id, range: name.range))
    }
  }

  private func origin(
    of node: VariableDeclaration, _ binding: VariableDeclaration.Binding
  ) -> StinsenRouterVariable.Source? {
    if node.head.attribute("EnvironmentObject") != nil { return .environment }
    if node.head.attribute("RouterObject") != nil { return .store }
    return binding.value.map(StinsenRouterReader.asksStore) ?? false ? .store : nil
  }

  /// `RouterStore.shared.retrieve()`
  private static func asksStore(_ value: Expression) -> Bool {
    guard case .call(let call) = value, case .member(let retrieve) = call.callee, retrieve.name == "retrieve",
      case .member(let shared)? = retrieve.base, case .name(let store)? = shared.base
    else { return false }
    return store.name == "RouterStore"
  }

  /// Behind the constants, also those of an `if`, that stand for it.
  static func holder(of base: Expression, in scope: Scope) -> StinsenHolder? {
    var (base, scope) = (base, scope)
    for depth in 0..<16 {
      if case .cast(let node) = ReceiverChain.stripped(base), node.kind == .as { base = node.operand }
      if asksStore(ReceiverChain.stripped(base)) { return StinsenHolder(member: nil, isDirect: depth == 0) }
      guard case .name(let node) = ReceiverChain.stripped(base), let local = scope.lookup(node.name) else {
        return ReceiverChain.name(base).map { StinsenHolder(member: $0, isDirect: depth == 0) }
      }
      guard let outer = local.parent else { return nil }
      switch local.binding {
      case .unwrappedName: break
      case .unwrapped(let value): base = value
      default:
        guard let value = local.constantValue else { return nil }
        base = value
      }
      scope = outer
    }
    return nil
  }

  /// What is first asked of the variable where no condition guards it: a route, or else a member.
  private func unconditionalRead(of name: String, _ coordinator: NominalID, _ owner: NominalID) -> String? {
    let call = visitor.result.calls.first {
      $0.receiverName == name && $0.coordinator == coordinator && $0.owner == owner && $0.branch == 0
    }
    if let call { return call.routes.first ?? call.operation.rawValue }
    return visitor.unconditionalReads.first { $0.owner == owner && $0.name == name }?.member
  }

  /// Types of the file that take a router from the environment.
  func owners() -> Set<NominalID> {
    var found = Set<NominalID>()
    for entry in resolver.names.types(of: visitor.file) {
      for case .variable(let node) in entry.node.members where node.head.attribute("EnvironmentObject") != nil {
        guard let (id, context) = resolver.extent(of: entry), let id else { continue }
        for type in node.bindings.compactMap(\.type) {
          if case .coordinator(_, _, isRouter: true) = visitor.model.receiver(
            of: resolver.resolve(type, in: context), resolver)
          {
            found.insert(id)
          }
        }
      }
    }
    return found
  }

  /// Names of the methods of those types that the file declares: nobody asks who calls others.
  func methodsOfOwners() -> Set<String> {
    let names = Set(visitor.routerOwners.map(\.simpleName))
    let entries = resolver.names.types(of: visitor.file) + resolver.names.extensions(of: visitor.file)
    return Set(
      entries.filter { names.contains($0.node.name) }.flatMap(\.node.ownMethods).filter(\.doesSomething).map(\.name))
  }

  static func environmentNames(in file: FileID, _ names: NameTable) -> Set<String> {
    var found = Set<String>()
    for entry in names.types(of: file) {
      for case .variable(let node) in entry.node.members where node.head.attribute("EnvironmentObject") != nil {
        found.formUnion(node.bindings.compactMap { $0.name?.text })
      }
    }
    return found
  }

  // MARK: Variables that are read

  /// The variable that the receiver names: its use leads to its declaration and to the coordinator.
  func noteRead(of base: Expression, _ coordinator: StinsenCoordinator, isRouter: Bool, in scope: Scope) {
    let range: TextRange
    let name: String
    var declared = StinsenVariableRead.Declared.unknown
    switch ReceiverChain.stripped(base) {
    case .name(let node):
      guard node.name != "self" else { return }
      (name, range) = (node.name, node.nameRange)
      if let local = scope.lookup(name) {
        if !local.range.isEmpty { declared = .local(local.range) }
      } else if let owner = scope.context.enclosingType {
        declared = member(name, of: resolver.selfType(of: owner))
      }
    case .member(let node):
      guard let owner = node.base, node.name != "coordinator", node.name != "child" else { return }
      (name, range) = (node.name, node.nameRange)
      declared = member(name, of: visitor.typer.type(of: owner, in: scope).unwrapped)
    default: return
    }
    visitor.result.variableReads.append(
      StinsenVariableRead(
        range: range, title: "\(name): \(coordinator.id.name)" + (isRouter ? ".Router" : ""),
        coordinator: coordinator.coordinatorID, declared: declared))
  }

  private func member(_ name: String, of type: Type) -> StinsenVariableRead.Declared {
    // What the framework declares stands in no file.
    let found = resolver.members(name, of: type, seenFrom: visitor.file).first { !$0.member.entry.isInterface }
    return found.map { .member($0.member.owner, name) } ?? .unknown
  }

  // MARK: Coordinators named in types

  func noteNames(of declaration: Declaration, in context: DeclarationContext) {
    switch declaration {
    case .variable(let node):
      for binding in node.bindings {
        guard let type = binding.type else { continue }
        noteNames(type, in: context)
        if let value = binding.value { noteRoutes(value, as: type, in: context) }
      }
    case .function(let node): noteNames(of: node, in: context)
    case .alias(let node): if let type = node.type { noteNames(type, in: context.adding(node.generics)) }
    case .enumCase(let node): for parameter in node.parameters { noteNames(parameter.type, in: context) }
    case .type: break
    }
  }

  private func noteNames(of node: FunctionDeclaration, in context: DeclarationContext) {
    let context = context.adding(node.generics, node.requirements)
    for parameter in node.parameters {
      noteNames(parameter.type, in: context)
      if let value = parameter.defaultValue { noteRoutes(value, as: parameter.type, in: context) }
    }
    if let result = node.result { noteNames(result, in: context) }
  }

  /// `isOfValue`: something of the type may be there.
  func noteNames(_ type: TypeSyntax, in context: DeclarationContext, isOfValue: Bool = true) {
    switch type {
    case .named(let components):
      for (index, component) in components.enumerated() {
        noteNames(component.arguments, of: component.name, in: context)
        guard visitor.model.simpleNames.contains(component.name) else { continue }
        if isOfValue, index == components.count - 1 {
          visitor.result.mentioned[component.name, default: []].insert(context.enclosingType)
        }
        let prefix = TypeSyntax.named(Array(components[...index]))
        if let id = resolver.resolve(prefix, in: context).nominalID, let coordinator = visitor.model.coordinators[id] {
          visitor.result.occurrences.append(
            Occurrence(range: component.range, symbol: .coordinators([coordinator.coordinatorID]), role: .use))
        }
      }
      if let first = components.first, first.name.hasSuffix("KeyPath") { noteKeyPathVariable(first, in: context) }
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner), .any(let inner),
      .metatype(let inner):
      noteNames(inner, in: context, isOfValue: isOfValue)
    case .dictionary(let key, let value):
      noteNames(key, in: context)
      noteNames(value, in: context)
    case .tuple(let elements): for element in elements { noteNames(element.type, in: context) }
    case .function(let function):
      for parameter in function.parameters { noteNames(parameter.type, in: context) }
      noteNames(function.result, in: context)
    case .composition(let types): for type in types { noteNames(type, in: context) }
    case .unknown: break
    }
  }

  /// A router, a stack or a key path of a coordinator's may be there without one.
  func noteNames(_ arguments: [TypeSyntax], of generic: String, in context: DeclarationContext) {
    let isOfValue =
      !["NavigationRouter", "TabRouter", "NavigationStack", "Transition"].contains(generic)
      && !generic.hasSuffix("KeyPath")
    for argument in arguments { noteNames(argument, in: context, isOfValue: isOfValue) }
  }

  /// Key path literals whose root the type of their place says: `let next: KeyPath<C, …> = \.a`.
  func noteRoutes(_ value: Expression, as type: TypeSyntax, in context: DeclarationContext) {
    switch value {
    case .keyPath, .ternary, .array, .tuple, .control:
      noteRoutes(value, as: resolver.resolve(type, in: context), in: Scope(context))
    default: break
    }
  }

  func noteRoutes(_ value: Expression, as type: Type, in scope: Scope) {
    var expected = type.unwrapped
    if case .external("Array", let elements) = expected, let element = elements.first { expected = element.unwrapped }
    guard case .external(let name, let arguments) = expected, name.hasSuffix("KeyPath"),
      let id = arguments.first?.nominalID, let coordinator = visitor.model.coordinators[id]
    else { return }
    var values = [value]
    if case .array(let node) = value { values = node.elements }
    for alternative in values.flatMap({ KeyPathAlternatives.of($0, in: scope) }) where !alternative.isFromConstant {
      if let path = alternative.path, path.root == nil { visitor.noteRoute(path, of: coordinator) }
    }
  }

  /// A variable of key path type on a coordinator may name any of its routes.
  private func noteKeyPathVariable(_ component: TypeComponent, in context: DeclarationContext) {
    guard let root = component.arguments.first, let id = resolver.resolve(root, in: context).nominalID,
      let coordinator = visitor.model.coordinators[id]
    else { return }
    visitor.result.unclear.insert(coordinator.coordinatorID)
  }
}
