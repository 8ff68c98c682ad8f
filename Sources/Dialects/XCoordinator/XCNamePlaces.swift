/// Names that are no routes and lead somewhere all the same: routers, types, helpers, screens that are shown, labels.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCNamePlace: Sendable {
  enum Name: Hashable, Sendable {
    case router(Router)
    /// Of coordinators or of routes.
    case type(NominalID)
    /// A function or property that gives a transition.
    case helper(owner: NominalID, name: String)
    /// As what a transition shows.
    case screen(NominalID)
    /// Of a case's payload.
    case label(route: NominalID, name: String, label: String)
  }

  struct Router: Hashable, Sendable {
    enum Declared: Hashable, Sendable {
      case local(TextRange)
      case member(NominalID, String)
      case global(String)
      /// By the framework, or nowhere.
      case elsewhere
    }

    var name: String
    var declared: Declared
    var type: Type
    /// The class behind it, where this very place tells.
    var known: NominalID?
  }

  var name: Name
  var range: TextRange
  var role = Role.use
}

extension XCVisitor {
  private func note(_ name: XCNamePlace.Name, _ range: TextRange, _ role: Role = .use) {
    result.namePlaces.append(XCNamePlace(name: name, range: range, role: role))
  }

  func noteName(_ node: NameExpression, at position: CodePosition) {
    for argument in node.genericArguments { noteTypes(argument, in: position.scope.context) }
    if node.name.startsLikeType { return noteType(.name(node), node.name, node.nameRange, at: position) }
    guard node.name != "self", node.name != "super" else { return }
    let local = position.scope.lookup(node.name)
    let own = position.scope.context.enclosingType
    if local == nil, let own, noteHelper(node.name, of: own, node.nameRange) { return }
    guard let type = routerType(.name(node), at: position) else { return }
    var router = XCNamePlace.Router(name: node.name, declared: .elsewhere, type: type)
    if let local {
      if !local.range.isEmpty { router.declared = .local(local.range) }
      router.known = constructedClass(local, at: position)
      if !local.range.isEmpty, noted.insert(local.range).inserted { note(.router(router), local.range, .declaration) }
    } else if let own, isMember(node.name, of: own) {
      router.declared = .member(own, node.name)
    } else if let own, XCModel.routerMembers.contains(node.name) {
      router.known = model.classes[own] == nil ? nil : own
    } else if !resolver.globals(named: node.name).isEmpty {
      router.declared = .global(node.name)
    }
    note(.router(router), node.nameRange)
  }

  func noteName(_ node: MemberExpression, at position: CodePosition) {
    for argument in node.genericArguments { noteTypes(argument, in: position.scope.context) }
    if node.name.startsLikeType { return noteType(.member(node), node.name, node.nameRange, at: position) }
    guard let base = node.base else { return noteStaticHelper(node) }
    guard let owner = typer.type(of: base, in: position.scope).instance.nominalID else { return }
    if noteHelper(node.name, of: owner, node.nameRange) { return }
    guard let type = routerType(.member(node), at: position) else { return }
    var router = XCNamePlace.Router(name: node.name, declared: .elsewhere, type: type)
    if isMember(node.name, of: owner) {
      router.declared = .member(owner, node.name)
    } else {
      router.known = model.classes[owner] == nil ? nil : owner
    }
    note(.router(router), node.nameRange)
  }

  /// The type of a variable that routes can be triggered on.
  private func routerType(_ expression: Expression, at position: CodePosition) -> Type? {
    let type = types.concrete(typer.type(of: expression, in: position.scope), in: position.scope.context)
    switch type.unwrapped {
    case .nominal(let id, _):
      if id.name == XCName.signals { return nil }
      if let known = routerTypes[id] { return known ? type : nil }
      let isRouter = types.routeType(of: type) != nil
      routerTypes[id] = isRouter
      return isRouter ? type : nil
    case .constrained: return types.routeType(of: type) == nil ? nil : type
    default: return nil
    }
  }

  private func isMember(_ name: String, of owner: NominalID) -> Bool {
    resolver.members(name, of: resolver.selfType(of: owner)).contains { !$0.member.entry.isInterface }
  }

  /// `let c = HomeCoordinator().strongRouter`
  private func constructedClass(_ local: Scope, at position: CodePosition) -> NominalID? {
    guard let value = local.declaredValue, case .call(let call) = XCVisitor.plain(value),
      ConstructionFinder.constructedType(call) != nil,
      let id = typer.type(of: .call(call), in: local.parent ?? position.scope).nominalID, model.classes[id] != nil
    else { return nil }
    return id
  }

  // MARK: Helpers

  /// The class's own function or property that gives a transition; handlers are none.
  private func noteHelper(_ name: String, of owner: NominalID, _ range: TextRange) -> Bool {
    if XCSiteReader.operations.contains(name) || name == "prepare" { return false }
    if owner.name == XCName.transition {
      guard model.ownFactories.contains(name) else { return false }
      note(.helper(owner: owner, name: name), range)
      return true
    }
    guard model.classes[owner] != nil, isHelper(name, of: owner) else { return false }
    note(.helper(owner: owner, name: name), range)
    return true
  }

  private func isHelper(_ name: String, of owner: NominalID) -> Bool {
    resolver.members(name, of: resolver.selfType(of: owner)).contains { found in
      !found.member.entry.isInterface && givesTransition(found.member.declaration, in: found.member.context(resolver))
    }
  }

  private func givesTransition(_ declaration: Member.Declared, in context: DeclarationContext) -> Bool {
    var result: TypeSyntax?
    switch declaration {
    case .function(let node): result = node.result
    case .variable(let node, let index): result = index < node.bindings.count ? node.bindings[index].type : nil
    default: break
    }
    return result.map { types.rootController(of: resolver.resolve($0, in: context)) != nil } ?? false
  }

  /// `.fresh(…)`, `.home`, where a transition is expected, or no case has the name.
  private func noteStaticHelper(_ node: MemberExpression) {
    guard model.ownFactories.contains(node.name) else { return }
    let expected = expectations.type(of: node)?.unwrapped.nominalID
    guard expected.map({ $0.name == XCName.transition }) ?? !model.caseNames.contains(node.name) else { return }
    note(.helper(owner: NominalID(XCName.transition), name: node.name), node.nameRange)
  }

  // MARK: Calls

  func noteNames(of call: CallExpression, at position: CodePosition) {
    guard let (name, _) = XCSiteReader.operation(call) else { return }
    if case .member(let member) = call.callee, model.caseNames.contains(name) {
      for argument in call.arguments {
        if let label = argument.label, let range = argument.labelRange {
          labels[member.nameRange, default: []].append((label, range))
        }
      }
    }
    if let shown = presentables(of: call, name) {
      for value in shown.flatMap(Returns.alternatives) { noteScreen(value, at: position) }
    }
  }

  /// What a factory's call hands over to be shown.
  private func presentables(of call: CallExpression, _ name: String) -> [Expression]? {
    if let list = call.argument("presentables") { return elements(list) }
    guard case .member(let member) = call.callee, let first = call.arguments.first else { return nil }
    if member.base == nil, let expected = expectations.type(of: call)?.unwrapped.nominalID,
      expected.name != XCName.transition
    {
      return nil
    }
    if model.ownFactories.contains(name) { return call.arguments.flatMap { elements($0.value) } }
    guard let factory = XCFactory.named(name, labels: call.arguments.map(\.label)) else { return nil }
    switch factory.publishes {
    case .presentable: return [first.value]
    case .list: return elements(first.value)
    case .page: return call.arguments.filter { $0.label == nil }.map(\.value)
    case .nothing, .transitions, .routed, .performed: return nil
    }
  }

  private func elements(_ expression: Expression) -> [Expression] {
    if case .array(let list) = expression { return list.elements }
    return [expression]
  }

  private func noteScreen(_ value: Expression, at position: CodePosition) {
    let range: TextRange
    switch XCVisitor.plain(value) {
    case .name(let node): range = node.nameRange
    case .member(let node): range = node.nameRange
    case .call(let call):
      guard ConstructionFinder.constructedType(call) != nil, let (_, name) = XCSiteReader.operation(call) else {
        return
      }
      range = name
    default: return
    }
    guard let id = typer.type(of: value, in: position.scope).unwrapped.nominalID, model.classes[id] == nil,
      types.isController(resolver.selfType(of: id))
    else { return }
    note(.screen(id), range)
  }

  // MARK: Types

  private func noteType(_ expression: Expression, _ name: String, _ range: TextRange, at position: CodePosition) {
    guard model.typeNames.contains(name), case .metatype(let type) = typer.type(of: expression, in: position.scope),
      let id = type.nominalID, model.routes[id] != nil || model.classes[id] != nil
    else { return }
    note(.type(id), range)
  }

  /// A type as written: every part that names coordinators or routes.
  func noteTypes(_ type: TypeSyntax, in context: DeclarationContext) {
    switch type {
    case .named(let components):
      for (index, component) in components.enumerated() {
        for argument in component.arguments { noteTypes(argument, in: context) }
        guard model.typeNames.contains(component.name),
          let id = resolver.resolve(.named(Array(components[...index])), in: context).nominalID,
          model.routes[id] != nil || model.classes[id] != nil
        else { continue }
        note(.type(id), component.range)
      }
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner), .any(let inner),
      .metatype(let inner):
      noteTypes(inner, in: context)
    case .dictionary(let key, let value): for part in [key, value] { noteTypes(part, in: context) }
    case .tuple(let elements): for element in elements { noteTypes(element.type, in: context) }
    case .function(let function):
      for part in function.parameters.map(\.type) + [function.result] { noteTypes(part, in: context) }
    case .composition(let types): for part in types { noteTypes(part, in: context) }
    case .unknown: break
    }
  }

  func noteTypes(of closure: ClosureExpression, in context: DeclarationContext) {
    for type in (closure.parameters ?? []).compactMap(\.type) + [closure.result].compactMap({ $0 }) {
      noteTypes(type, in: context)
    }
  }

  // MARK: Declarations

  func noteTypes(of declaration: Declaration, in context: DeclarationContext) {
    switch declaration {
    case .variable(let node): for type in node.bindings.compactMap(\.type) { noteTypes(type, in: context) }
    case .function(let node):
      let inner = context.adding(node.generics, node.requirements)
      for type in node.parameters.map(\.type) + [node.result].compactMap({ $0 }) { noteTypes(type, in: inner) }
    case .enumCase(let node): for parameter in node.parameters { noteTypes(parameter.type, in: context) }
    case .alias(let node): if let type = node.type { noteTypes(type, in: context.adding(node.generics)) }
    case .type: break
    }
  }

  /// Names that stand in declarations, and the labels of the cases that the walk has found to be used.
  func noteDeclaredNames() {
    for mention in result.mentions where mention.role == .use {
      for (label, range) in labels[mention.range] ?? [] {
        note(.label(route: mention.route, name: mention.name, label: label), range)
      }
    }
    let names = resolver.names
    for entry in names.globals(of: file) { noteTypes(of: entry.declaration, in: DeclarationContext(file: file)) }
    for entry in names.types(of: file) + names.extensions(of: file) {
      guard let (id, context) = resolver.extent(of: entry) else { continue }
      let written =
        entry.node.inherited + [entry.node.extended].compactMap { $0 } + entry.node.requirements.map(\.right)
      for type in written { noteTypes(type, in: context) }
      for member in entry.node.members { noteTypes(of: member, in: context) }
      if let id, model.classes[id] != nil || id.name == XCName.transition { noteHelpers(of: entry, id, in: context) }
    }
  }

  private func noteHelpers(of entry: NameTable.TypeEntry, _ id: NominalID, in context: DeclarationContext) {
    for case .function(let node) in entry.node.members {
      guard !XCSiteReader.operations.contains(node.name), node.name != "prepare", let result = node.result,
        types.rootController(of: resolver.resolve(result, in: context)) != nil
      else { continue }
      note(.helper(owner: id, name: node.name), node.nameRange, .declaration)
    }
    for case .variable(let node) in entry.node.members {
      for binding in node.bindings {
        guard let name = binding.name, let type = binding.type,
          types.rootController(of: resolver.resolve(type, in: context)) != nil
        else { continue }
        note(.helper(owner: id, name: name.text), name.range, .declaration)
      }
    }
  }
}

extension Type {
  /// What a value is of, or what a type's name names.
  var instance: Type { if case .metatype(let type) = self { type } else { unwrapped } }
}
