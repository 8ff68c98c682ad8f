/// Types as they are written.

package import SourceText

/// A type as the source spells it, not yet resolved. Most are plain names, which need no box of their own.
package enum TypeSyntax: Hashable, Sendable {
  /// `Outer.Inner<Int>`: never empty.
  case named([TypeComponent])
  indirect case optional(TypeSyntax)
  indirect case implicitlyUnwrapped(TypeSyntax)
  indirect case array(TypeSyntax)
  indirect case dictionary(key: TypeSyntax, value: TypeSyntax)
  case tuple([TupleTypeElement])
  indirect case function(FunctionTypeSyntax)
  indirect case some(TypeSyntax)
  indirect case any(TypeSyntax)
  /// `A & B`
  case composition([TypeSyntax])
  /// `T.Type`, `T.Protocol`
  indirect case metatype(TypeSyntax)
  /// Broken, or a form that no rule needs (`repeat each T`, `~Copyable`).
  case unknown
}

package struct TypeComponent: Hashable, Sendable {
  package var name: String
  package var range: TextRange
  package var arguments: [TypeSyntax]

  package init(name: String, range: TextRange, arguments: [TypeSyntax] = []) {
    self.name = name
    self.range = range
    self.arguments = arguments
  }
}

extension [TypeComponent] {
  /// `Outer.Inner`, arguments left out.
  package var dottedName: String {
    guard let first else { return "" }
    return dropFirst().reduce(into: first.name) { $0 += "." + $1.name }
  }
}

package struct TupleTypeElement: Hashable, Sendable {
  package var label: String?
  package var type: TypeSyntax

  package init(label: String?, type: TypeSyntax) {
    self.label = label
    self.type = type
  }
}

package struct FunctionTypeSyntax: Hashable, Sendable {
  package var parameters: [TupleTypeElement]
  package var result: TypeSyntax
  package var isAsync: Bool
  package var isThrowing: Bool

  package init(parameters: [TupleTypeElement], result: TypeSyntax, isAsync: Bool = false, isThrowing: Bool = false) {
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
  }
}

extension TypeSyntax {
  /// A name without generic arguments, for interface tables and tests.
  package static func name(_ name: String) -> TypeSyntax { .named([TypeComponent(name: name, range: .zero)]) }

  /// The dotted name without generic arguments, when the type is a plain name.
  package var dottedName: String? {
    guard case .named(let components) = self else { return nil }
    return components.dottedName
  }

  /// What a value is that is declared so: one of `T!` goes wherever a `T` is wanted.
  package var ofValue: TypeSyntax {
    if case .implicitlyUnwrapped(let type) = self { type } else { self }
  }

  /// What an optional of one level holds; any other type itself.
  package var wrapped: TypeSyntax {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type
    default: self
    }
  }

  /// Range from the first to the last component of a plain name.
  package var nameRange: TextRange? {
    guard case .named(let components) = self, let first = components.first, let last = components.last else {
      return nil
    }
    return first.range.union(last.range)
  }
}

extension TypeSyntax {
  /// Every name in the type, outer ones first. `visit` answers whether generic arguments of that name count.
  package func eachName(_ visit: ([TypeComponent]) -> Bool) {
    switch self {
    case .named(let components):
      guard visit(components) else { return }
      for argument in components.lazy.flatMap(\.arguments) { argument.eachName(visit) }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type), .any(let type),
      .metatype(let type):
      type.eachName(visit)
    case .dictionary(let key, let value):
      key.eachName(visit)
      value.eachName(visit)
    case .tuple(let elements): for element in elements { element.type.eachName(visit) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.eachName(visit) }
      function.result.eachName(visit)
    case .composition(let types): for type in types { type.eachName(visit) }
    case .unknown: break
    }
  }

  /// The same type at no place, so that two spellings of it are equal.
  package var withoutRanges: TypeSyntax {
    func stripped(_ elements: [TupleTypeElement]) -> [TupleTypeElement] {
      elements.map { TupleTypeElement(label: $0.label, type: $0.type.withoutRanges) }
    }
    switch self {
    case .named(let components):
      return .named(
        components.map {
          TypeComponent(name: $0.name, range: .zero, arguments: $0.arguments.map(\.withoutRanges))
        })
    case .optional(let type): return .optional(type.withoutRanges)
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(type.withoutRanges)
    case .array(let type): return .array(type.withoutRanges)
    case .dictionary(let key, let value): return .dictionary(key: key.withoutRanges, value: value.withoutRanges)
    case .tuple(let elements): return .tuple(stripped(elements))
    case .function(let function):
      var function = function
      function.parameters = stripped(function.parameters)
      function.result = function.result.withoutRanges
      return .function(function)
    case .some(let type): return .some(type.withoutRanges)
    case .any(let type): return .any(type.withoutRanges)
    case .composition(let types): return .composition(types.map(\.withoutRanges))
    case .metatype(let type): return .metatype(type.withoutRanges)
    case .unknown: return .unknown
    }
  }
}

extension String {
  /// Whether the name starts as types do. A look at one byte: names are read too often for Unicode's tables.
  package var startsLikeType: Bool {
    guard let first = utf8.first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
  }
}
