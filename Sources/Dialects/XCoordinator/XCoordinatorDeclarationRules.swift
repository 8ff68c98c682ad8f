/// What is judged about declarations: handlers that miss a case (C7) or override nothing (C8); and where handlers name
/// cases.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCDeclarationRules {
  let visitor: XCVisitor

  init(_ visitor: XCVisitor) { self.visitor = visitor }

  private var model: XCModel { visitor.model }
  private var resolver: Resolver { visitor.resolver }

  func check() {
    noteDeclarations()
    let names = resolver.names
    for entry in names.types(of: visitor.file) + names.extensions(of: visitor.file) {
      guard let (id, context) = resolver.extent(of: entry), let id else { continue }
      noteHoldings(entry, of: id, in: context)
      visitor.noteEnvironmentReads(entry, of: id, in: context)
      guard model.classes[id] != nil else { continue }
      for case .function(let node) in entry.node.members { check(node, of: id, in: context) }
    }
  }

  // MARK: Handlers

  private func check(_ node: FunctionDeclaration, of id: NominalID, in context: DeclarationContext) {
    switch node.name {
    case "prepareTransition", "prepare": checkHandler(node, of: id, in: context)
    case "mapToParentRoute":
      checkRedirection(node, of: id, in: context)
      checkSwitch(node, of: id, in: context)
    case "contextTrigger": checkSwitch(node, of: id, in: context)
    case "generateRootViewController": checkGenerator(node, of: id)
    default: break
    }
  }

  private func checkHandler(_ node: FunctionDeclaration, of id: NominalID, in context: DeclarationContext) {
    guard let parameter = node.parameters.first, parameter.label == "for", node.parameters.count == 1 else { return }
    let own = resolver.selfType(of: id)
    let written = resolver.resolve(parameter.type, in: context)
    guard let route = visitor.types.routeType(of: own)?.nominalID, let declared = model.routes[route] else { return }
    if node.head.modifiers.contains(.override), node.name == "prepareTransition", resolver.isDeclaredOnce(id) {
      if let other = written.nominalID, other != route {
        if overridesOwn(node, of: id, in: context) { return }
        return refuse(
          node.nameRange, "invalid-declaration",
          "override takes \(other.name), but \(id.name) handles \(route.name)")
      }
      if let wanted = visitor.types.transitionType(of: superclass(of: id) ?? own), let result = node.result {
        let given = resolver.resolve(result, in: context)
        if isOther(given, than: wanted) {
          return refuse(
            node.nameRange, "invalid-declaration",
            "override returns \(visitor.types.spelling(given)), but \(id.name) makes \(visitor.types.spelling(wanted))")
        }
      }
    }
    guard written.nominalID == route, let body = node.body else { return }
    XCHandlerSwitch(visitor, declared, node.name, context).check(body.statements, subject: parameter.name)
  }

  /// A handler that is no override of `prepareTransition`.
  private func checkSwitch(_ node: FunctionDeclaration, of id: NominalID, in context: DeclarationContext) {
    guard let parameter = node.parameters.first, parameter.label == nil, let body = node.body,
      let route = visitor.types.routeType(of: resolver.selfType(of: id))?.nominalID, let declared = model.routes[route],
      resolver.resolve(parameter.type, in: context).nominalID == route
    else { return }
    XCHandlerSwitch(visitor, declared, node.name, context).check(body.statements, subject: parameter.name)
  }

  /// Whether a superclass declares another function of that name, for what this one takes.
  private func overridesOwn(_ node: FunctionDeclaration, of id: NominalID, in context: DeclarationContext) -> Bool {
    guard let superclass = superclass(of: id) else { return false }
    let taken = node.parameters.map { resolver.resolve($0.type, in: context) }
    return resolver.members(node.name, of: superclass).contains { found in
      guard case .function(let other) = found.member.declaration, !found.member.entry.isInterface,
        other.parameters.map(\.label) == node.parameters.map(\.label)
      else { return false }
      let outer = found.member.context(resolver)
      return other.parameters.map { resolver.resolve($0.type, in: outer).substituting(found.substitution) } == taken
    }
  }

  private func superclass(of id: NominalID) -> Type? {
    resolver.info(id).supertypes.first { $0.nominalID.map { resolver.info($0).isClass } ?? false }
  }

  private func isOther(_ given: Type, than wanted: Type) -> Bool {
    guard let first = visitor.types.rootController(of: given), let second = visitor.types.rootController(of: wanted),
      let a = visitor.types.rootKind(of: first), let b = visitor.types.rootKind(of: second)
    else { return false }
    return a != b
  }

  private func checkRedirection(_ node: FunctionDeclaration, of id: NominalID, in context: DeclarationContext) {
    let own = resolver.selfType(of: id)
    guard node.head.modifiers.contains(.override), let parameter = node.parameters.first, node.parameters.count == 1,
      visitor.types.isRedirection(own), !overridesOwn(node, of: id, in: context)
    else { return }
    if let label = parameter.label {
      return refuse(
        node.nameRange, "invalid-declaration",
        "override does not match mapToParentRoute(_: \(parameter.type)); the label '\(label)' must be '_'")
    }
    guard resolver.isDeclaredOnce(id) else { return }
    let given = resolver.resolve(parameter.type, in: context)
    if let route = visitor.types.routeType(of: own), isOtherRoute(given, than: route) {
      return refuse(
        node.nameRange, "invalid-declaration",
        "override takes \(visitor.types.spelling(given)), but \(id.name) redirects \(visitor.types.spelling(route))")
    }
    guard let result = node.result.map({ resolver.resolve($0, in: context) }),
      let parent = visitor.types.parentRouteType(of: own), isOtherRoute(result, than: parent)
    else { return }
    refuse(
      node.nameRange, "invalid-declaration",
      "override returns \(visitor.types.spelling(result)), but the parent of \(id.name) takes "
        + visitor.types.spelling(parent))
  }

  /// Of two route types that are known, no generic parameters, and no classes: of those one may be the other's heir.
  private func isOtherRoute(_ given: Type, than wanted: Type) -> Bool {
    guard let a = given.nominalID, let b = wanted.nominalID, model.routes[a]?.isEnum == true,
      model.routes[b]?.isEnum == true
    else { return false }
    return a != b
  }

  private func checkGenerator(_ node: FunctionDeclaration, of id: NominalID) {
    guard node.head.modifiers.contains(.override), node.parameters.isEmpty,
      resolver.lineage(of: resolver.selfType(of: id)).contains(where: { $0.id.name == XCName.base })
    else { return }
    let declares = resolver.members("generateRootViewController", of: resolver.selfType(of: id)).contains {
      !$0.member.head.modifiers.contains(.override)
    }
    if declares { return }
    // Without a lock file this may be the first generation, which asks for it.
    guard visitor.version.isPinned, visitor.version.generation == .two else { return }
    refuse(
      node.nameRange, "invalid-declaration",
      "generateRootViewController is unavailable in 2.x; pass rootViewController: to the initialiser of \(id.name)")
  }

  private func refuse(_ range: TextRange, _ code: String, _ message: String) {
    visitor.result.findings.append(XCFinding(range: range, severity: .error, code: code, message: message))
  }

  // MARK: Places

  private func noteDeclarations() {
    for route in model.routes.values {
      for declared in route.cases where declared.file == visitor.file {
        visitor.noteOccurrence(route.id, declared.name, declared.nameRange, .declaration)
      }
    }
    for handler in model.classes.values {
      for declaration in handler.declarations where declaration.file == visitor.file {
        visitor.result.occurrences.append(
          Occurrence(range: declaration.range, symbol: .coordinators([handler.coordinatorID]), role: .declaration))
      }
    }
  }

  /// Stored properties whose type is a router or a coordinator.
  private func noteHoldings(_ entry: NameTable.TypeEntry, of id: NominalID, in context: DeclarationContext) {
    for case .variable(let node) in entry.node.members {
      for binding in node.bindings {
        guard let name = binding.name, !binding.isComputed else { continue }
        if let value = binding.value { visitor.noteTemporary(value, in: Scope(context)) }
        let type = visitor.typer.type(of: binding, isLazy: false, in: Scope(context))
        guard visitor.types.routeType(of: type) != nil else { continue }
        var constructed: NominalID?
        if let value = binding.value, case .call(let call) = XCVisitor.plain(value),
          ConstructionFinder.constructedType(call) != nil
        {
          constructed = visitor.typer.type(of: .call(call), in: Scope(context)).nominalID
        }
        visitor.result.holdings.append(
          XCHolding(
            owner: id, property: name.text, type: type, location: Location(visitor.file, name.range),
            constructed: constructed.flatMap { model.classes[$0] == nil ? nil : $0 }))
      }
    }
  }
}

/// The `switch` of a handler over its route.
struct XCHandlerSwitch {
  let visitor: XCVisitor
  let route: XCRouteType
  let function: String
  let context: DeclarationContext

  init(_ visitor: XCVisitor, _ route: XCRouteType, _ function: String, _ context: DeclarationContext) {
    self.visitor = visitor
    self.route = route
    self.function = function
    self.context = context
  }

  func check(_ statements: [Statement], subject: String) {
    for statement in statements {
      switch statement {
      case .switch(let node): check(node, subject: subject)
      case .return(.control(let control)?, _): check([control.statement], subject: subject)
      case .expression(.control(let control)): check([control.statement], subject: subject)
      case .if(let node): note(node.conditions, subject)
      case .guard(let node): note(node.conditions, subject)
      default: break
      }
      if hides(statement, subject) { return }
    }
  }

  /// `let route = other(route)`: from there on the name means something else.
  private func hides(_ statement: Statement, _ subject: String) -> Bool {
    switch statement {
    case .declaration(.variable(let node)): node.bindings.contains { names($0.pattern, subject) }
    case .guard(let node): node.conditions.contains { hides($0, subject) }
    default: false
    }
  }

  private func hides(_ condition: Condition, _ subject: String) -> Bool {
    if case .binding(let pattern, _, _) = condition { return names(pattern, subject) }
    return false
  }

  private func names(_ pattern: Pattern, _ subject: String) -> Bool {
    var found = false
    pattern.eachName { name, _ in if name == subject { found = true } }
    return found
  }

  private func note(_ conditions: [Condition], _ subject: String) {
    for condition in conditions {
      if case .binding(let pattern, _, let value?) = condition, isSubject(value, subject) { note(pattern) }
      if hides(condition, subject) { return }
    }
  }

  private func isSubject(_ expression: Expression, _ name: String) -> Bool {
    guard case .name(let node) = XCVisitor.plain(expression) else { return false }
    return node.name == name
  }

  private func check(_ node: SwitchStatement, subject: String) {
    guard isSubject(node.subject, subject) else { return }
    var named = Set<String>()
    var isOpen = node.isIncomplete
    for item in node.cases {
      if item.isDefault || !item.conditions.isEmpty { isOpen = true }
      for alternative in item.items {
        note(alternative.pattern)
        switch alternative.pattern {
        case .enumCase(_, let name, _, _): named.insert(name)
        default: isOpen = true
        }
      }
    }
    // What an unknown name was meant to be may be what is missing; the compiler, too, speaks of the name alone.
    let isMisspelt = named.contains { route.cases(named: $0).isEmpty }
    guard !isOpen, !isMisspelt, route.isEnum, route.isClosed else { return }
    let wanted = route.cases.filter { $0.kind == .enumCase && !route.isConditional($0) }.map(\.name)
    let conditional = route.cases.contains(where: route.isConditional)
    var seen = Set<String>()
    let missing = wanted.filter {
      !named.contains($0) && seen.insert($0).inserted && !visitor.enumReader.hasNoValue($0, of: route.id)
    }
    guard !missing.isEmpty, !conditional, Set(route.cases.map(\.file)).count == 1,
      visitor.resolver.info(route.id).entries.count == 1
    else { return }
    report(missing, node)
  }

  private func report(_ missing: [String], _ node: SwitchStatement) {
    let range = TextRange(node.range.start, node.range.start + 6)
    visitor.result.findings.append(
      XCFinding(
        range: range, severity: .error, code: "non-exhaustive-switch",
        message: "\(function) does not handle \(XCMessages.list(route.id, missing))",
        related: [(.route(route.id, missing[0]), "declared here")]))
  }

  /// What a pattern takes apart is what the case carries (C3), and names cases that there are.
  private func checkPayload(_ pattern: Pattern) {
    let checking = PatternChecking(reader: visitor.enumReader)
    for problem in checking.problems(of: pattern, matching: .nominal(route.id, []), in: context) {
      visitor.result.findings.append(XCMessages.pattern(problem))
    }
  }

  /// A pattern that names a case, or one that the route type does not have.
  private func note(_ pattern: Pattern) {
    guard case .enumCase(let type, let name, let range, _) = pattern else { return }
    let cases = route.cases(named: name)
    if !cases.isEmpty {
      visitor.noteOccurrence(route.id, name, range, .handler)
      return checkPayload(pattern)
    }
    guard type == nil, route.isClosed, !name.isEmpty, route.isEnum,
      !visitor.hasMember(name, route.id)
    else { return }
    var message = "\(route.id.name) has no route '\(name)' that \(function) could handle"
    var fixes: [XCFix] = []
    if let near = Spelling.nearest(to: name, in: route.caseNames) {
      message += "; did you mean '\(near)'?"
      fixes = [XCFix(title: "Change to '\(near)'", edits: [(range, near)], isPreferred: true)]
    }
    visitor.result.findings.append(
      XCFinding(
        range: range, severity: .error, code: "invalid-declaration", message: message,
        related: [(.type(route.id), "\(route.id.name) is declared here")], fixes: fixes))
  }
}
