/// Types of subscripts.

import Facts

extension Typer {
  func type(of node: SubscriptExpression, in scope: Scope) -> Type {
    let base = type(of: node.base, in: scope).unwrapped
    if let path = node.arguments.first, path.label == "keyPath", !hasOwnKeyPaths(base) {
      let arguments = type(of: path.value, wantedAs: .external("KeyPath", [base, .unknown]), in: scope).arguments
      if arguments.count == 2, !arguments[1].isUnknown { return arguments[1] }
      // `let path = \Model.depot`
      guard case .name(let node) = path.value, let local = scope.lookup(node.name), let home = local.parent,
        let value = local.constantValue
      else { return .unknown }
      return type(of: value, wantedAs: .external("KeyPath", [base, .unknown]), in: home).arguments.last ?? .unknown
    }
    return type(of: node, on: base, in: scope)
  }

  /// `subscript(keyPath path: KeyPath<State, T>)`
  private func hasOwnKeyPaths(_ base: Type) -> Bool {
    resolver.members("subscript", of: base).contains { found in
      guard case .function(let function) = found.member.declaration else { return false }
      return function.parameters.first?.label == "keyPath"
    }
  }

  private func type(of node: SubscriptExpression, on base: Type, in scope: Scope) -> Type {
    switch base {
    case .external("Binding", let arguments):
      // `$rows[0]` and `$pages["a"]` are bindings.
      guard let held = arguments.first, addedSubscript(node, "Binding") == nil else { return .unknown }
      let value = type(of: node, on: held, in: scope)
      return value.isUnknown ? .unknown : .external("Binding", [value])
    case .external("Array", let arguments): return element(of: node, arguments.first ?? .unknown)
    case .external("Dictionary", let arguments) where arguments.count == 2:
      if node.arguments.contains(where: { $0.label == "default" }) { return arguments[1] }
      return addedSubscript(node, "Dictionary").map { _ in .unknown } ?? .optional(arguments[1])
    default:
      let results = resolver.members("subscript", of: base).compactMap { found -> Type? in
        guard case .function(let function) = found.member.declaration, function.result != nil else { return nil }
        let callee = callee(function, found.member.context(resolver), found.substitution)
        return callee.generics.isEmpty
          ? callee.result : callee.result.substituting(bound(by: node, to: callee, in: scope))
      }
      // Which of several is meant, their arguments would say.
      return results.allSatisfy { $0 == results.first } ? results.first ?? .unknown : .unknown
    }
  }

  /// `list[0]`, `list[0...]`, and `list[safe: 0]` as the workspace declares it.
  private func element(of node: SubscriptExpression, _ element: Type) -> Type {
    if let added = addedSubscript(node, "Array") {
      switch added.result {
      case .optional(let part)? where Typer.isElement(part): return .optional(element)
      case let part? where Typer.isElement(part): return element
      default: return .unknown
      }
    }
    guard let index = node.arguments.first, index.label == nil else { return .unknown }
    if case .sequence(let range) = index.value, range.operators.contains(where: { $0 == "..." || $0 == "..<" }) {
      return .external("ArraySlice", [element])
    }
    return element
  }

  private static func isElement(_ type: TypeSyntax) -> Bool {
    ["Element", "Self.Element", "Iterator.Element", "Self.Iterator.Element"].contains(type.dottedName)
  }

  /// What the workspace adds to a collection and these labels can mean, whatever the types.
  private func addedSubscript(_ node: SubscriptExpression, _ owner: String) -> FunctionDeclaration? {
    let labels = node.arguments.map(\.label)
    for collection in [owner] + Typer.collectionProtocols {
      resolver.record(collection)
      for entry in resolver.extensions(endingIn: collection) {
        for case .function(let function) in entry.node.members
        where function.kind == .subscript && Typer.takes(labels, function.parameters) {
          return function
        }
      }
    }
    return nil
  }

  /// The name of a subscript's parameter alone is no label.
  private static func takes(_ labels: [String?], _ parameters: [Parameter]) -> Bool {
    labels.count == parameters.count
      && zip(labels, parameters).allSatisfy { $0 == $1.label || ($0 == nil && $1.label == $1.name) }
  }

  private static let collectionProtocols = [
    "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence",
  ]
}
