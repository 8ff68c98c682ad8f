/// Properties that are functions of a route: `let onNavigate: (Route) -> Void`. Calling one is a transition where those who
/// make the view or the model hand in what pushes: `DetailView(onNavigate: { router.push($0) })`.

import Facts
import Semantics
import SourceText

/// A parameter of a function that a type keeps.
struct EnumPathCallback: Hashable, Sendable {
  var owner: NominalID
  var name: String
  var parameter: Int
}

/// What one file says of callbacks.
struct EnumPathCallbacks: Sendable {
  /// Calls: transitions, if what is called moves what it is given.
  var calls: [(callback: EnumPathCallback, transition: EnumPathTransition)] = []
  /// Somebody hands in what moves its parameter like this.
  var moved: [EnumPathCallback: Set<EnumPathTransition.Kind>] = [:]
  /// Somebody hands in a callback of his own: what is handed in, by who gets it.
  var handed: [EnumPathCallback: Set<EnumPathCallback>] = [:]
}

/// A property that is a function, as its declaration writes it.
struct EnumPathFunctionProperty: Sendable {
  /// The owner's simple name.
  var owner: String
  var name: String
  /// Simple names of what the function takes.
  var types: Set<String>

  static func all(in entry: NameTable.TypeEntry) -> [EnumPathFunctionProperty] {
    entry.node.members.flatMap { member -> [EnumPathFunctionProperty] in
      guard case .variable(let node) = member, !node.head.modifiers.isTypeMember else { return [] }
      return node.bindings.compactMap { binding in
        guard !binding.isComputed, let name = binding.name?.text, let function = binding.type.flatMap(function) else {
          return nil
        }
        let types = function.parameters.compactMap { $0.type.dottedName.map(NameTable.lastComponent) }
        let owner = NameTable.lastComponent(entry.qualifiedName)
        return types.isEmpty ? nil : EnumPathFunctionProperty(owner: owner, name: name, types: Set(types))
      }
    }
  }

  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    switch type {
    case .function(let function): function
    case .optional(let inner), .implicitlyUnwrapped(let inner): function(inner)
    case .tuple(let elements) where elements.count == 1: function(elements[0].type)
    default: nil
    }
  }
}

// MARK: Walking

extension PathOperationReader {
  /// `onNavigate(.detail)`, `self.onNavigate?(.detail)`, `model.onNavigate(.detail)`
  func readCallback(_ call: CallExpression) {
    let callee = ReceiverChain.stripped(call.callee)
    guard let property = callbackOwner(callee),
      case .function(let parameters, _) = visitor.typer.type(of: callee, in: position.scope).unwrapped
    else { return }
    for (index, parameter) in parameters.enumerated() where index < call.arguments.count {
      guard let route = parameter.type.unwrapped.nominalID, model.routes[route] != nil else { continue }
      let value = call.arguments[index].value
      let own = EnumPathCallback(owner: property.owner, name: property.name, parameter: index)
      if let outer = callback(givenTo: value) {
        if visitor.isPartOfApp(position, call.range) {
          visitor.result.callbacks.handed[outer, default: []].insert(own)
        }
        continue
      }
      let count = visitor.result.transitions.count
      transition(.push, property.name, property.owner.name, value, expecting: parameter.type)
      let found = visitor.result.transitions[count...]
      visitor.result.callbacks.calls += found.map { (own, $0) }
      visitor.result.transitions.removeLast(found.count)
    }
  }

  /// What moves a parameter of a closure that is handed in: `DetailView { router.push($0) }`
  func noteMoved(_ value: Expression, _ kind: EnumPathTransition.Kind) {
    guard let callback = callback(givenTo: value), visitor.isPartOfApp(position, value.range) else { return }
    visitor.result.callbacks.moved[callback, default: []].insert(kind)
  }

  /// `DetailView(onNavigate: onNavigate)`, `DetailView(onNavigate: router.push)`
  func noteHandedCallbacks(_ call: CallExpression) {
    guard case .name(let node) = call.callee, model.words.callbackOwners.contains(node.name),
      visitor.isPartOfApp(position, call.range)
    else { return }
    for index in call.arguments.indices {
      let value = ReceiverChain.stripped(call.arguments[index].value)
      switch value {
      case .name, .member: break
      default: continue
      }
      guard let callback = callback(in: call, argument: index, parameter: 0) else { continue }
      if let own = callbackOwner(value) {
        let own = EnumPathCallback(owner: own.owner, name: own.name, parameter: 0)
        visitor.result.callbacks.handed[callback, default: []].insert(own)
      } else if let mutator = mutator(named: value) {
        visitor.result.callbacks.moved[callback, default: []].insert(mutator.isPresenting ? .present : .push)
      }
    }
  }

  /// The function of a holder that a value names without calling it.
  private func mutator(named value: Expression) -> EnumPathMutator? {
    let (name, base): (String, Expression?)
    switch value {
    case .name(let node): (name, base) = (node.name, nil)
    case .member(let node): (name, base) = (node.name, node.base)
    default: return nil
    }
    guard model.mutatorNames.contains(name), base != nil || position.scope.lookup(name) == nil else { return nil }
    let own = visitor.typer.selfType(in: position.scope.context)
    let type = base.map { visitor.typer.type(of: $0, in: position.scope) } ?? own
    let functions = visitor.resolver.lineage(of: type.unwrapped).lazy.compactMap {
      model.mutators[$0.id]?[name] ?? model.forwarding[$0.id]?[name]
    }.first
    guard let functions, functions.count == 1, let only = functions.first, only.labels.count == 1, only.wrapper == nil,
      only.actions.isEmpty
    else { return nil }
    return only
  }

  /// The type that declares the property which an expression names.
  private func callbackOwner(_ expression: Expression) -> (owner: NominalID, name: String)? {
    let (name, type): (String, Type)
    switch expression {
    case .name(let node):
      guard model.words.callbacks.contains(node.name), position.scope.lookup(node.name) == nil else { return nil }
      (name, type) = (node.name, visitor.typer.selfType(in: position.scope.context))
    case .member(let node):
      guard model.words.callbacks.contains(node.name), let base = node.base else { return nil }
      (name, type) = (node.name, visitor.typer.type(of: base, in: position.scope).unwrapped)
    default: return nil
    }
    // A method of that name may be what is called.
    let found = visitor.resolver.members(name, of: type)
    guard let first = found.first,
      found.allSatisfy({ if case .variable = $0.member.declaration { true } else { false } }),
      visitor.resolver.membersAddedToFrameworks(name, of: type).isEmpty
    else { return nil }
    return (first.member.owner, name)
  }

  /// The callback whose closure's parameter a value is.
  private func callback(givenTo value: Expression) -> EnumPathCallback? {
    guard case .name(let node) = value, let local = position.scope.lookup(node.name),
      case .closureParameter(let call, let argument, let parameter) = local.binding
    else { return nil }
    return callback(in: call, argument: argument, parameter: parameter)
  }

  /// The property that an initializer's argument is kept in: the one of its name.
  private func callback(in call: CallExpression, argument: Int, parameter: Int) -> EnumPathCallback? {
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
}

// MARK: All files together

extension EnumPathCallbacks {
  /// How each callback moves what it is given, where everybody who says so agrees. What gets a callback of somebody else's
  /// goes where that goes.
  static func kinds(_ files: [EnumPathCallbacks]) -> [EnumPathCallback: EnumPathTransition.Kind] {
    var kinds: [EnumPathCallback: Set<EnumPathTransition.Kind>] = [:]
    var handed: [EnumPathCallback: Set<EnumPathCallback>] = [:]
    for file in files {
      kinds.merge(file.moved) { $0.union($1) }
      handed.merge(file.handed) { $0.union($1) }
    }
    var isChanged = !handed.isEmpty
    while isChanged {
      isChanged = false
      for (callback, given) in handed {
        let known = kinds[callback] ?? []
        let all = given.reduce(known) { $0.union(kinds[$1] ?? []) }
        if all != known { (kinds[callback], isChanged) = (all, true) }
      }
    }
    return kinds.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The calls that are transitions.
  func transitions(_ kinds: [EnumPathCallback: EnumPathTransition.Kind]) -> [EnumPathTransition] {
    calls.compactMap { callback, transition in
      guard let kind = kinds[callback] else { return nil }
      var transition = transition
      transition.kind = kind
      return transition
    }
  }
}
