/// Reads `view(for:)`: which view each route shows.

import Facts
import Semantics
import SourceText

struct SUCBranchReader {
  let coordinator: NominalID
  /// The name of the route.
  let parameter: String
  private let type: TypeSyntax
  let body: CodeBlock
  /// The name of the function.
  let label: TextRange
  let file: FileID
  let resolver: Resolver
  /// Functions that were followed to this one.
  private var hops = 0

  /// Of `view(for:)`, or of another function by the parameter that takes the route; nil without a body.
  init?(
    _ function: FunctionDeclaration, parameter: Int = 0, of coordinator: NominalID, _ file: FileID, _ resolver: Resolver
  ) {
    guard let body = function.body, !body.isSkipped, function.parameters.indices.contains(parameter) else { return nil }
    self.coordinator = coordinator
    self.parameter = function.parameters[parameter].name
    type = function.parameters[parameter].type
    self.body = body
    label = function.nameRange
    self.file = file
    self.resolver = resolver
  }

  func read() -> [SUCBranch] {
    if let decided = decided(body.statements, 0) { return decided }
    var only = branch([], isDefault: true, body.statements, body.range, label)
    if !isShownForAll(body.statements) { only.giveUp() }
    return [only]
  }

  // MARK: What decides

  /// The branches of the code that looks at the route; nil where none is found.
  private func decided(_ statements: [Statement], _ depth: Int) -> [SUCBranch]? {
    guard depth < 32 else { return nil }
    for (index, statement) in statements.enumerated() {
      let found: [SUCBranch]?
      switch statement {
      case .switch(let node): found = isRoute(node.subject) ? branches(of: node) : nil
      case .if(let node): found = branches(of: node, behind: Array(statements[(index + 1)...]), depth)
      case .expression(.control(let node)), .return(.control(let node)?, _):
        found = decided([node.statement], depth + 1)
      case .expression(let value), .return(let value?, _): found = decided(value, depth + 1)
      default: found = nil
      }
      if let found { return found }
    }
    return nil
  }

  private func branches(of node: SwitchStatement) -> [SUCBranch] {
    let isAll = SoleView.isAll(node, of: body.statements)
    return node.cases.filter(\.conditions.isEmpty).map { item in
      var branch = read(item)
      // Something else is shown beside it.
      if !isAll { branch.isBlank = false }
      return branch
    }
  }

  /// `if case .a = route { … } else { … }`, and what stands behind one without `else`.
  private func branches(of node: IfStatement, behind rest: [Statement], _ depth: Int) -> [SUCBranch]? {
    let other: [Statement]
    switch node.alternative {
    case .else(let block): other = block.statements
    case .elseIf(let next): other = [.if(next)]
    case nil: other = rest
    }
    if let (name, range) = caseName(node.conditions) {
      var first = branch([name], isDefault: false, node.body.statements, node.body.range, range)
      first.places[name] = range
      first.isBlank = false
      return [first] + remaining(other, node, depth)
    }
    guard !mentions(node.conditions) else { return nil }
    // Whatever else it looks at: each part may be the one.
    let parts = [decided(node.body.statements, depth + 1), decided(other, depth + 1)].compactMap { $0 }.joined()
    return parts.isEmpty ? nil : Array(parts)
  }

  /// What all others show.
  private func remaining(_ statements: [Statement], _ node: IfStatement, _ depth: Int) -> [SUCBranch] {
    if let decided = decided(statements, depth + 1) { return decided }
    let range = TextRange(
      statements.first?.range.start ?? node.range.end, statements.last?.range.end ?? node.range.end)
    var others = branch([], isDefault: true, statements, range, range)
    others.isBlank = false
    if !isShownForAll(statements) { others.giveUp() }
    return [others]
  }

  /// `a` where the only condition is `case .a = route`, whatever its payload.
  private func caseName(_ conditions: [Condition]) -> (String, TextRange)? {
    if conditions.count == 1, case .expression(let condition) = conditions[0] { return comparedCase(condition) }
    guard conditions.count == 1, case .binding(let pattern, _, let value?) = conditions[0], isRoute(value),
      case .enumCase(_, let name, let range, let arguments) = SwitchCoverage.bare(pattern),
      (arguments ?? []).allSatisfy({ SwitchCoverage.isIrrefutable($0.pattern) })
    else { return nil }
    return (name, range)
  }

  /// `a` of `route == .a`, unless the route compares by code of its own.
  private func comparedCase(_ condition: Expression) -> (String, TextRange)? {
    guard case .sequence(let node) = condition, node.operators == ["=="], node.operands.contains(where: isRoute),
      case .member(let member)? = node.operands.first(where: { !isRoute($0) }), !member.name.isEmpty,
      member.base.map({ ConstructionFinder.namedType($0) != nil }) ?? true,
      case let route = resolver.resolve(type, in: DeclarationContext(file: file)),
      resolver.members("==", of: route).isEmpty,
      case .enumCase? = resolver.members(member.name, of: route).first?.member.declaration
    else { return nil }
    return (member.name, member.nameRange)
  }

  /// `Group { switch route { … } }.padding()`, `AnyView(screen(for: route))`
  private func decided(_ value: Expression, _ depth: Int) -> [SUCBranch]? {
    guard depth < 32, let call = made(value) else { return nil }
    if ConstructionFinder.constructedType(call) == nil { return helper(call) }
    for argument in call.arguments {
      var content: [Statement] = [.expression(argument.value)]
      if case .closure(let node) = argument.value {
        // Others are actions.
        guard argument.isTrailing || argument.label == "content" else { continue }
        content = node.statements
      }
      if let found = decided(content, depth + 1) { return found }
    }
    return nil
  }

  /// What a value starts with, its modifiers taken off.
  private func made(_ value: Expression) -> CallExpression? {
    var current = ReceiverChain.stripped(value)
    for _ in 0..<256 {
      switch current {
      case .call(let call):
        guard case .member(let node) = call.callee, let base = node.base, !isSelf(base),
          ConstructionFinder.constructedType(call) == nil
        else { return call }
        current = base
      case .member(let node):
        guard let base = node.base else { return nil }
        current = base
      default: return nil
      }
    }
    return nil
  }

  private func isSelf(_ expression: Expression) -> Bool { ReceiverChain.name(expression) == "self" }

  /// A function of the coordinator's own that is given the route, and tells its cases apart.
  private func helper(_ call: CallExpression) -> [SUCBranch]? {
    let name: String
    switch call.callee {
    case .name(let node): name = node.name
    case .member(let node): name = node.name
    default: return nil
    }
    guard let index = call.arguments.firstIndex(where: { isRoute($0.value) }), hops < 4 else { return nil }
    // What the body of another file does, an edit there changes without our being asked again.
    let own = resolver.info(coordinator).members(named: name).compactMap { member -> SUCBranchReader? in
      guard case .function(let node) = member.declaration, member.file == file,
        node.parameters.map(\.label) == call.arguments.map(\.label)
      else { return nil }
      return SUCBranchReader(node, parameter: index, of: coordinator, member.file, resolver)
    }
    guard own.count == 1, var inner = own.first else { return nil }
    inner.hops = hops + 1
    return inner.read()
  }

  private func isRoute(_ expression: Expression) -> Bool {
    guard case .name(let node) = ReceiverChain.stripped(expression) else { return false }
    return node.name == parameter
  }

  // MARK: What decides nothing

  private func mentions(_ conditions: [Condition]) -> Bool {
    var found = false
    for condition in conditions {
      let value: Expression?
      switch condition {
      case .expression(let expression): value = expression
      case .binding(_, _, let bound): value = bound
      case .availability: value = nil
      }
      if let value { found = found || !names(in: value).isEmpty }
    }
    return found
  }

  /// Where the route is named.
  private func names(in value: Expression) -> Set<Int> {
    var starts = Set<Int>()
    ExpressionWalk.visit(value) { expression in
      if case .name(let node) = expression, node.name == parameter { starts.insert(node.nameRange.start) }
    }
    return starts
  }

  /// Whether the route is at most handed to a screen, `Screen(title: route.title)`: any other code may look at it.
  private func isShownForAll(_ statements: [Statement]) -> Bool {
    var named = Set<Int>()
    var handed = Set<Int>()
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .name(let node): if node.name == parameter { named.insert(node.nameRange.start) }
      case .call(let call):
        guard let screen = made(expression), case .named(let parts)? = ConstructionFinder.constructedType(screen),
          parts.last?.name != "AnyView"
        else { return }
        for argument in call.arguments {
          if case .closure = argument.value { continue }
          handed.formUnion(names(in: argument.value))
        }
      default: break
      }
    }
    return named.isSubset(of: handed)
  }

  // MARK: Branches

  private func read(_ item: SwitchStatement.Case) -> SUCBranch {
    var names: [String] = []
    var places: [String: TextRange] = [:]
    var partial = Set<String>()
    var label = TextRange(item.range.start, min(item.range.start + 7, item.range.end))
    for alternative in item.items {
      guard case .enumCase(_, let name, let range, let arguments) = SwitchCoverage.bare(alternative.pattern) else {
        continue
      }
      if names.isEmpty { label = range }
      names.append(name)
      places[name] = places[name] ?? range
      if alternative.where != nil || !(arguments ?? []).allSatisfy({ SwitchCoverage.isIrrefutable($0.pattern) }) {
        partial.insert(name)
      }
    }
    var read = branch(names, isDefault: item.isDefault || names.isEmpty, item.statements, item.range, label)
    read.places = places
    read.partial = partial
    return read
  }

  private func branch(
    _ names: [String], isDefault: Bool, _ statements: [Statement], _ range: TextRange, _ label: TextRange
  ) -> SUCBranch {
    let shown = ConstructionFinder.outermost(in: statements).compactMap(shown)
    let screens = ConstructionFinder.screens(in: statements) { item in
      item.type.dottedName.flatMap { resolver.topLevelType($0, from: file) }.map(resolver.isWorkspaceType) ?? false
    }
    var helpers = Set<String>()
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .call(let call):
        if case .name(let node) = call.callee, node.name.first?.isLowercase == true { helpers.insert(node.name) }
        if case .member(let node) = call.callee, case .name(let base)? = node.base, base.name == "self" {
          helpers.insert(node.name)
        }
      case .name(let node): if node.name.first?.isLowercase == true { helpers.insert(node.name) }
      default: break
      }
    }
    return SUCBranch(
      coordinator: coordinator, cases: names, isDefault: isDefault, shown: shown,
      screens: screens.compactMap(self.shown), isBlank: isBlank(statements), range: range, label: label, places: [:],
      file: file, helpers: helpers)
  }

  private func shown(_ item: ConstructionFinder.Shown) -> SUCBranch.Shown? {
    guard case .named(let parts) = item.type, let last = parts.last else { return nil }
    return SUCBranch.Shown(name: last.name, range: item.range)
  }

  /// Nothing but `EmptyView()`, without modifiers: a modifier may well draw something.
  private func isBlank(_ statements: [Statement]) -> Bool {
    guard statements.count == 1 else { return false }
    let value: Expression
    switch statements[0] {
    case .expression(let expression), .return(let expression?, _): value = expression
    default: return false
    }
    guard case .call(let call) = value, case .name(let node) = call.callee, call.arguments.isEmpty else { return false }
    return node.name == "EmptyView"
  }
}
