/// Which names may be called with a route although no function is called like that, as far as declarations write it.

import Facts
import Semantics

struct EnumPathFunctionProperty: Sendable {
  enum Kind: Sendable {
    /// Simple names of what the function takes.
    case function(taking: Set<String>)
    /// A parameter of a function of this name.
    case parameter(of: String, taking: Set<String>)
    /// A method; whether it hands what it takes to a function that its type keeps, its body tells.
    case method(taking: Set<String>)
    /// A value of a type of this simple name.
    case value(of: String)
    /// What the environment holds under this name.
    case environment(String)
  }

  static let environment = "EnvironmentValues"

  /// The owner's simple name.
  var owner: String
  var name: String
  var kind: Kind

  /// Those of a type or an extension, what its values do when they are called, and what its functions are given.
  static func all(in entry: NameTable.TypeEntry, _ resolver: Resolver) -> [EnumPathFunctionProperty] {
    let owner = NameTable.lastComponent(entry.qualifiedName)
    return entry.node.members.flatMap { member -> [EnumPathFunctionProperty] in
      switch member {
      case .function(let node) where node.name == EnumPathCallback.whenCalled && !member.head.modifiers.isTypeMember:
        let kind = Kind.function(taking: names(node.parameters.map(\.type)))
        return [EnumPathFunctionProperty(owner: owner, name: node.name, kind: kind)]
      case .function(let node) where node.kind == .function:
        let functions = node.parameters.compactMap { parameter in
          function(parameter.type, in: entry, resolver).map {
            let kind = Kind.parameter(of: node.name, taking: names($0.parameters.map(\.type)))
            return EnumPathFunctionProperty(owner: owner, name: parameter.name, kind: kind)
          }
        }
        let taken = names(node.parameters.map(\.type))
        if taken.isEmpty || member.head.modifiers.isTypeMember { return functions }
        return functions + [EnumPathFunctionProperty(owner: owner, name: node.name, kind: .method(taking: taken))]
      case .variable(let node) where !member.head.modifiers.isTypeMember:
        return node.bindings.compactMap { binding in
          guard let name = binding.name?.text, let kind = kind(binding, node.head, in: entry, owner, resolver) else {
            return nil
          }
          return EnumPathFunctionProperty(owner: owner, name: name, kind: kind)
        }
      default: return []
      }
    }
  }

  private static func kind(
    _ binding: VariableDeclaration.Binding, _ head: DeclarationHead, in entry: NameTable.TypeEntry, _ owner: String,
    _ resolver: Resolver
  ) -> Kind? {
    if let key = key(head) { return .environment(key) }
    if binding.isComputed, owner != environment { return nil }
    if let function = binding.type.flatMap({ function($0, in: entry, resolver) }) {
      let types = names(function.parameters.map(\.type))
      return types.isEmpty ? nil : .function(taking: types)
    }
    guard owner == environment else { return nil }
    return (binding.type?.dottedName ?? madeType(binding.value)).map { .value(of: NameTable.lastComponent($0)) }
  }

  /// `navigate` of `@Environment(\.navigate)`.
  static func key(_ head: DeclarationHead) -> String? {
    guard case .keyPath(let path)? = head.attribute("Environment")?.arguments?.first?.value else { return nil }
    return path.components.count == 1 ? path.components[0].name : nil
  }

  /// `NavigateAction` of `NavigateAction { … }`.
  private static func madeType(_ value: Expression?) -> String? {
    guard case .call(let call)? = value, case .name(let node) = call.callee else { return nil }
    return node.name
  }

  private static func names(_ types: [TypeSyntax]) -> Set<String> {
    Set(types.compactMap { $0.dottedName.map(NameTable.lastComponent) })
  }

  /// A function type, or another name for one.
  private static func function(
    _ type: TypeSyntax, in entry: NameTable.TypeEntry, _ resolver: Resolver
  ) -> FunctionTypeSyntax? {
    switch type {
    case .function(let function): return function
    case .optional(let inner), .implicitlyUnwrapped(let inner): return function(inner, in: entry, resolver)
    case .tuple(let elements) where elements.count == 1: return function(elements[0].type, in: entry, resolver)
    case .named(let parts) where parts.count == 1:
      guard resolver.mayBeAlias(parts[0].name) else { return nil }
      return function(named: parts[0].name, of: entry) ?? function(namedAnywhere: parts[0].name, resolver)
    case .named(let parts) where parts.count == 2 && resolver.mayBeAlias(parts[1].name):
      let owner = resolver.unaliased(parts[0].name, in: DeclarationContext(file: entry.file))
      return resolver.types(named: owner).lazy.compactMap { function(named: parts[1].name, of: $0) }.first
    default: return nil
    }
  }

  private static func function(namedAnywhere name: String, _ resolver: Resolver) -> FunctionTypeSyntax? {
    for case .alias(let alias) in resolver.globals(named: name).map(\.declaration) {
      if case .function(let function)? = alias.type { return function }
    }
    return nil
  }

  private static func function(named name: String, of entry: NameTable.TypeEntry) -> FunctionTypeSyntax? {
    for case .alias(let alias) in entry.node.members where alias.name == name {
      if case .function(let function)? = alias.type { return function }
    }
    return nil
  }
}

extension EnumPathWords {
  /// Which names may be called with one of these routes, where those come from, and what the environment holds of it.
  mutating func addCallbacks(_ all: [EnumPathFunctionProperty], taking routes: Set<String>, _ names: NameTable) {
    var called = Set<String>()
    for item in all {
      switch item.kind {
      case .function(let types) where !routes.isDisjoint(with: types):
        callbacks.insert(item.name)
        callbackOwners.insert(item.owner)
        if item.name == EnumPathCallback.whenCalled { called.insert(item.owner) }
        if item.owner == EnumPathFunctionProperty.environment { environmentCallbacks.insert(item.name) }
      case .parameter(let function, let types) where !routes.isDisjoint(with: types):
        callbacks.insert(item.name)
        callbackFunctions.insert(function)
      default: break
      }
    }
    callbackOwners = names.names(standingFor: callbackOwners)
    called = names.names(standingFor: called)
    for item in all {
      switch item.kind {
      case .value(let type): if called.contains(type) { environmentCallbacks.insert(item.name) }
      case .method(let types):
        if callbackOwners.contains(item.owner), !routes.isDisjoint(with: types) { callbackMethods.insert(item.name) }
      default: break
      }
    }
    for item in all {
      if case .environment(let key) = item.kind, environmentCallbacks.contains(key) { callbacks.insert(item.name) }
    }
  }
}
