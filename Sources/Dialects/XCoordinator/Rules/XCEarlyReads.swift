/// Whether the code that answers a case needs a property to be set: L21.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCEarlyReads {
  let statements: [Statement]
  let own: NominalID
  let context: DeclarationContext
  let evidence: XCEvidence

  init(_ statements: [Statement], _ own: NominalID, _ context: DeclarationContext, _ evidence: XCEvidence) {
    self.statements = statements
    self.own = own
    self.context = context
    self.evidence = evidence
  }

  /// What closures read, they read later, and what `?` stands behind, or a local holds, may be missing.
  func needs(_ name: String) -> Bool {
    var found = false
    var harmless: [TextRange] = []
    var called = Set<TextRange>()
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .call(let node):
        if case .closure(let closure) = node.callee { called.insert(closure.range) }
        for (index, argument) in node.arguments.enumerated()
        where XCEarlyReads.names(argument.value, name) && !isNeeded(index, by: node) {
          harmless.append(argument.value.range)
        }
      case .closure(let node): if !called.contains(node.range) { harmless.append(node.range) }
      case .unary(let node): if node.kind == .optionalChain { harmless.append(node.range) }
      default:
        guard XCEarlyReads.names(expression, name) else { return }
        if !harmless.contains(where: { $0.contains(expression.range) }) { found = true }
      }
    } _: { declaration in
      guard case .variable(let node) = declaration else { return }
      for binding in node.bindings where binding.type == nil {
        if let value = binding.value, XCEarlyReads.names(value, name) { harmless.append(value.range) }
      }
    }
    return found
  }

  private static func names(_ expression: Expression, _ property: String) -> Bool {
    switch expression {
    case .name(let node): node.name == property
    case .member(let node): node.name == property && (node.base?.isOwnSelf ?? false)
    default: false
    }
  }

  /// Only functions in sight are known to take nothing that is missing.
  private func isNeeded(_ index: Int, by call: CallExpression) -> Bool {
    let resolver = evidence.resolver
    var found: [FoundMember] = []
    if let made = ConstructionFinder.constructedType(call) {
      found = resolver.members("init", of: resolver.resolve(made, in: context))
    } else if let name = call.ownFunctionName {
      found = resolver.members(name, of: resolver.selfType(of: own))
    }
    let meant = found.compactMap { found -> Type? in
      guard case .function(let node) = found.member.declaration, evidence.typer.fits(call, node.parameters),
        let position = evidence.typer.parameterIndex(of: index, in: call, node.parameters)
      else { return nil }
      let inside = found.member.context(resolver).adding(node.generics, node.requirements)
      return resolver.resolve(node.parameters[position].type, in: inside)
    }
    return !meant.isEmpty && meant.allSatisfy(isThere)
  }

  private func isThere(_ type: Type) -> Bool {
    switch type {
    case .nominal: true
    case .external(let name, _): name != "Any"
    default: false
    }
  }

  // MARK: What a handler asks for itself

  /// Whether the code looks whether a property is there, or sets it, or means something else by the name.
  static func asks(for name: String, in statements: [Statement]) -> Bool {
    var isAsked = XCBodies.conditions(in: statements).contains { binds($0, name) }
    for pattern in XCBodies.patterns(in: statements) { isAsked = isAsked || pattern.boundNames.contains(name) }
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .sequence(let node):
        let compares = node.operators.contains { ["==", "!=", "??"].contains($0) }
        isAsked = isAsked || compares && node.operands.contains { names($0, name) }
      case .assignment(let node): isAsked = isAsked || names(node.target, name)
      default: break
      }
    } _: { declaration in
      isAsked = isAsked || declaration.declaredNames.contains(name)
    }
    return isAsked
  }

  /// `if let name`, `guard let own = name`
  private static func binds(_ condition: Condition, _ name: String) -> Bool {
    switch condition {
    case .binding(let pattern, _, let value):
      pattern.boundNames.contains(name) || value.map { names($0, name) } ?? false
    default: false
    }
  }
}
