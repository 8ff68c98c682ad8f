/// What type aliases stand for.

package import Facts

/// Each is worked out once: of aliases that name each other twice, every one doubles the work of the one before.
struct AliasTargets {
  /// By declaration, which is held so that no other takes its place.
  private var known: [ObjectIdentifier: (alias: AliasDeclaration, answer: RememberedType)] = [:]
  /// How often each is being worked out.
  private var inProgress: [ObjectIdentifier: Int] = [:]

  func answer(for alias: AliasDeclaration) -> RememberedType? { known[ObjectIdentifier(alias)]?.answer }

  /// False for one in terms of itself. What a type inherits may ask for the alias that is asked what it inherits.
  mutating func enter(_ alias: AliasDeclaration) -> Bool {
    let id = ObjectIdentifier(alias)
    guard inProgress[id, default: 0] < 3 else { return false }
    inProgress[id, default: 0] += 1
    return true
  }

  mutating func leave(_ alias: AliasDeclaration, with answer: RememberedType) {
    leave(alias)
    known[ObjectIdentifier(alias)] = (alias, answer)
  }

  mutating func leave(_ alias: AliasDeclaration) { inProgress[ObjectIdentifier(alias), default: 1] -= 1 }
}

extension Resolver {
  /// With the alias's own parameters as they are. `context`: where it is declared. Nil where it stands for nothing.
  func target(of alias: AliasDeclaration, in context: DeclarationContext) -> Type? {
    guard let written = alias.type else { return nil }
    if let known = aliasTargets.answer(for: alias) {
      recorder.note(known)
      return known.type
    }
    guard aliasTargets.enter(alias) else { return .unknown }
    let (type, dependencies) = recorder.collecting { resolve(written, in: context.adding(alias.generics)) }
    let answer = RememberedType(type.limited(), dependencies)
    aliasTargets.leave(alias, with: answer)
    recorder.note(answer)
    return answer.type
  }

  /// With arguments for its parameters, and for those of the type around it. `typealias Nav = NavigationCoordinator` hands
  /// on what it is given.
  func target(
    of alias: AliasDeclaration, in context: DeclarationContext, applied arguments: [Type],
    _ outer: [String: Type] = [:]
  ) -> Type? {
    if alias.generics.isEmpty, !arguments.isEmpty, case .named(let parts)? = alias.type, let last = parts.last,
      last.arguments.isEmpty
    {
      guard aliasTargets.enter(alias) else { return .unknown }
      defer { aliasTargets.leave(alias) }
      // Numbers are no names of the workspace.
      let numbers = arguments.indices.map(String.init)
      let given = numbers.map { TypeSyntax.named([TypeComponent(name: $0, range: last.range)]) }
      let written = parts.dropLast() + [TypeComponent(name: last.name, range: last.range, arguments: given)]
      let parameters = numbers.map { GenericParameter(name: $0, constraint: nil) }
      let type = resolve(.named(Array(written)), in: context.adding(parameters)).limited()
      return type.substituting(outer.merging(zip(numbers, arguments)) { _, own in own })
    }
    let substitution = outer.merging(zip(alias.generics.map(\.name), arguments)) { _, own in own }
    return target(of: alias, in: context)?.substituting(substitution)
  }

  /// `typealias Item = Shop.Item` of a type that this module alone declares: the name means what it meant before.
  func restates(_ entry: NameTable.GlobalEntry, _ name: String) -> Bool {
    guard case .alias(let alias) = entry.declaration, case .named(let parts)? = alias.type, parts.count == 2,
      parts[1].name == name, parts[1].arguments.isEmpty
    else { return false }
    return types(named: name).allSatisfy { SourceModule.folder(of: $0.file).hasSuffix("/" + parts[0].name) }
  }

  /// Of several targets' aliases of one name, and of one target's beside another's type, none is known to be meant, unless
  /// it stands in the file itself.
  func meaning(
    of aliases: [NameTable.GlobalEntry], _ component: TypeComponent, in context: DeclarationContext
  ) -> Type? {
    let own = aliases.filter { $0.file == context.file }
    let types = (own.isEmpty ? aliases : own).compactMap { entry -> Type? in
      guard case .alias(let alias) = entry.declaration else { return nil }
      let arguments = component.arguments.map { resolve($0, in: context) }
      return target(of: alias, in: DeclarationContext(file: entry.file), applied: arguments)
    }
    guard let first = types.first else { return nil }
    return types.allSatisfy { $0 == first } ? first : .unknown
  }
}

extension Resolver {
  /// The simple name of the type that a name is another one for; any other name as it is.
  package func unaliased(_ name: String, in context: DeclarationContext) -> String {
    mayBeAlias(name) ? resolve(.name(name), in: context).nominalID?.simpleName ?? name : name
  }

  /// Whether a written type names a type anywhere, by its own name or by another: `[Step]`, `Routes?`, `(Self) -> Void`.
  package func names(_ id: NominalID, in written: TypeSyntax, _ context: DeclarationContext) -> Bool {
    var isNamed = false
    written.eachName { parts in
      if isNamed { return false }
      isNamed = parts.contains { $0.name == id.simpleName }
      guard !isNamed, let last = parts.last, last.name == "Self" || mayBeAlias(last.name) else { return !isNamed }
      isNamed = resolve(.named(parts), in: context).mentions(id)
      return !isNamed
    }
    return isNamed
  }
}
