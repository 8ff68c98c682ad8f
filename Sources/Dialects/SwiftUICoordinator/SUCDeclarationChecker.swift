/// Declarations that the framework's version rejects, or that hold a parent too firmly: C6, C12 and R11.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCDeclarationChecker {
  let visitor: SUCVisitor

  init(_ visitor: SUCVisitor) { self.visitor = visitor }

  private var model: SUCModel { visitor.model }
  private var resolver: Resolver { visitor.resolver }
  private var version: SUCVersion { model.version }

  func check() {
    for entry in resolver.names.types(of: visitor.file) + resolver.names.extensions(of: visitor.file) {
      guard let (id, context) = resolver.extent(of: entry), let id, entry.node.head.conditions.isEmpty else { continue }
      if let coordinator = model.coordinators[id] {
        if entry.node.kind != .extension { check(coordinator, entry) }
        for member in entry.node.members { check(member, of: coordinator, context) }
      }
      if let route = model.routes[id] { check(route, entry) }
    }
    SUCVersionChecker(visitor).check()
  }

  private func add(_ finding: RouteFinding) { visitor.result.findings.append(finding) }

  // MARK: Coordinators

  private func check(_ coordinator: SUCCoordinator, _ entry: NameTable.TypeEntry) {
    guard version.requiresHandle, coordinator.kind != .root, coordinator.isFullyKnown else { return }
    let own = resolver.selfType(of: coordinator.id)
    let handles = resolver.members("handle", of: own).contains { found in
      guard case .function(let node) = found.member.declaration else { return false }
      return SUCHandlerReader.isHandler(node, found.member.context(resolver), resolver)
    }
    guard !handles, !hasForeignExtension("handle") else { return }
    add(
      RouteFinding.error(
        entry.node.nameRange, "invalid-declaration",
        "'\(coordinator.id)' must implement 'handle(_ action: CoordinatorAction)' in \(version.name)"))
  }

  /// An extension of a framework protocol that implements a requirement for everybody.
  private func hasForeignExtension(_ name: String) -> Bool {
    ["Coordinator", "Navigator", "TabBarCoordinator", "RouterViewFactory", "ObservableObject"].contains { type in
      resolver.extensions(endingIn: type).contains { entry in
        entry.node.members.contains { member in
          if case .function(let node) = member { return node.name == name }
          return false
        }
      }
    }
  }

  private func check(_ member: Declaration, of coordinator: SUCCoordinator, _ context: DeclarationContext) {
    switch member {
    case .function(let node):
      guard coordinator.kind == .root, node.head.conditions.isEmpty,
        SUCHandlerReader.isHandler(node, context, resolver), !node.head.modifiers.contains(.override),
        node.parameters.allSatisfy({ SUCHandlerReader.constraint(of: $0, in: node) == nil }),
        resolver.info(coordinator.id).supertypes.contains(where: {
          SUCFramework.name(of: $0, resolver) == "RootCoordinator"
        })
      else { return }
      var finding = RouteFinding.error(
        node.nameRange, "invalid-declaration",
        "'handle' of '\(coordinator.id)' overrides that of 'RootCoordinator' and needs 'override'")
      let place = TextRange(node.range.start, node.range.start)
      finding.fixes = [
        Fix(
          title: "Add 'override'", edits: [TextEdit(Location(visitor.file, place), newText: "override ")],
          isPreferred: true)
      ]
      add(finding)
    case .variable(let node): check(node, of: coordinator, context)
    default: break
    }
  }

  private func check(_ node: VariableDeclaration, of coordinator: SUCCoordinator, _ context: DeclarationContext) {
    guard node.head.conditions.isEmpty, !node.head.modifiers.isTypeMember else { return }
    for binding in node.bindings {
      guard let name = binding.name else { continue }
      switch name.text {
      case "parent": checkParent(node, binding, name.range, coordinator, context)
      case "navigationController" where version.isThree && coordinator.kind == .navigation:
        let type = binding.type.map { resolver.resolve($0, in: context) }
        guard !binding.isComputed, let type, SUCFramework.name(of: type, resolver) == "NavigationController" else {
          continue
        }
        add(
          RouteFinding.error(
            name.range, "invalid-declaration",
            "'navigationController' of '\(coordinator.id)' must be a 'UINavigationController' in \(version.name)"))
      case "childCoordinators": checkChildren(binding, name.range, coordinator, context)
      default: break
      }
    }
  }

  private func checkParent(
    _ node: VariableDeclaration, _ binding: VariableDeclaration.Binding, _ range: TextRange,
    _ coordinator: SUCCoordinator, _ context: DeclarationContext
  ) {
    let modifiers = node.head.modifiers
    guard let written = binding.type, !binding.isComputed, !modifiers.contains(.weak), !modifiers.contains(.unowned),
      node.head.attributes.isEmpty
    else { return }
    guard visitor.receiver(of: resolver.resolve(written, in: context), context).isCoordinator else { return }
    // What a test makes for itself, nobody else holds.
    if SourceRole.isTest(visitor.file, imports: resolver.names.imports(of: visitor.file)) { return }
    if node.isConstant, let value = binding.value, value.isNothing { return }
    var finding = RouteFinding.warning(
      range, "ownership",
      "'parent' of '\(coordinator.id)' keeps its parent alive: a parent and its child "
        + "then hold each other; declare it 'weak'"
    )
    if !node.isConstant, case .optional = resolver.resolve(written, in: context) {
      let place = TextRange(node.range.start, node.range.start)
      finding.fixes = [
        Fix(
          title: "Declare 'parent' weak", edits: [TextEdit(Location(visitor.file, place), newText: "weak ")],
          isPreferred: true)
      ]
    }
    add(finding)
  }

  private func checkChildren(
    _ binding: VariableDeclaration.Binding, _ range: TextRange, _ coordinator: SUCCoordinator,
    _ context: DeclarationContext
  ) {
    let scope = Scope(context)
    let type =
      binding.type.map { resolver.resolve($0, in: context) }
      ?? binding.value.map { visitor.typer.type(of: $0, in: scope) }
    guard let type, let element = SUCFramework.name(of: visitor.typer.elementType(of: type), resolver) else { return }
    if version.isThree, element == "WeakCoordinator" {
      add(
        RouteFinding.error(
          range, "invalid-declaration",
          "'childCoordinators' of '\(coordinator.id)' must be '[Coordinator]' in \(version.name)"))
    } else if version.holdsChildrenWeakly, element == "Coordinator" {
      add(
        RouteFinding.error(
          range, "invalid-declaration",
          "'childCoordinators' of '\(coordinator.id)' must be '[WeakCoordinator]' in \(version.name)"))
    }
  }

  // MARK: Routes

  /// 3.0 wants `StackNavigationRoute` with an `action` that is never nil.
  private func check(_ route: SUCEnum, _ entry: NameTable.TypeEntry) {
    guard version.isThree, entry.node.kind == .enum, isShownByNavigator(route) else { return }
    guard route.isClosed else { return }
    if !route.conformsToStack {
      add(
        RouteFinding.error(
          entry.node.nameRange, "invalid-declaration",
          "'\(route.id)' must conform to 'StackNavigationRoute' in \(version.name)"))
      return
    }
    let own = resolver.members("action", of: resolver.selfType(of: route.id))
    guard let found = own.first else {
      guard !hasForeignProperty("action") else { return }
      add(
        RouteFinding.error(
          entry.node.nameRange, "invalid-declaration", "'\(route.id)' must have an 'action' in \(version.name)"))
      return
    }
    if case .variable(let node, let index) = found.member.declaration, index < node.bindings.count,
      found.member.file == visitor.file
    {
      checkAction(node.bindings[index], of: route, found.member.context(resolver))
    }
  }

  private func checkAction(
    _ binding: VariableDeclaration.Binding, of route: SUCEnum, _ context: DeclarationContext
  ) {
    guard let name = binding.name, let type = binding.type else { return }
    if case .optional = type {
      add(
        RouteFinding.error(
          name.range, "invalid-declaration",
          "'action' of '\(route.id)' must be a 'TransitionAction', not an optional, in \(version.name)"))
    } else if SUCFramework.name(of: resolver.resolve(type, in: context), resolver) == "TransitionAction",
      resolver.extensions(endingIn: "TransitionAction").allSatisfy(\.node.inherited.isEmpty)
    {
      for range in SUCRouteFactsReader(route: route, file: visitor.file).nilRanges(in: binding) {
        add(
          RouteFinding.error(
            range, "invalid-declaration",
            "'action' of '\(route.id)' is never nil in \(version.name): each case needs a 'TransitionAction'"))
      }
    }
  }

  private func hasForeignProperty(_ name: String) -> Bool {
    SUCFramework.routeProtocols.contains { type in
      resolver.extensions(endingIn: type).contains { entry in
        entry.node.members.contains { member in
          if case .variable(let node) = member { return node.bindings.contains { $0.name?.text == name } }
          return false
        }
      }
    }
  }

  private func isShownByNavigator(_ route: SUCEnum) -> Bool {
    (model.owners[route.id] ?? []).contains { model.coordinators[$0]?.kind == .navigation }
  }
}

/// What the pinned version no longer has: C7.
struct SUCVersionChecker {
  let visitor: SUCVisitor

  init(_ visitor: SUCVisitor) { self.visitor = visitor }

  func check() {
    guard visitor.model.version.isThree, visitor.model.importers.contains(visitor.file) else { return }
    for entry in visitor.resolver.names.types(of: visitor.file) + visitor.resolver.names.extensions(of: visitor.file) {
      guard entry.node.head.conditions.isEmpty, let id = visitor.resolver.extent(of: entry)?.id else { continue }
      for type in entry.node.inherited where type.dottedName == "Transition" {
        if let range = type.nameRange { report(range, "Transition", "'Transitionable'") }
      }
      for member in entry.node.members where member.head.conditions.isEmpty {
        for type in SUCVersionChecker.types(in: member) { check(type) }
      }
      guard visitor.model.routes[id] != nil else { continue }
      for case .variable(let node) in entry.node.members {
        for binding in node.bindings {
          guard let name = binding.name, name.text == "attachCoordinator" else { continue }
          report(name.range, "attachCoordinator", "'.environmentObject(coordinator)' on the view: it is never attached")
        }
      }
    }
  }

  private static func types(in member: Declaration) -> [TypeSyntax] {
    switch member {
    case .variable(let node): node.bindings.compactMap(\.type)
    case .function(let node): node.parameters.map(\.type) + (node.result.map { [$0] } ?? [])
    case .alias(let node): node.type.map { [$0] } ?? []
    case .enumCase, .type: []
    }
  }

  /// A local variable's annotation.
  func check(_ node: VariableDeclaration, at position: CodePosition) {
    guard visitor.model.version.isThree, position.conditions.isEmpty else { return }
    for binding in node.bindings { if let type = binding.type { check(type) } }
  }

  private func check(_ type: TypeSyntax) {
    type.eachName { components in
      if let only = components.last, components.count == 1 { checkWeakCoordinator(only.name, only.range) }
      return true
    }
  }

  private func checkWeakCoordinator(_ name: String, _ range: TextRange) {
    guard name == "WeakCoordinator", visitor.resolver.types(named: name).isEmpty else { return }
    report(range, name, "'Coordinator', held strongly")
  }

  /// An expression that names something of an older version.
  func check(_ expression: Expression, at position: CodePosition) {
    guard visitor.model.version.isAtLeastTwo, position.conditions.isEmpty else { return }
    let isThree = visitor.model.version.isThree
    switch expression {
    case .name(let node): if isThree { checkWeakCoordinator(node.name, node.nameRange) }
    case .call(let call):
      guard let (name, range, base) = visitor.callee(of: call, position) else { return }
      if name == "makeNavigationDelegate", base != nil, isThree, visitor.model.importers.contains(visitor.file) {
        report(range, name, "'makeTransitionDelegate'")
      }
      let isNavigate = name == "navigate" && call.arguments.first?.label == "to"
      let isFinish = ["finish", "presentRoot"].contains(name) && call.arguments.isEmpty
      guard isNavigate || isFinish else { return }
      checkOldFunction(call, name, range, base, at: position)
    default: break
    }
  }

  /// `navigate(to:)`, `finish()`, `presentRoot()`, which nothing else declares.
  private func checkOldFunction(
    _ call: CallExpression, _ name: String, _ range: TextRange, _ base: Expression?, at position: CodePosition
  ) {
    let type =
      base.map { visitor.typer.type(of: $0, in: position.scope) }
      ?? visitor.typer.selfType(in: position.scope.context)
    guard visitor.receiver(of: type, position.scope.context).isCoordinator,
      SUCOwnFunctions(visitor: visitor, call: call).inputs(of: name, on: type).isEmpty,
      base != nil || visitor.typer.callees(of: call, in: position.scope).isEmpty
    else { return }
    report(range, name, "'handle(_:)' with an action")
  }

  private func report(_ range: TextRange, _ name: String, _ replacement: String) {
    let version = visitor.model.version.name
    visitor.result.findings.append(
      RouteFinding.warning(
        range, "removed-api", "'\(name)' does not exist in SwiftUICoordinator \(version); use \(replacement)"))
  }
}

extension Expression {
  /// `nil`, `.none`
  fileprivate var isNothing: Bool {
    switch self {
    case .literal(let literal): literal.kind == .nil
    case .member(let node): node.base == nil && node.name == "none"
    default: false
    }
  }
}
