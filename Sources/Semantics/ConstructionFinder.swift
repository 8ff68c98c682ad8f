/// Which types a piece of code constructs, by syntax alone.

package import Facts
package import SourceText

package enum ConstructionFinder {
  /// A value that a function or view builder shows.
  package struct Shown {
    package var type: TypeSyntax
    package var range: TextRange
    /// `view` of `X().view().padding()`: what it is asked for first.
    package var member: String?
    /// Of the closures that it is made with: content, but actions too.
    var contents: [[Statement]]

    package var isMadeView: Bool { member == "view" }
  }

  /// The values that statements return or, in a view builder, leave standing: modifiers stripped, every branch.
  package static func outermost(in statements: [Statement]) -> [Shown] {
    var finder = OutermostFinder()
    finder.collect(statements)
    return finder.shown
  }

  /// All types constructed anywhere inside, closures and initializers that are handed on included, in source order; as
  /// written.
  package static func types(in statements: [Statement]) -> [TypeSyntax] {
    var types: [TypeSyntax] = []
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .call(let call): if let type = namedType(call.callee) { types.append(type) }
      case .member(let member) where member.isInitializer:
        if let base = member.base, let type = namedType(base) { types.append(type) }
      default: break
      }
    }
    return types
  }

  /// Last components of `types`.
  package static func names(in statements: [Statement]) -> [String] {
    types(in: statements).compactMap { type in
      guard case .named(let components) = type else { return nil }
      return components.last?.name
    }
  }

  /// The type of `X(…)`, `A.X<Y>(…)`, `X.init(…)`, as far as capitals tell.
  package static func constructedType(_ call: CallExpression) -> TypeSyntax? {
    if case .member(let member) = call.callee, member.isInitializer, let base = member.base { return namedType(base) }
    return namedType(call.callee)
  }

  /// `X` of the callees `X` and `X.init`, where it may be a type or a value of a metatype.
  package static func constructed(_ callee: Expression) -> Expression? {
    switch callee {
    case .name(let node): return node.name.startsLikeType ? callee : nil
    case .member(let node):
      guard let base = node.base else { return nil }
      if node.isInitializer { return base }
      return node.name.startsLikeType ? callee : nil
    default: return nil
    }
  }

  /// The type that an expression names.
  package static func namedType(_ expression: Expression) -> TypeSyntax? {
    switch expression {
    case .name(let node):
      guard node.name.startsLikeType else { return nil }
      return .named([TypeComponent(name: node.name, range: node.nameRange, arguments: node.genericArguments)])
    case .member(let node):
      guard node.name.startsLikeType, let base = node.base,
        case .named(let components)? = namedType(base)
      else { return nil }
      return .named(
        components + [TypeComponent(name: node.name, range: node.nameRange, arguments: node.genericArguments)])
    default: return nil
    }
  }
}

private struct OutermostFinder {
  var shown: [ConstructionFinder.Shown] = []
  private var locals: [String: Expression] = [:]
  private var depth = 0

  mutating func collect(_ statements: [Statement]) {
    guard depth < 64 else { return }
    depth += 1
    defer { depth -= 1 }
    for statement in statements {
      switch statement {
      case .expression(let expression): collect(expression)
      case .return(let value, _): if let value { collect(value) }
      case .declaration(.variable(let node)):
        for binding in node.bindings {
          if let name = binding.name, let value = binding.value { locals[name.text] = value }
        }
      case .if(let node): for body in node.bodies { collect(body.statements) }
      case .guard(let node): collect(node.body.statements)
      case .switch(let node): for item in node.cases { collect(item.statements) }
      case .conditional(let node): for clause in node.clauses { collect(clause.statements) }
      case .do(let node): collect(node.body.statements)
      default: break
      }
    }
  }

  private mutating func collect(_ expression: Expression) {
    var expression = expression
    var lastMember: String?
    for _ in 0..<2_000 {
      switch expression {
      case .call(let call):
        if let type = ConstructionFinder.constructedType(call) {
          if case .named(let components) = type, components.last?.name == "AnyView", let inner = call.arguments.first {
            expression = inner.value
            continue
          }
          let contents = call.arguments.compactMap { argument -> [Statement]? in
            if case .closure(let node) = argument.value { node.statements } else { nil }
          }
          shown.append(
            ConstructionFinder.Shown(
              type: type, range: call.callee.range, member: lastMember, contents: contents))
          return
        }
        expression = call.callee
      case .member(let member):
        guard let base = member.base else { return }
        lastMember = member.name
        expression = base
      case .name(let node):
        guard let value = locals.removeValue(forKey: node.name) else { return }
        expression = value
      case .attempt(let node): expression = node.operand
      case .ternary(let node):
        collect(node.first)
        expression = node.second
      case .tuple(let node) where node.elements.count == 1: expression = node.elements[0].value
      case .control(let node):
        collect([node.statement])
        return
      case .unary(let node): expression = node.operand
      default: return
      }
    }
  }
}

extension Resolver {
  /// Whether an expression can be a type of the workspace or of a framework, or a value of its metatype: a quick answer
  /// for the many names that no file declares.
  package func mayNameType(_ expression: Expression) -> Bool {
    let name: String
    switch expression {
    case .name(let node): name = node.name
    case .member(let node): name = node.name
    default: return true
    }
    guard name.startsLikeType, name != "Self" else { return true }
    record(name)
    return names.declaresType(named: name)
  }
}
