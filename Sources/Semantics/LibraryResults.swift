/// What methods of the standard library give back, and where key paths lead.

import Facts

extension Typer {
  /// `first(where:)` of an array gives what its property `first` is.
  func isSearch(_ call: CallExpression, in scope: Scope) -> Bool {
    guard case .member(let member) = call.callee, ["first", "last"].contains(member.name), call.arguments.count == 1,
      let base = member.base, case .external("Array", _) = type(of: base, in: scope).withoutCut
    else { return false }
    return true
  }

  /// What `map` and `flatMap` make of an optional, `map` and `compactMap` of an array, `mapValues` and `compactMapValues`
  /// of a dictionary, where that is of a declared type: what literals give, `[1, 2].map { $0 * 2 }`, may be wanted as
  /// another. Nil of anything else.
  func mappedType(of call: CallExpression, in scope: Scope) -> Type? {
    guard case .member(let member) = call.callee, Typer.mappings.contains(member.name), let base = member.base,
      let made = call.arguments.first, call.arguments.count == 1, !isOwnOperator(member.name)
    else { return nil }
    switch (type(of: base, in: scope).withoutCut, member.name) {
    case (.optional(let wrapped), "map"):
      return result(of: made, for: wrapped, call, in: scope).map { .optional($0) }
    case (.optional(let wrapped), "flatMap"):
      return result(of: made, for: wrapped, call, in: scope).map { .optional($0.unwrapped) }
    case (.external("Array", let elements), "map"):
      return elements.first.flatMap { result(of: made, for: $0, call, in: scope) }.map { .array($0) }
    case (.external("Array", let elements), "compactMap"):
      return elements.first.flatMap { result(of: made, for: $0, call, in: scope) }.map { .array($0.unwrapped) }
    case (.external("Dictionary", let parts), "mapValues") where parts.count == 2:
      return result(of: made, for: parts[1], call, in: scope).map { .external("Dictionary", [parts[0], $0]) }
    case (.external("Dictionary", let parts), "compactMapValues") where parts.count == 2:
      return result(of: made, for: parts[1], call, in: scope).map { .external("Dictionary", [parts[0], $0.unwrapped]) }
    default: return nil
    }
  }

  private static let mappings = ["map", "flatMap", "compactMap", "mapValues", "compactMapValues"]

  /// Methods that choose among elements, or put them in another order, and keep what they are: `filter` of an array or a
  /// dictionary, `sorted` and `shuffled` of an array, parts of one, the least and the greatest. Nil of anything else.
  func chosenType(of call: CallExpression, in scope: Scope) -> Type? {
    guard case .member(let member) = call.callee, Typer.choices.contains(member.name), let base = member.base,
      !isOwnOperator(member.name)
    else { return nil }
    switch (type(of: base, in: scope).withoutCut, member.name) {
    case (.external("Dictionary", let parts), "filter") where parts.last?.isDeclared == true:
      return .external("Dictionary", parts)
    case (.external("Array", let elements), let name):
      guard let element = elements.first, element.isDeclared else { return nil }
      if Typer.cuts.contains(name) { return isOfLibrary(call) ? .external("ArraySlice", elements) : nil }
      if name != "min", name != "max" { return .external("Array", elements) }
      return isOfLibrary(call) ? .optional(element) : nil
    default: return nil
    }
  }

  /// Packages add others of these names: `max(count: 2)`.
  private func isOfLibrary(_ call: CallExpression) -> Bool {
    call.arguments.count < 2 && call.arguments.allSatisfy { $0.label.map(Typer.labels.contains) ?? true }
  }

  private static let labels: Set<String> = ["by", "while", "upTo", "through", "from"]
  private static let cuts: Set<String> = ["dropFirst", "dropLast", "prefix", "suffix", "drop"]
  private static let choices: Set<String> = cuts.union(["filter", "sorted", "shuffled", "min", "max"])

  /// What `reduce` begins with, of a declared type or a list of such: what it gives is the same.
  func reducedType(of call: CallExpression, in scope: Scope) -> Type? {
    guard case .member(let member) = call.callee, member.name == "reduce", let base = member.base,
      call.arguments.count == 2, let start = call.arguments.first, !isOwnOperator("reduce"),
      !isTyped(call.arguments[1].value), !mayWiden(element(of: base, in: scope))
    else { return nil }
    switch type(of: base, in: scope).withoutCut {
    case .external("Array", _), .external("Set", _), .external("Dictionary", _):
      let type = type(of: start.value, in: scope)
      if case .external(_, let parts) = type { return !parts.isEmpty && parts.allSatisfy(\.isDeclared) ? type : nil }
      return type.isDeclared ? type : nil
    default: return nil
    }
  }

  /// `try result.get()`
  func successType(of call: CallExpression, in scope: Scope) -> Type? {
    guard case .member(let member) = call.callee, member.name == "get", call.arguments.isEmpty, let base = member.base,
      !isOwnOperator("get"), case .external("Result", let parts) = type(of: base, in: scope), parts.count == 2,
      parts[0].isDeclared
    else { return nil }
    return parts[0]
  }

  private func result(of made: Argument, for part: Type, _ call: CallExpression, in scope: Scope) -> Type? {
    let type =
      if case .keyPath(let path) = made.value { end(of: path, from: part, in: scope) } else {
        result(of: made.value, call, in: scope)
      }
    return type.isDeclared ? type : nil
  }

  /// The type of an argument. Of a key path, what it leads to from where it is wanted to begin.
  func type(of argument: Expression, wantedAs parameter: Type, in scope: Scope) -> Type {
    guard case .keyPath(let path) = argument, case .external(let name, let arguments) = parameter,
      name.hasSuffix("KeyPath"), arguments.count == 2
    else { return type(of: argument, in: scope) }
    return .external(name, [arguments[0], end(of: path, from: arguments[0], in: scope)])
  }

  /// A closure that says of which type something is knows better.
  private func isTyped(_ value: Expression) -> Bool {
    guard case .closure(let closure) = value else { return false }
    return closure.result != nil || closure.parameters?.contains { $0.type != nil } ?? false
  }

  /// What is gathered from objects of a class or a protocol may be of that type, too.
  private func mayWiden(_ element: Type) -> Bool {
    switch element {
    case .external, .tuple: return false
    case .nominal(let id, _):
      let info = resolver.info(id)
      return info.isProtocol || info.isClass && !info.entries.contains { $0.node.head.modifiers.contains(.final) }
    default: return true
    }
  }

  /// Where a key path ends, whose root is written or is the one that is wanted. What stands between the names is not
  /// followed.
  private func end(of path: KeyPathExpression, from root: Type, in scope: Scope) -> Type {
    guard path.isPlain else { return .unknown }
    let root = path.root.map { resolver.resolve($0, in: scope.context) } ?? root
    return path.components.reduce(root) { type, component in
      if component.name == "self" { return type }
      guard case .nominal = type else { return .unknown }
      return memberType(component.name, of: type, in: scope)
    }
  }
}

extension Type {
  /// An array where it is a part of one, which gives the same.
  fileprivate var withoutCut: Type {
    if case .external("ArraySlice", let elements) = self { .external("Array", elements) } else { self }
  }

  /// A type of the workspace, made of nothing but such.
  fileprivate var isDeclared: Bool {
    switch self {
    case .nominal(_, let arguments): arguments.allSatisfy(\.isDeclared)
    case .optional(let wrapped): wrapped.isDeclared
    default: false
    }
  }
}
