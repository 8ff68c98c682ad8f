/// What a declaration is as a type, and which type an entry of the name table belongs to.

package import Facts

extension FunctionDeclaration {
  /// The function's type as it would be written. Which argument belongs to which parameter, a variadic one leaves open.
  package var asType: TypeSyntax {
    let isVariadic = parameters.contains(where: \.isVariadic)
    return .function(
      FunctionTypeSyntax(
        parameters: parameters.map { TupleTypeElement(label: nil, type: isVariadic ? .unknown : $0.type) },
        result: result ?? .tuple([]), isAsync: isAsync, isThrowing: isThrowing))
  }
}

extension TypeSyntax {
  /// What a result of `Self` or `Self?` is for those who ask this receiver; nil where it is another type.
  func withSelf(_ receiver: Type) -> Type? {
    switch self {
    case .optional(let wrapped): wrapped.withSelf(receiver).map { .optional($0) }
    case .implicitlyUnwrapped(let wrapped): wrapped.withSelf(receiver)
    default: dottedName == "Self" ? receiver : nil
    }
  }
}

extension Resolver {
  /// The type that an entry declares or extends, and the context of its members. Nil for an extension of a type that
  /// the workspace does not declare and no interface knows.
  package func extent(of entry: NameTable.TypeEntry) -> (id: NominalID?, context: DeclarationContext)? {
    if entry.node.kind != .extension {
      let id = NominalID(entry.qualifiedName, privateTo: entry.isPrivate ? entry.file : nil)
      return (id, context(inside: entry, of: id).inner)
    }
    let outside = DeclarationContext(file: entry.file, conditions: entry.node.head.conditions)
    guard let extended = entry.node.extended, case .nominal(let id, _) = resolve(extended, in: outside) else {
      return (nil, outside)
    }
    return (id, context(inside: entry, of: id).inner)
  }
}
