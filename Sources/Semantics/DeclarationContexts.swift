/// What names mean in the header of a declaration and in its members.

import Facts

extension Resolver {
  /// The contexts of a declaration: `outer` for its header, `inner` for its members.
  package func context(
    inside entry: NameTable.TypeEntry, of id: NominalID
  ) -> (outer: DeclarationContext, inner: DeclarationContext) {
    let info = info(id)
    if let known = info.contexts[ObjectIdentifier(entry.node)] { return known }
    let enclosing = id.enclosing
    // An extension sees nothing of what its type is nested in, but for generic parameters.
    let outerTypes = entry.node.kind == .extension ? [] : enclosing
    var outer = DeclarationContext(
      file: entry.file, enclosingTypes: outerTypes, conditions: entry.node.head.conditions)
    for type in enclosing { outer = outer.adding(self.info(type).generics) }
    outer = outer.adding(entry.node.generics.isEmpty ? info.generics : entry.node.generics, entry.node.requirements)
    var inner = outer
    if entry.node.kind == .extension {
      inner.sameTypes = sameTypes(entry.node, info)
      let bounds = entry.node.requirements.filter { !$0.isSameType && $0.left.dottedName == "Self" }.map(\.right)
      if !bounds.isEmpty { inner.selfBounds = bounds }
    }
    inner.enclosingTypes = outerTypes + [id]
    info.contexts[ObjectIdentifier(entry.node)] = (outer, inner)
    return (outer, inner)
  }

  /// What `extension Box<Int>` and `extension Box where Item == Int` say about the extended type's parameters, and about a
  /// protocol's associated types.
  private func sameTypes(_ node: TypeDeclaration, _ info: NominalInfo) -> [String: TypeSyntax] {
    if info.generics.isEmpty, !info.isProtocol { return [:] }
    var result: [String: TypeSyntax] = [:]
    if case .named(let components)? = node.extended, let arguments = components.last?.arguments {
      for (parameter, argument) in zip(info.generics, arguments) { result[parameter.name] = argument }
    }
    for requirement in node.requirements where requirement.isSameType {
      guard let written = requirement.left.dottedName, let name = parameter(named: written, of: info) else { continue }
      result[name] = requirement.right
    }
    return result
  }

  /// The generic parameter or associated type of that name, or the one that the type itself calls so:
  /// `typealias Element = T`.
  private func parameter(named written: String, of info: NominalInfo) -> String? {
    if info.generics.contains(where: { $0.name == written }) { return written }
    if info.isProtocol {
      let name = written.hasPrefix("Self.") ? String(written.dropFirst(5)) : written
      return info.associatedTypes.contains(name) ? name : nil
    }
    for member in info.members(named: written) {
      guard case .alias(let alias) = member.declaration, let target = alias.type?.dottedName else { continue }
      if info.generics.contains(where: { $0.name == target }) { return target }
    }
    return nil
  }

  /// The same, with what the context's extension fixes: its parameters, and in `extension P where Self == R` all of it.
  package func selfType(of id: NominalID, in context: DeclarationContext) -> Type {
    if id == context.enclosingType, let fixed = fixedSelf(in: context) { return fixed }
    let type = selfType(of: id)
    if context.sameTypes.isEmpty || id != context.enclosingType { return type }
    var outside = context
    outside.sameTypes = [:]
    let fixed = context.sameTypes.mapValues { resolve($0, in: outside) }
    let info = info(id)
    if info.isProtocol { return .nominal(id, info.associatedTypes.map { fixed[$0] ?? .parameter($0) }) }
    return type.substituting(fixed)
  }

  /// `R` in `extension P where Self == R`, and where `R` is a class, in `extension P where Self: R`.
  func fixedSelf(in context: DeclarationContext) -> Type? {
    if context.memberTypes["Self"] == nil, context.selfBounds.isEmpty { return nil }
    var outside = context
    outside.memberTypes = [:]
    outside.selfBounds = []
    if let written = context.memberTypes["Self"] {
      let fixed = resolve(written, in: outside)
      return fixed.nominalID == nil ? nil : fixed
    }
    let bounds = context.selfBounds.flatMap { flattened(resolve($0, in: outside)) }
    return bounds.first { $0.nominalID.map { info($0).isClass } ?? false }
  }
}
