/// What the body of a holder's function does with a parameter.

import Facts
import Semantics
import SourceText

extension MutatorReader {
  /// Whether a body constructs something out of a name.
  static func wraps(_ name: String, _ statements: [Statement]) -> Bool {
    var found = false
    ExpressionWalk.visit(statements) { expression in
      guard case .call(let call) = expression, ParameterReader.constructs(call),
        ParameterReader.erased(expression) == nil
      else { return }
      for case .name(let node) in call.arguments.map(\.value) where node.name == name { found = true }
    }
    return found
  }

  /// Gives nothing back, and its name starts with what one does to a screen.
  static func isCalledLikeMutator(_ node: FunctionDeclaration) -> Bool {
    node.result == nil && !node.head.modifiers.isTypeMember && startsLikeMutator(node.name)
  }

  static func startsLikeMutator(_ name: String) -> Bool {
    let word = name.utf8.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return verbs.contains(String(Substring(word)))
  }

  private static let verbs: NameSet = ["go", "jump", "navigate", "open", "present", "push", "route", "show"]

  /// Whether a body gives a name, or what that says of itself (`route.normalized`), to one of some functions of its own type,
  /// or to one of another that is called like what moves.
  static func handsOn(_ name: String, to functions: Set<String>, in body: CodeBlock) -> Bool {
    var names: Set<String> = [name]
    func isMeant(_ value: Expression) -> Bool {
      switch ReceiverChain.stripped(value) {
      case .name(let node): return names.contains(node.name)
      case .member(let node):
        guard let base = node.base, case .name(let root) = ReceiverChain.stripped(base) else { return false }
        return names.contains(root.name)
      default: return false
      }
    }
    for case .guard(let node) in body.statements {
      for case .binding(.identifier(let other, _), _, let value?) in node.conditions where isMeant(value) {
        names.insert(other)
      }
    }
    var isHanded = false
    ExpressionWalk.visit(body.statements) { expression in
      guard case .call(let call) = expression, takes(call, functions) else { return }
      isHanded = isHanded || call.arguments.contains { isMeant($0.value) }
    }
    return isHanded
  }

  private static func takes(_ call: CallExpression, _ functions: Set<String>) -> Bool {
    if let own = call.ownFunctionName { return functions.contains(own) }
    if case .member(let node) = call.callee, node.base != nil { return startsLikeMutator(node.name) }
    return false
  }

  /// Whether a body with branches looks at a name more than once: it may do something else with it than push. What is
  /// pushed unless the path has it already, goes nowhere else.
  func decides(about name: String, _ statements: [Statement], path: String) -> Bool {
    var mentions = 0
    var hasTernary = false
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .name(let node): if node.name == name { mentions += 1 }
      case .sequence(let node): if comparesWithLast(node, name, path) { mentions -= 1 }
      case .call(let call): if looksUp(call, name, path) { mentions -= 1 }
      case .ternary: hasTernary = true
      default: break
      }
    }
    guard mentions > 1 else { return false }
    let isStraight = statements.allSatisfy {
      switch $0 {
      case .expression, .declaration, .return, .throw: true
      default: false
      }
    }
    return hasTernary || !isStraight
  }

  /// `route != path.last`
  private func comparesWithLast(_ node: SequenceExpression, _ name: String, _ path: String) -> Bool {
    guard node.operands.count == 2, ["==", "!="].contains(node.operators.first) else { return false }
    let isLast = node.operands.contains { operand in
      guard case .member(let member) = operand, member.name == "last" else { return false }
      return pathName(member.base, [path]) != nil
    }
    return isLast && node.operands.contains { names($0, name) }
  }

  /// `path.contains(route)`
  private func looksUp(_ call: CallExpression, _ name: String, _ path: String) -> Bool {
    guard case .member(let member) = call.callee, member.name == "contains", call.arguments.count == 1,
      pathName(member.base, [path]) != nil
    else { return false }
    return names(call.arguments[0].value, name)
  }

  private func names(_ expression: Expression, _ name: String) -> Bool {
    if case .name(let node) = expression { node.name == name } else { false }
  }

  /// Whether a body, whichever way it runs, empties a path or gives it other values: `path = [route]`.
  func replaces(_ path: String, _ body: CodeBlock) -> Bool {
    body.statements.contains { statement in
      switch statement {
      case .expression(.assignment(let node)):
        var isKept = false
        ExpressionWalk.visit(node.value) { isKept = isKept || pathName($0, [path]) != nil }
        return pathName(node.target, [path]) != nil && !isKept
      case .expression(.call(let call)):
        guard case .member(let member) = call.callee else { return false }
        return member.name == "removeAll" && call.arguments.allSatisfy { $0.label == "keepingCapacity" }
          && pathName(member.base, [path]) != nil
      default: return false
      }
    }
  }

  /// One statement that is itself the push.
  static func isOneStep(_ body: CodeBlock) -> Bool {
    guard body.statements.count == 1, case .expression(let only)? = body.statements.first else { return false }
    switch only {
    case .assignment(let node): return if case .ternary = node.value { false } else { true }
    case .call(let call): return call.arguments.allSatisfy { if case .closure = $0.value { false } else { true } }
    default: return false
    }
  }

  /// The parameter that a body puts into a path, or into a copy that it puts back.
  func moved(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ paths: Set<String>, _ context: DeclarationContext,
    _ known: [String: [EnumPathMutator]], _ lent: LentPaths
  ) -> (Int, String)? {
    let parameters = ParameterReader(node, body) { isEnum(node.parameters[$0].passedType, in: context) }
    var found: (Int, String)?
    // What else it keeps may be a list of routes as well.
    var assigned: (Int, String)?
    var appended: [(Int, to: String)] = []
    ExpressionWalk.visit(body.statements) { expression in
      guard found == nil else { return }
      switch expression {
      case .call(let call):
        if let (value, path) = pushed(byAdded: call, paths) { found = parameters.index(in: value).map { ($0, path) } }
        guard found == nil, let value = call.arguments.first?.value, let index = parameters.index(in: value) else {
          return
        }
        if let own = call.ownFunctionName, ["append", "insert"].contains(own), paths.contains("self") {
          found = (index, "self")
        } else if case .member(let member) = call.callee, ["append", "insert"].contains(member.name) {
          if let path = pathName(member.base, paths) {
            found = (index, path)
          } else if case .name(let copy)? = member.base {
            appended.append((index, copy.name))
          }
        }
      case .assignment(let assignment):
        guard let path = pathName(assignment.target, paths) else { return }
        assigned = assigned ?? parameters.index(in: assignment.value).map { ($0, path) }
      default: break
      }
    }
    found = found ?? assigned
    if found != nil || appended.isEmpty { return found }
    let copies = CopiedPaths(body, known, lent) { pathName($0, paths) }.places
    return appended.lazy.compactMap { index, copy in copies[copy].map { (index, $0) } }.first
  }

  /// `path.push(route)`, by a function that the app adds to paths.
  private func pushed(byAdded call: CallExpression, _ paths: Set<String>) -> (value: Expression, path: String)? {
    guard case .member(let member) = call.callee, let value = added.value(givenBy: call, member.name) else {
      return nil
    }
    return pathName(member.base, paths).map { (value, $0) }
  }

  private func isEnum(_ written: TypeSyntax, in context: DeclarationContext) -> Bool {
    guard let id = resolver.resolve(written, in: context).unwrapped.nominalID else { return false }
    return EnumDomain(resolver: resolver, harmless: []).isEnum(id)
  }

  /// A body that sets a path to what the given case says of itself: `path = route.chain`.
  func chained(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ paths: Set<String>, _ context: DeclarationContext
  ) -> (Int, String)? {
    for case .expression(.assignment(let assignment)) in body.statements {
      guard let path = pathName(assignment.target, paths), case .member(let member) = assignment.value,
        case .name(let base)? = member.base,
        let index = node.parameters.firstIndex(where: { $0.name == base.name }),
        let route = resolver.resolve(node.parameters[index].passedType, in: context).nominalID,
        resolver.info(route).members(named: member.name).contains(where: { lists(route, $0) })
      else { continue }
      return (index, path)
    }
    return nil
  }

  /// A property that holds a list of its own type.
  private func lists(_ route: NominalID, _ member: Member) -> Bool {
    guard case .variable(let node, let index) = member.declaration, index < node.bindings.count,
      case .array(let element)? = node.bindings[index].type
    else { return false }
    return resolver.resolve(element, in: member.context(resolver)).nominalID == route
  }

  /// A body that hands what it is given to a function of the same type that pushes it, or takes it apart.
  func forwarding(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ context: DeclarationContext, _ own: [String: [EnumPathMutator]]
  ) -> EnumPathMutator? {
    let target = forwarded(node, body, own) { index, target in
      target.type == nil || self.mutator(node, index, target.path, context).type == target.type
    }
    guard let (index, target) = target else { return nil }
    var mutator = mutator(node, index, target.path, context)
    mutator.isConditional = mutator.isConditional || target.isConditional
    mutator.wrapsLater = target.isWrapping || target.wrapsLater
    mutator.isPresenting = target.isPresenting
    mutator.isReplacing = target.isReplacing
    mutator.actions = target.actions
    mutator.holder = target.holder
    return mutator
  }

  /// A body that hands a parameter to another mutator of the same type, to one that pushes rather than presents. Of
  /// functions with one name, types tell which takes that parameter.
  private func forwarded(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ known: [String: [EnumPathMutator]],
    _ takes: (Int, EnumPathMutator) -> Bool
  ) -> (Int, EnumPathMutator)? {
    let parameters = ParameterReader(node, body)
    var found: (Int, EnumPathMutator)?
    ExpressionWalk.visit(body.statements) { expression in
      guard found?.1.isPresenting ?? true, case .call(let call) = expression else { return }
      for target in ownFunctionName(call).flatMap({ known[$0] }) ?? [] where found == nil || !target.isPresenting {
        guard let index = target.given(by: call).flatMap(parameters.index), takes(index, target) else { continue }
        found = (index, target)
      }
      guard let (name, index) = parameters.handed(by: call) else { return }
      for target in known[name] ?? [] where target.labels.count == 1 && !target.takesList && takes(index, target) {
        found = (index, target)
      }
    }
    return found
  }

  /// `path`, `self.path`, `shared.path`, `path.wrappedValue`, `paths[tab]`
  func pathName(_ expression: Expression?, _ paths: Set<String>) -> String? {
    guard let expression else { return nil }
    switch ReceiverChain.stripped(expression) {
    case .name(let node): return paths.contains(node.name) && !shadows.contains(node.name) ? node.name : nil
    case .subscripted(let node): return pathName(node.base, paths)
    case .member(let node):
      if node.name == "wrappedValue" { return pathName(node.base, paths) }
      guard let base = node.base, instances.include(base) else { return nil }
      return paths.contains(node.name) ? node.name : nil
    default: return nil
    }
  }
}
