/// Resolved types: what an annotation or an expression means, as far as the workspace's sources tell.

package import SourceText

/// A declared type. Types of one qualified name in several targets or `#if` branches are one, since no build is known
/// to hold just one of them; types private to a file are told apart by the file.
package struct NominalID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let name: String
  /// A reference, since nearly all have none, and all are copied very often.
  private let onlyFile: Boxed<FileID>?
  /// Of the name: types are looked up far more often than they are named.
  private let hash: UInt64

  package init(_ name: String, privateTo: FileID? = nil) {
    self.name = name
    onlyFile = privateTo.map { Boxed(wrappedValue: $0) }
    hash = name.stableHash
  }

  /// The only file that sees it, for a private type at the top level.
  package var privateTo: FileID? { onlyFile?.wrappedValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  package static func == (a: NominalID, b: NominalID) -> Bool {
    a.hash == b.hash && a.name == b.name
      && (a.onlyFile === b.onlyFile || a.onlyFile?.wrappedValue == b.onlyFile?.wrappedValue)
  }

  package var description: String { name }

  /// The name without the enclosing types.
  package var simpleName: String {
    NameTable.lastComponent(name)
  }

  /// Whether the simple name is this one.
  func isCalled(_ other: String) -> Bool {
    let own = name.utf8
    let other = other.utf8
    if own.count == other.count { return name == String(other) }
    guard own.count > other.count, own[own.index(own.endIndex, offsetBy: -other.count - 1)] == UInt8(ascii: ".") else {
      return false
    }
    return own.suffix(other.count).elementsEqual(other)
  }

  /// The names of which the qualified name consists.
  var components: [String] { NameTable.components(name) }

  /// The types that it is nested in, outermost first.
  var enclosing: [NominalID] {
    let components = components
    return components.indices.dropLast().map { last in
      NominalID(components[...last].joined(separator: "."), privateTo: privateTo)
    }
  }

  package static func < (a: NominalID, b: NominalID) -> Bool {
    (a.name, a.privateTo?.path ?? "") < (b.name, b.privateTo?.path ?? "")
  }
}

package indirect enum Type: Hashable, Sendable {
  /// Declared in the workspace or in a framework's interface.
  case nominal(NominalID, [Type])
  /// A name that nothing in sight declares: other modules' types, and the standard library's.
  case external(String, [Type])
  /// A generic parameter or an associated type that stays symbolic.
  case parameter(String)
  case optional(Type)
  case tuple([Element])
  case function([Element], Type)
  /// `T.Type`: also the type of an expression that names a type.
  case metatype(Type)
  /// `some P`, `any P & Q`
  case constrained([Type], isOpaque: Bool)
  case unknown

  package struct Element: Hashable, Sendable {
    package var label: String?
    package var type: Type

    package init(label: String?, type: Type) {
      self.label = label
      self.type = type
    }
  }
}

extension Type {
  package static let void = Type.tuple([])

  package static func array(_ element: Type) -> Type { .external("Array", [element]) }

  package var isUnknown: Bool { self == .unknown }

  /// Without any level of optionality.
  package var unwrapped: Type {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  package var nominalID: NominalID? {
    guard case .nominal(let id, _) = self else { return nil }
    return id
  }

  package var arguments: [Type] {
    switch self {
    case .nominal(_, let arguments), .external(_, let arguments): arguments
    default: []
    }
  }

  /// Whether any part is not known.
  package var hasUnknownPart: Bool {
    switch self {
    case .unknown: true
    case .parameter: false
    case .nominal(_, let arguments), .external(_, let arguments): arguments.contains(where: \.hasUnknownPart)
    case .optional(let type), .metatype(let type): type.hasUnknownPart
    case .tuple(let elements): elements.contains { $0.type.hasUnknownPart }
    case .function(let parameters, let result): result.hasUnknownPart || parameters.contains { $0.type.hasUnknownPart }
    case .constrained(let types, _): types.contains(where: \.hasUnknownPart)
    }
  }

  /// Whether any part is a generic parameter.
  package var hasParameter: Bool {
    switch self {
    case .parameter: true
    case .unknown: false
    case .nominal(_, let arguments), .external(_, let arguments): arguments.contains(where: \.hasParameter)
    case .optional(let type), .metatype(let type): type.hasParameter
    case .tuple(let elements): elements.contains { $0.type.hasParameter }
    case .function(let parameters, let result): result.hasParameter || parameters.contains { $0.type.hasParameter }
    case .constrained(let types, _): types.contains(where: \.hasParameter)
    }
  }

  /// Whether any part is this type.
  func mentions(_ id: NominalID) -> Bool {
    switch self {
    case .unknown, .parameter: false
    case .nominal(let own, let arguments): own == id || arguments.contains { $0.mentions(id) }
    case .external(_, let arguments): arguments.contains { $0.mentions(id) }
    case .optional(let type), .metatype(let type): type.mentions(id)
    case .tuple(let elements): elements.contains { $0.type.mentions(id) }
    case .function(let parameters, let result): result.mentions(id) || parameters.contains { $0.type.mentions(id) }
    case .constrained(let types, _): types.contains { $0.mentions(id) }
    }
  }

  /// Whether it may stand for several types.
  var isOpen: Bool {
    if case .constrained = self { return true }
    return hasUnknownPart || hasParameter
  }

  /// Replaces generic parameters by what they stand for. What outgrows every type that anybody writes, as
  /// `class A<T>: B<(T, T)>` does when `B` does the same, is unknown.
  package func substituting(_ substitution: [String: Type]) -> Type {
    substitution.isEmpty ? self : limited(substituting: substitution)
  }

  /// Unknown where it has outgrown every type that anybody writes.
  func limited(substituting substitution: [String: Type] = [:]) -> Type {
    var room = Type.maximumParts
    let type = substituting(substitution, &room)
    return room < 0 ? .unknown : type
  }

  private static let maximumParts = 1_000

  /// `room`: of how many more parts the result may consist; negative where it has more.
  private func substituting(_ substitution: [String: Type], _ room: inout Int) -> Type {
    room -= 1
    if room < 0 { return .unknown }
    func replaced(_ types: [Type]) -> [Type] { types.map { $0.substituting(substitution, &room) } }
    func replaced(_ elements: [Element]) -> [Element] {
      elements.map { Element(label: $0.label, type: $0.type.substituting(substitution, &room)) }
    }
    switch self {
    case .parameter(let name):
      guard let meaning = substitution[name] else { return self }
      // Counts its parts, and leaves them as they are.
      return meaning.arguments.isEmpty && meaning.nominalID != nil ? meaning : meaning.substituting([:], &room)
    case .nominal(_, let arguments) where arguments.isEmpty: return self
    case .nominal(let id, let arguments): return .nominal(id, replaced(arguments))
    case .external(let name, let arguments): return .external(name, replaced(arguments))
    case .optional(let type): return .optional(type.substituting(substitution, &room))
    case .metatype(let type): return .metatype(type.substituting(substitution, &room))
    case .tuple(let elements): return .tuple(replaced(elements))
    case .function(let parameters, let result):
      return .function(replaced(parameters), result.substituting(substitution, &room))
    case .constrained(let types, let isOpaque): return .constrained(replaced(types), isOpaque: isOpaque)
    case .unknown: return self
    }
  }
}

extension Type: CustomStringConvertible {
  /// As Swift would spell it.
  package var description: String {
    switch self {
    case .nominal(let id, let arguments): return id.name + Type.list(arguments)
    case .external("Array", let arguments) where arguments.count == 1: return "[\(arguments[0])]"
    case .external("Dictionary", let arguments) where arguments.count == 2: return "[\(arguments[0]): \(arguments[1])]"
    case .external(let name, let arguments): return name + Type.list(arguments)
    case .parameter(let name): return name
    case .optional(let type):
      switch type {
      case .function, .constrained: return "(\(type))?"
      default: return "\(type)?"
      }
    case .tuple(let elements): return Type.describe(elements)
    case .function(let parameters, let result):
      return "\(Type.describe(parameters)) -> \(result == .void ? "Void" : result.description)"
    case .metatype(let type): return "\(type).Type"
    case .constrained(let types, let isOpaque):
      return (isOpaque ? "some " : "any ") + types.map(\.description).joined(separator: " & ")
    case .unknown: return "_"
    }
  }

  private static func list(_ arguments: [Type]) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }

  private static func describe(_ elements: [Element]) -> String {
    "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ") + ")"
  }
}
