/// Declarations.

package import SourceText

package enum Declaration: Sendable {
  case type(TypeDeclaration)
  case variable(VariableDeclaration)
  case function(FunctionDeclaration)
  case enumCase(EnumCaseDeclaration)
  case alias(AliasDeclaration)

  package var range: TextRange {
    switch self {
    case .type(let node): node.range
    case .variable(let node): node.range
    case .function(let node): node.range
    case .enumCase(let node): node.range
    case .alias(let node): node.range
    }
  }

  package var head: DeclarationHead {
    switch self {
    case .type(let node): node.head
    case .variable(let node): node.head
    case .function(let node): node.head
    case .enumCase(let node): node.head
    case .alias(let node): node.head
    }
  }

  /// Whether there are statements or values in it. Most members of types only say what there is; what a type holds, its
  /// members tell.
  package var holdsCode: Bool {
    switch self {
    case .variable(let node):
      node.bindings.contains { $0.value != nil || !$0.accessors.isEmpty }
        || node.head.attributes.contains { $0.arguments != nil }
    case .function(let node): node.body != nil || node.parameters.contains { $0.defaultValue != nil }
    case .enumCase(let node): node.rawValue != nil || node.parameters.contains { $0.defaultValue != nil }
    case .type, .alias: false
    }
  }
}

/// What all declarations have.
package struct DeclarationHead: Sendable {
  package var attributes: [Attribute]
  package var modifiers: Modifiers
  /// Of all enclosing `#if`s, outermost first.
  package var conditions: [BuildCondition]

  package init(attributes: [Attribute] = [], modifiers: Modifiers = [], conditions: [BuildCondition] = []) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.conditions = conditions
  }

  /// The first attribute of this name; a module qualifier is ignored.
  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// `@Stinsen.Route(.push)`, `@MainActor`
package struct Attribute: Sendable {
  /// The last component of the name.
  package var name: String
  /// The whole name with its generic arguments.
  package var type: TypeSyntax
  /// Nil without parentheses.
  package var arguments: [Argument]?
  package var nameRange: TextRange
  package var range: TextRange

  package init(name: String, type: TypeSyntax, arguments: [Argument]?, nameRange: TextRange, range: TextRange) {
    self.name = name
    self.type = type
    self.arguments = arguments
    self.nameRange = nameRange
    self.range = range
  }
}

package struct Modifiers: OptionSet, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The library's own goes through a sequence, once for each declaration.
  package init(arrayLiteral elements: Modifiers...) { rawValue = elements.reduce(0) { $0 | $1.rawValue } }

  package static let `static` = Modifiers(rawValue: 1 << 0)
  /// `class func`
  package static let classMember = Modifiers(rawValue: 1 << 1)
  package static let `private` = Modifiers(rawValue: 1 << 2)
  package static let `fileprivate` = Modifiers(rawValue: 1 << 3)
  package static let `internal` = Modifiers(rawValue: 1 << 4)
  package static let `public` = Modifiers(rawValue: 1 << 5)
  package static let open = Modifiers(rawValue: 1 << 6)
  /// `private(set)` and its kin
  package static let restrictedSetter = Modifiers(rawValue: 1 << 7)
  package static let final = Modifiers(rawValue: 1 << 8)
  package static let lazy = Modifiers(rawValue: 1 << 9)
  package static let weak = Modifiers(rawValue: 1 << 10)
  package static let unowned = Modifiers(rawValue: 1 << 11)
  package static let override = Modifiers(rawValue: 1 << 12)
  package static let mutating = Modifiers(rawValue: 1 << 13)
  package static let indirect = Modifiers(rawValue: 1 << 14)
  package static let convenience = Modifiers(rawValue: 1 << 15)
  package static let required = Modifiers(rawValue: 1 << 16)
  package static let nonisolated = Modifiers(rawValue: 1 << 17)
  package static let optional = Modifiers(rawValue: 1 << 18)
  package static let dynamic = Modifiers(rawValue: 1 << 19)
  package static let package = Modifiers(rawValue: 1 << 20)
  /// `async let`
  package static let async = Modifiers(rawValue: 1 << 21)
  /// `@available(*, unavailable)`
  package static let unavailable = Modifiers(rawValue: 1 << 22)
  /// Its `self` may change.
  package static let consuming = Modifiers(rawValue: 1 << 23)

  /// Other modules see it.
  package var isPublic: Bool { contains(.public) || contains(.open) }

  /// Other modules of its package see it.
  package var leavesModule: Bool { isPublic || contains(.package) }

  /// Belongs to the type, not to its instances.
  package var isTypeMember: Bool { contains(.static) || contains(.classMember) }
}

/// `<T: P>`
package struct GenericParameter: Hashable, Sendable {
  package var name: String
  package var constraint: TypeSyntax?

  package init(name: String, constraint: TypeSyntax?) {
    self.name = name
    self.constraint = constraint
  }
}

/// `T: P` or `T == U` of a `where` clause.
package struct GenericRequirement: Hashable, Sendable {
  package var left: TypeSyntax
  package var isSameType: Bool
  package var right: TypeSyntax

  package init(left: TypeSyntax, isSameType: Bool, right: TypeSyntax) {
    self.left = left
    self.isSameType = isSameType
    self.right = right
  }
}

package final class TypeDeclaration: Sendable {
  package enum Kind: Sendable, Equatable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

  package let kind: Kind
  package let head: DeclarationHead
  /// The last component for an extension.
  package let name: String
  package let nameRange: TextRange
  /// The extended type of an extension.
  package let extended: TypeSyntax?
  /// None of a protocol: its associated types are members.
  package let generics: [GenericParameter]
  /// `Route` of `protocol Routing<Route>`: the names of those that `any Routing<Step>` fills in.
  package let primaryTypes: [String]
  package let inherited: [TypeSyntax]
  package let requirements: [GenericRequirement]
  package let members: [Declaration]
  /// Distinct capitalised names that occur in the bodies of its members, nested types left out; only filled where bodies are skipped.
  package let mentions: [String]
  /// A freestanding macro among the members may declare anything, and so may a text that could not be read.
  package let mayHaveOtherMembers: Bool
  package let range: TextRange
  /// From `{` to behind `}`.
  package let bodyRange: TextRange

  package init(
    kind: Kind, head: DeclarationHead, name: String, nameRange: TextRange, extended: TypeSyntax?,
    generics: [GenericParameter], primaryTypes: [String], inherited: [TypeSyntax], requirements: [GenericRequirement],
    members: [Declaration], mentions: [String], mayHaveOtherMembers: Bool, range: TextRange, bodyRange: TextRange
  ) {
    self.kind = kind
    self.head = head
    self.name = name
    self.nameRange = nameRange
    self.extended = extended
    self.generics = generics
    self.primaryTypes = primaryTypes
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
    self.mentions = mentions
    self.mayHaveOtherMembers = mayHaveOtherMembers
    self.range = range
    self.bodyRange = bodyRange
  }

  /// A protocol's, the primary ones first.
  package var associatedTypes: [String] {
    let declared = members.compactMap { member -> String? in
      guard case .alias(let alias) = member, alias.isAssociatedType else { return nil }
      return alias.name
    }
    return primaryTypes + declared.filter { !primaryTypes.contains($0) }
  }
}

/// `let a: A = x`, `var b: B { … }`: one for each `let` or `var`, with all its bindings.
package final class VariableDeclaration: Sendable {
  /// A class, like all nodes: loops over bindings would copy them, and count a reference to each part.
  package final class Binding: Sendable {
    package let pattern: Pattern
    package let type: TypeSyntax?
    /// From the first to the last token of the annotation.
    package let typeRange: TextRange?
    package let value: Expression?
    package let accessors: [Accessor]

    package init(
      pattern: Pattern, type: TypeSyntax?, typeRange: TextRange?, value: Expression?, accessors: [Accessor]
    ) {
      self.pattern = pattern
      self.type = type
      self.typeRange = typeRange
      self.value = value
      self.accessors = accessors
    }

    /// The name, when the pattern is a plain one.
    package var name: (text: String, range: TextRange)? {
      guard case .identifier(let text, let range) = pattern else { return nil }
      return (text, range)
    }

    /// Has a getter of its own, and so no storage.
    package var isComputed: Bool { accessors.contains { $0.kind == .get } }
  }

  package struct Accessor: Sendable {
    /// `get` also for a computed property without accessors; `other` for `_read`, `set` and their kin.
    package enum Kind: Sendable, Equatable { case get, set, willSet, didSet, other }

    package var kind: Kind
    /// What `set(value)` and its kin call what they are given.
    package var parameter: String?
    /// Nil in a protocol.
    package var body: CodeBlock?

    package init(kind: Kind, parameter: String? = nil, body: CodeBlock?) {
      self.kind = kind
      self.parameter = parameter
      self.body = body
    }
  }

  package let head: DeclarationHead
  package let isConstant: Bool
  package let bindings: [Binding]
  /// From the first attribute to the end.
  package let range: TextRange

  package init(head: DeclarationHead, isConstant: Bool, bindings: [Binding], range: TextRange) {
    self.head = head
    self.isConstant = isConstant
    self.bindings = bindings
    self.range = range
  }
}

package final class Parameter: Sendable {
  /// The argument label: nil for `_`.
  package let label: String?
  package let name: String
  package let nameRange: TextRange
  package let type: TypeSyntax
  package let defaultValue: Expression?
  /// Source text of the default value.
  package let defaultText: String?
  /// `T...`, and `repeat each T`
  package let isVariadic: Bool
  package let isInout: Bool
  /// `@ViewBuilder`, `@escaping`, names only; also `consuming`
  package let attributes: [String]

  package init(
    label: String?, name: String, nameRange: TextRange, type: TypeSyntax, defaultValue: Expression? = nil,
    defaultText: String? = nil, isVariadic: Bool = false, isInout: Bool = false, attributes: [String] = []
  ) {
    self.label = label
    self.name = name
    self.nameRange = nameRange
    self.type = type
    self.defaultValue = defaultValue
    self.defaultText = defaultText
    self.isVariadic = isVariadic
    self.isInout = isInout
    self.attributes = attributes
  }

  /// What a call passes: of an `@autoclosure`, what that gives back.
  package var passedType: TypeSyntax {
    guard case .function(let function) = type, attributes.contains("autoclosure") else { return type }
    return function.result
  }
}

/// Functions, initialisers, deinitialisers and subscripts.
package final class FunctionDeclaration: Sendable {
  package enum Kind: Sendable, Equatable { case function, initializer, failableInitializer, deinitializer, `subscript` }

  package let kind: Kind
  package let head: DeclarationHead
  /// `init`, `deinit` and `subscript` for those; the operator for operator functions.
  package let name: String
  package let nameRange: TextRange
  package let generics: [GenericParameter]
  package let requirements: [GenericRequirement]
  package let parameters: [Parameter]
  package let isAsync: Bool
  package let isThrowing: Bool
  /// Nil where no result is written.
  package let result: TypeSyntax?
  package let body: CodeBlock?
  package let range: TextRange

  package init(
    kind: Kind, head: DeclarationHead, name: String, nameRange: TextRange, generics: [GenericParameter],
    requirements: [GenericRequirement], parameters: [Parameter], isAsync: Bool, isThrowing: Bool, result: TypeSyntax?,
    body: CodeBlock?, range: TextRange
  ) {
    self.kind = kind
    self.head = head
    self.name = name
    self.nameRange = nameRange
    self.generics = generics
    self.requirements = requirements
    self.parameters = parameters
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.result = result
    self.body = body
    self.range = range
  }
}

/// `case a(Int), b = 1`: one for each element.
package final class EnumCaseDeclaration: Sendable {
  package let head: DeclarationHead
  package let name: String
  package let nameRange: TextRange
  /// Empty without associated values. A missing label is nil, the name is then empty.
  package let parameters: [Parameter]
  package let rawValue: Expression?
  package let range: TextRange

  package init(
    head: DeclarationHead, name: String, nameRange: TextRange, parameters: [Parameter], rawValue: Expression?,
    range: TextRange
  ) {
    self.head = head
    self.name = name
    self.nameRange = nameRange
    self.parameters = parameters
    self.rawValue = rawValue
    self.range = range
  }
}

/// `typealias A<T> = B`, `associatedtype A: P`
package final class AliasDeclaration: Sendable {
  package let head: DeclarationHead
  package let isAssociatedType: Bool
  package let name: String
  package let nameRange: TextRange
  package let generics: [GenericParameter]
  /// What it stands for; the constraint or default of an associated type.
  package let type: TypeSyntax?
  package let range: TextRange

  package init(
    head: DeclarationHead, isAssociatedType: Bool, name: String, nameRange: TextRange, generics: [GenericParameter],
    type: TypeSyntax?, range: TextRange
  ) {
    self.head = head
    self.isAssociatedType = isAssociatedType
    self.name = name
    self.nameRange = nameRange
    self.generics = generics
    self.type = type
    self.range = range
  }
}
