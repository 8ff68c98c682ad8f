/// Local names, as a chain of bindings: the innermost first.

package import Facts
package import SourceText

/// One binding and all that were in sight before it. Immutable, so a scope can be kept for later questions.
package final class Scope: Sendable {
  package indirect enum Binding: Sendable {
    /// An annotation, resolved where it stands.
    case typed(TypeSyntax)
    /// A generic function that a body declares.
    case function(FunctionDeclaration)
    /// `let x = value`; the value is typed in the scope before the binding.
    case value(Expression, isConstant: Bool)
    /// `if let x = value`, `case let x? = value`
    case unwrapped(Expression)
    /// `x?` inside of a pattern: what another binding describes, and is not nil.
    case unwrappedPart(Binding)
    /// `if let x`, `guard let self`
    case unwrappedName
    /// `for x in sequence`
    case element(Expression)
    /// Parameter of a closure literal that is an argument of a call: the name's position in the closure's list.
    case closureParameter(CallExpression, argument: Int, parameter: Int)
    /// Parameter of a closure literal that stands where the inner binding says of which type it is.
    case functionParameter(Binding, index: Int)
    /// What a call expects at one of its arguments.
    case argument(CallExpression, index: Int)
    /// What a call by a dot alone, where the inner binding says of which type it is, expects at one of its arguments.
    case implicitArgument(Binding, CallExpression, index: Int)
    /// Element of an array, or value of a dictionary, that another binding describes.
    case elementOf(Binding)
    /// Part of a tuple that another binding describes.
    case tupleElement(Binding, index: Int, label: String?)
    /// `x` beside the parameter `$x`: what the binding that another one describes is about.
    case bound(Binding)
    /// Associated value of an enum case that the subject is matched with.
    case associatedValue(Expression, type: TypeSyntax?, caseName: String, index: Int, label: String?)
    case type(Type)
    case unknown
  }

  /// Whether a binding can be assigned to, as far as its declaration alone tells.
  package enum Mutability: Sendable { case constant, variable, unknown }

  package let name: String
  package let range: TextRange
  package let binding: Binding
  package let mutability: Mutability
  /// What it is declared with, its type written or not; typed in `parent`.
  package let declaredValue: Expression?
  /// Written once, when its last owner has let it go.
  nonisolated(unsafe) package private(set) var parent: Scope?
  package let context: DeclarationContext

  /// The scope of a declaration without local names.
  package init(_ context: DeclarationContext) {
    name = ""
    range = .zero
    binding = .unknown
    mutability = .unknown
    declaredValue = nil
    parent = nil
    self.context = context
  }

  private init(
    name: String, range: TextRange, binding: Binding, mutability: Mutability = .unknown, value: Expression? = nil,
    parent: Scope, context: DeclarationContext
  ) {
    self.name = name
    self.range = range
    self.binding = binding
    self.mutability = mutability
    if case .value(let bound, _) = binding { declaredValue = bound } else { declaredValue = value }
    self.parent = parent
    self.context = context
  }

  /// Of a constant, what it is declared with.
  package var constantValue: Expression? {
    if case .value(_, isConstant: false) = binding { return nil }
    return mutability == .variable ? nil : declaredValue
  }

  /// A long body binds many names, each scope holding the one before: they go one by one, not inside each other.
  deinit {
    var next = parent
    parent = nil
    while next != nil, isKnownUniquelyReferenced(&next) {
      let following = next?.parent
      next?.parent = nil
      next = following
    }
  }

  package func adding(
    _ name: String, _ range: TextRange, _ binding: Binding, _ mutability: Mutability = .unknown,
    made value: Expression? = nil
  ) -> Scope {
    Scope(
      name: name, range: range, binding: binding, mutability: mutability, value: value, parent: self, context: context)
  }

  /// `$0` and its kin, of a closure that names no parameters.
  func addingImplicitParameters(_ binding: (Int) -> Binding) -> Scope {
    ["$0", "$1", "$2", "$3"].enumerated().reduce(self) { $0.adding($1.element, .zero, binding($1.offset)) }
  }

  /// Behind a condition that holds: `if let value`, `guard case .a(let value) = other`.
  package func holding(_ pattern: Pattern, _ type: TypeSyntax?, _ value: Expression?) -> Scope {
    if let type {
      if case .identifier(let name, let range) = pattern { return adding(name, range, .typed(type), made: value) }
      return binding(pattern, to: .typed(type), subject: value)
    }
    guard let value else { return binding(pattern, to: .unwrappedName, subject: nil) }
    if case .identifier = pattern { return binding(pattern, to: .unwrapped(value), subject: value) }
    return binding(pattern, to: .value(value, isConstant: true), subject: value)
  }

  /// The same names, seen from another context (the inside of a local function or type).
  package func entering(_ context: DeclarationContext) -> Scope {
    Scope(name: "", range: .zero, binding: .unknown, parent: self, context: context)
  }

  /// A local function. Which of several of one name is called, none of them tells.
  func adding(_ function: FunctionDeclaration) -> Scope {
    if lookup(function.name) != nil { return adding(function.name, function.nameRange, .unknown) }
    let isGeneric = !function.generics.isEmpty
    return adding(function.name, function.nameRange, isGeneric ? .function(function) : .typed(function.asType))
  }

  /// Behind a condition that somebody is typing: each name may become one that it binds.
  func doubting(_ statements: ArraySlice<Statement>) -> Scope {
    var names = Set<String>()
    ExpressionWalk.visit(Array(statements)) { if case .name(let node) = $0 { names.insert(node.name) } }
    return names.sorted().reduce(self) { $0.adding($1, .zero, .unknown) }
  }

  /// Behind an `#if`, what its clauses declare has another meaning in other builds, or none.
  func joining(_ clauses: [Scope]) -> Scope {
    var joined = self
    for clause in clauses {
      var next = clause
      while next !== self, let parent = next.parent {
        if !next.name.isEmpty { joined = joined.adding(next.name, next.range, .unknown) }
        next = parent
      }
    }
    return joined
  }

  /// With the types that a body declares: in all of it they hide what else has their names. `isConditional`: in some
  /// builds they do not.
  func declaringTypes(of statements: [Statement], isConditional: Bool = false) -> Scope {
    var scope = self
    for statement in statements {
      switch statement {
      case .declaration(.type(let node)):
        scope = scope.adding(node.name, node.nameRange, .unknown).entering(scope.context.hiding(node.name))
      case .declaration(.alias(let node)):
        let isKnown = node.generics.isEmpty && !isConditional
        scope = scope.entering(scope.context.hiding(node.name, by: isKnown ? node.type : nil))
      case .conditional(let node):
        for clause in node.clauses { scope = scope.declaringTypes(of: clause.statements, isConditional: true) }
      default: break
      }
    }
    return scope
  }

  /// The innermost binding of a name; its `parent` is the scope in which its value is typed.
  package func lookup(_ name: String) -> Scope? {
    var scope: Scope? = self
    while let current = scope {
      if current.name == name { return current }
      scope = current.parent
    }
    return nil
  }

  /// Names in sight, innermost first, each once.
  package var localNames: [String] {
    var names: [String] = []
    var scope: Scope? = self
    while let current = scope {
      if !current.name.isEmpty, !names.contains(current.name) { names.append(current.name) }
      scope = current.parent
    }
    return names
  }
}

extension Scope {
  /// Binds the names of a pattern that is matched with a value.
  package func binding(_ pattern: Pattern, to binding: Binding, subject: Expression?) -> Scope {
    switch pattern {
    case .identifier(let name, let range): return adding(name, range, binding)
    case .optional(let inner):
      if case .value(let value, _) = binding { return self.binding(inner, to: .unwrapped(value), subject: subject) }
      return self.binding(inner, to: .unwrappedPart(binding), subject: subject)
    case .tuple(let elements):
      if elements.count == 1, let only = elements.first {
        return self.binding(only.pattern, to: binding, subject: subject)
      }
      var scope = self
      for (index, element) in elements.enumerated() {
        let part = Binding.tupleElement(binding, index: index, label: element.label)
        scope = scope.binding(element.pattern, to: part, subject: nil)
      }
      return scope
    case .enumCase(let type, let name, _, let arguments):
      var scope = self
      for (index, argument) in (arguments ?? []).enumerated() {
        let part =
          subject.map {
            Binding.associatedValue($0, type: type, caseName: name, index: index, label: argument.label)
          } ?? .unknown
        scope = scope.binding(argument.pattern, to: part, subject: nil)
      }
      return scope
    case .cast(let inner, let type):
      guard let inner else { return self }
      return self.binding(inner, to: .typed(type), subject: nil)
    case .wildcard, .expression: return self
    }
  }
}

extension VariableDeclaration.Binding {
  /// As its annotation says.
  var typed: Scope.Binding? { type.map { .typed($0) } }
}
