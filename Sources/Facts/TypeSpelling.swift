/// Types as text again.

extension TypeSyntax: CustomStringConvertible {
  /// The type as Swift spells it, white space normalised.
  package var description: String {
    switch self {
    case .named(let components):
      components.map { $0.name + TypeSyntax.list($0.arguments) }.joined(separator: ".")
    case .optional(let type): TypeSyntax.operand(type) + "?"
    case .implicitlyUnwrapped(let type): TypeSyntax.operand(type) + "!"
    case .array(let type): "[\(type)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): TypeSyntax.describe(elements)
    case .function(let function):
      TypeSyntax.describe(function.parameters) + (function.isAsync ? " async" : "")
        + (function.isThrowing ? " throws" : "") + " -> "
        + (function.result == .tuple([]) ? "Void" : "\(function.result)")
    case .some(let type): "some \(type)"
    case .any(let type): "any \(type)"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    case .metatype(let type): TypeSyntax.operand(type) + ".Type"
    case .unknown: "_"
    }
  }

  private static func operand(_ type: TypeSyntax) -> String {
    switch type {
    case .function, .some, .any, .composition: "(\(type))"
    default: type.description
    }
  }

  private static func list(_ arguments: [TypeSyntax]) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }

  private static func describe(_ elements: [TupleTypeElement]) -> String {
    "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ") + ")"
  }
}
