/// Reads who calls callbacks, and who hands in what they do.

import Facts
import Semantics
import SourceText

extension PathOperationReader {
  /// `onNavigate(.detail)`, `self.onNavigate?(.detail)`, `model.onNavigate(.detail)`
  func readCallback(_ call: CallExpression) {
    let callee = ReceiverChain.stripped(call.callee)
    guard let property = property(callee), let (called, parameters) = meaning(of: property, call) else { return }
    for (index, parameter) in parameters.enumerated() where index < call.arguments.count {
      guard let route = parameter.type.unwrapped.nominalID, model.routes[route] != nil else { continue }
      let value = call.arguments[index].value
      if property.hasSetter, !namesCase(value) { continue }
      let own = EnumPathCallback(owner: called.owner, name: called.name, parameter: index)
      let (carried, caseName) = carried(by: value)
      if let outer = callback(givenTo: carried) {
        if visitor.isPartOfApp(position, call.range) { noteHanded(outer, to: own, in: caseName) }
        if caseName == nil { continue }
      }
      let count = visitor.result.transitions.count
      transition(.push, property.name, property.callback.owner.name, value, expecting: parameter.type)
      let found = visitor.result.transitions[count...]
      visitor.result.callbacks.calls += found.map { (own, $0) }
      visitor.result.transitions.removeLast(found.count)
    }
  }

  private func noteHanded(_ given: EnumPathCallback, to callback: EnumPathCallback, in caseName: String? = nil) {
    let handed = EnumPathHandedOn(callback: callback, caseName: caseName)
    visitor.result.callbacks.handed[given, default: []].insert(handed)
  }

  /// `screen` and `push` of `.push(screen)`; any other value as it is.
  private func carried(by value: Expression) -> (value: Expression, caseName: String?) {
    guard case .call(let call) = value, case .member(let node) = call.callee, call.arguments.count == 1 else {
      return (value, nil)
    }
    return (call.arguments[0].value, node.name)
  }

  /// What calling a property does, and what that takes: a function is called itself, and of what is no function its type
  /// says that.
  private func meaning(
    of property: Property, _ call: CallExpression
  ) -> (called: (owner: NominalID, name: String), parameters: [Type.Element])? {
    var type = visitor.typer.type(of: ReceiverChain.stripped(call.callee), in: position.scope).unwrapped
    if type.isUnknown { type = property.type.unwrapped }
    if case .function(let parameters, _) = type { return (property.callback, parameters) }
    guard let id = type.nominalID, model.words.callbackOwners.contains(id.simpleName) else { return nil }
    let functions = visitor.resolver.members(EnumPathCallback.whenCalled, of: type).compactMap { found in
      if case .function(let node) = found.member.declaration { (found: found, node: node) } else { nil }
    }
    // Of several, the labels may tell which one is called.
    let fitting = functions.count > 1 ? functions.filter { visitor.typer.fits(call, $0.node.parameters) } : functions
    guard fitting.count == 1, let (found, node) = fitting.first,
      case .function(let parameters, _) = visitor.typer.type(of: found)
    else { return nil }
    return ((found.member.owner, EnumPathCallback.name(whenCalled: node)), parameters)
  }

  /// What moves a parameter of a closure that is handed in, what a case of it carries, or a case that is made of it:
  /// `DetailView { router.push($0) }`, `DetailView { router.push(.shop($0)) }`
  func noteMoved(_ value: Expression, _ kind: EnumPathTransition.Kind) {
    if case .call(let call) = value, case .member = call.callee {
      return call.arguments.forEach { noteMoved($0.value, kind) }
    }
    guard case .name(let node) = value, let local = position.scope.lookup(node.name) else { return }
    var moved = EnumPathMoved(kind: kind)
    var callback = callback(givenTo: value)
    if case .associatedValue(let subject, _, let name, _, _) = local.binding, let scope = local.parent {
      callback = self.callback(givenTo: subject, in: scope)
      moved.caseName = name
    }
    guard let callback, visitor.isPartOfApp(position, value.range) else { return }
    visitor.result.callbacks.moved[callback, default: []].insert(moved)
  }

  /// `DetailView(onNavigate: onNavigate)`, `DetailView(onNavigate: router.push)`, `.environment(\.navigate, router.push)`
  func noteHandedCallbacks(_ call: CallExpression) {
    guard mayTakeCallbacks(call), visitor.isPartOfApp(position, call.range) else { return }
    for index in call.arguments.indices {
      let value = call.arguments[index].value
      guard namesFunction(value), let callback = callback(in: call, argument: index, parameter: 0) else { continue }
      noteHanded(value, to: callback)
    }
  }

  /// `model.onNavigate = onNavigate`, `model.onNavigate = router.push`
  func noteHandedCallback(_ node: AssignmentExpression) {
    guard node.operator == "=", namesFunction(node.value), let target = property(ReceiverChain.stripped(node.target)),
      visitor.isPartOfApp(position, node.range)
    else { return }
    noteHanded(
      node.value, to: EnumPathCallback(owner: target.callback.owner, name: target.callback.name, parameter: 0))
  }

  private func namesFunction(_ value: Expression) -> Bool {
    switch ReceiverChain.stripped(value) {
    case .name, .member: true
    default: false
    }
  }

  private func noteHanded(_ value: Expression, to callback: EnumPathCallback) {
    let value = ReceiverChain.stripped(value)
    if let own = property(value)?.callback {
      let own = EnumPathCallback(owner: own.owner, name: own.name, parameter: 0)
      noteHanded(callback, to: own)
    } else if let mutator = mutator(named: value)?.mutator {
      let moved = EnumPathMoved(kind: model.kind(of: mutator))
      visitor.result.callbacks.moved[callback, default: []].insert(moved)
    }
  }

  /// The function of a holder that a value names without calling it.
  func mutator(named value: Expression) -> (name: String, owner: Type, mutator: EnumPathMutator)? {
    let (name, base): (String, Expression?)
    switch value {
    case .name(let node): (name, base) = (node.name, nil)
    case .member(let node): (name, base) = (node.name, node.base)
    default: return nil
    }
    guard model.mutatorNames.contains(name), base != nil || position.scope.lookup(name) == nil else { return nil }
    let own = visitor.typer.selfType(in: position.scope.context)
    let type = base.map { visitor.typer.type(of: $0, in: position.scope) } ?? own
    let owner = type.unwrapped
    let functions = visitor.resolver.lineage(of: owner).lazy.compactMap {
      model.mutators[$0.id]?[name] ?? model.forwarding[$0.id]?[name]
    }.first
    guard let functions, functions.count == 1, let only = functions.first, only.labels.count == 1, only.wrapper == nil,
      only.actions.isEmpty, only.casts.isEmpty
    else { return nil }
    return (name, owner, only)
  }

  private func mayTakeCallbacks(_ call: CallExpression) -> Bool {
    switch call.callee {
    case .name(let node):
      model.words.callbackOwners.contains(node.name) || model.words.callbackFunctions.contains(node.name)
        || environmentKey(call) != nil
    case .member(let node): model.words.callbackFunctions.contains(node.name) || environmentKey(call) != nil
    default: false
    }
  }

  /// `navigate` of `.environment(\.navigate, …)`, also without a view in front of it.
  private func environmentKey(_ call: CallExpression) -> String? {
    guard PathOperationReader.calledName(call) == "environment", call.arguments.count == 2,
      case .keyPath(let path) = call.arguments[0].value, path.components.count == 1,
      model.words.environmentCallbacks.contains(path.components[0].name)
    else { return nil }
    return path.components[0].name
  }

  private static func calledName(_ call: CallExpression) -> String? {
    switch call.callee {
    case .name(let node): node.name
    case .member(let node): node.name
    default: nil
    }
  }

  private struct Property {
    /// As code calls it.
    var name: String
    /// What says how it moves what it is given.
    var callback: (owner: NominalID, name: String)
    /// Where a method shares its name, the name alone has no type.
    var type = Type.unknown
    var hasSetter = false
  }

  /// What an expression names.
  private func property(_ expression: Expression, in scope: Scope? = nil) -> Property? {
    let scope = scope ?? position.scope
    let (name, type): (String, Type)
    switch expression {
    case .name(let node):
      guard mayBeCallback(node.name) else { return nil }
      if let local = scope.lookup(node.name) { return property(of: local, node) }
      (name, type) = (node.name, visitor.typer.selfType(in: scope.context))
    case .member(let node):
      guard mayBeCallback(node.name), let base = node.base else { return nil }
      (name, type) = (node.name, visitor.typer.type(of: base, in: scope).unwrapped)
    default: return nil
    }
    let members = visitor.resolver.members(name, of: type)
    let found = members.filter { !PathOperationReader.takesFunction($0.member) }
    if let method = method(found) { return method }
    // A method of that name may be what is called, but for one that sets the property.
    guard let first = found.first,
      found.allSatisfy({ if case .variable = $0.member.declaration { true } else { false } }),
      visitor.resolver.membersAddedToFrameworks(name, of: type).isEmpty
    else { return nil }
    let key = EnumPathFunctionProperty.key(first.member.head)
    return Property(
      name: name, callback: key.map { (EnumPathCallback.environment, $0) } ?? (first.member.owner, name),
      type: visitor.typer.type(of: first), hasSetter: found.count < members.count)
  }

  /// No function: what sets a property takes one.
  private func namesCase(_ value: Expression) -> Bool {
    EnumReader.isImplicit(value) || EnumPathVisitor.member(value).flatMap { visitor.writtenEnum($0, position) } != nil
  }

  /// `func onOpen(_ action: @escaping (Route) -> Void) -> Self`: no route is given to that.
  private static func takesFunction(_ member: Member) -> Bool {
    guard case .function(let node) = member.declaration, node.parameters.count == 1,
      case .function = node.parameters[0].type
    else { return false }
    return true
  }

  private func mayBeCallback(_ name: String) -> Bool {
    model.words.callbacks.contains(name) || model.words.callbackMethods.contains(name)
  }

  /// The only method of a type that keeps a callback: what it takes, it may hand to that. What it moves itself, its calls
  /// have been asked for.
  private func method(_ found: [FoundMember]) -> Property? {
    guard found.count == 1, case .function(let node) = found[0].member.declaration,
      model.words.callbackMethods.contains(node.name), !node.head.modifiers.isTypeMember
    else { return nil }
    let owner = found[0].member.owner
    guard model.words.callbackOwners.contains(owner.simpleName), model.mutators[owner]?[node.name] == nil,
      model.forwarding[owner]?[node.name] == nil
    else { return nil }
    return Property(
      name: node.name, callback: (owner, EnumPathCallback.name(whenCalled: node)),
      type: visitor.typer.type(of: found[0]))
  }

  /// What a local name stands for: a parameter of the function around, or what an `if let` found.
  private func property(of local: Scope, _ node: NameExpression) -> Property? {
    switch local.binding {
    case .typed:
      guard let (owner, function) = ownFunction,
        let parameter = function.parameters.first(where: { $0.nameRange == local.range })
      else { return nil }
      return Property(name: node.name, callback: (owner, EnumPathCallback.name(of: parameter, in: function)))
    case .unwrappedName: return local.parent.flatMap { property(.name(node), in: $0) }
    case .unwrapped(let value): return local.parent.flatMap { property(value, in: $0) }
    default: return nil
    }
  }

  /// The function of a type, or of all views, that the code stands in.
  private var ownFunction: (owner: NominalID, node: FunctionDeclaration)? {
    guard position.owner.kind == .function, let function = visitor.functions[position.owner.nameRange.start] else {
      return nil
    }
    if let type = position.owner.type { return (type, function) }
    let isOfViews = visitor.resolver.names.extensions(of: visitor.file).contains { entry in
      entry.qualifiedName == EnumPathCallback.views.name
        && entry.node.members.contains { if case .function(let node) = $0 { node === function } else { false } }
    }
    return isOfViews ? (EnumPathCallback.views, function) : nil
  }

  /// The callback whose parameter a value is, of a closure that is handed in, or of `callAsFunction` or a
  /// method around.
  private func callback(givenTo value: Expression, in scope: Scope? = nil) -> EnumPathCallback? {
    guard case .name(let node) = value, let local = (scope ?? position.scope).lookup(node.name) else { return nil }
    switch local.binding {
    case .closureParameter(let call, let argument, let parameter):
      return callback(in: call, argument: argument, parameter: parameter)
    case .functionParameter(.value(let target, _), let index):
      // `model.onNavigate = { router.push($0) }`
      let assigned = local.parent.flatMap { property(ReceiverChain.stripped(target), in: $0) }
      return assigned.map { EnumPathCallback(owner: $0.callback.owner, name: $0.callback.name, parameter: index) }
    case .functionParameter(.typed, let index) where position.owner.kind == .initialValue:
      // `lazy var onOpen: (Route) -> Void = { [weak self] route in self?.push(route) }`
      guard let owner = position.owner.type, model.words.callbacks.contains(position.owner.name) else { return nil }
      return EnumPathCallback(owner: owner, name: position.owner.name, parameter: index)
    case .typed:
      guard let (owner, function) = ownFunction,
        function.name == EnumPathCallback.whenCalled || model.words.callbackMethods.contains(function.name),
        let index = function.parameters.firstIndex(where: { $0.nameRange == local.range })
      else { return nil }
      return EnumPathCallback(owner: owner, name: EnumPathCallback.name(whenCalled: function), parameter: index)
    default: return nil
    }
  }

  /// What an argument is kept in: the property of its name in what is made, the environment, or a function's parameter.
  private func callback(in call: CallExpression, argument: Int, parameter: Int) -> EnumPathCallback? {
    if argument == 1, let key = environmentKey(call) {
      return EnumPathCallback(owner: EnumPathCallback.environment, name: key, parameter: parameter)
    }
    if let (owner, function) = calledFunction(call) {
      let index = visitor.typer.parameterIndex(of: argument, in: call, function.parameters)
      guard let index, index < function.parameters.count else { return nil }
      let name = EnumPathCallback.name(of: function.parameters[index], in: function)
      return EnumPathCallback(owner: owner, name: name, parameter: parameter)
    }
    guard case .name(let node) = call.callee, model.words.callbackOwners.contains(node.name),
      case .metatype(let type) = visitor.typer.type(of: call.callee, in: position.scope), let id = type.nominalID
    else { return nil }
    let fitting = visitor.typer.initializerParameters(of: id).filter { visitor.typer.fits(call, $0) }
    guard fitting.count == 1, let parameters = fitting.first,
      let index = visitor.typer.parameterIndex(of: argument, in: call, parameters), index < parameters.count
    else { return nil }
    let name = parameters[index].name
    return model.words.callbacks.contains(name) ? EnumPathCallback(owner: id, name: name, parameter: parameter) : nil
  }

  /// The only function that fits a call, among those that are given a callback.
  private func calledFunction(_ call: CallExpression) -> (owner: NominalID, node: FunctionDeclaration)? {
    let name: String
    var type = visitor.typer.selfType(in: position.scope.context)
    switch call.callee {
    case .name(let node): name = node.name
    case .member(let node):
      guard let base = node.base, model.words.callbackFunctions.contains(node.name) else { return nil }
      (name, type) = (node.name, visitor.typer.type(of: base, in: position.scope).unwrapped)
    default: return nil
    }
    if case .metatype(let instance) = type { type = instance }
    guard model.words.callbackFunctions.contains(name) else { return nil }
    let found = visitor.resolver.members(name, of: type).compactMap { found in
      if case .function(let node) = found.member.declaration { (owner: found.member.owner, node: node) } else { nil }
    }
    if found.isEmpty, case .member = call.callee, type.nominalID == nil {
      let added = visitor.typer.functionsOfViews(name, call)
      return added.count == 1 ? added.first.map { ($0.member.owner, $0.node) } : nil
    }
    let fitting = found.filter { visitor.typer.fits(call, $0.node.parameters) }
    return fitting.count == 1 ? fitting.first : nil
  }
}
