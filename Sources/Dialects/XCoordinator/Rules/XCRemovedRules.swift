/// What the pinned version of the framework no longer has, or does not have yet: C9.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCRemovedRules {
  let visitor: XCVisitor

  private var version: XCVersion { visitor.version }

  /// Whether erased routers are gone.
  var isThree: Bool { version.isPinned && version.generation == .three }

  private static let replacements: [String: String] = [
    "StrongRouter": "use 'any Router<%>'", "AnyRouter": "use 'any Router<%>'",
    "UnownedRouter": "use 'unowned let router: any Router<%>'",
    "WeakRouter": "use 'weak var router: (any Router<%>)?'",
    "UnownedErased": "use 'unowned let router: any Router<…>'",
    "WeakErased": "use 'weak var router: (any Router<…>)?'",
    "AnyCoordinator": "use 'any Coordinator<%>'", "AnyNavigationCoordinator": "use 'any Coordinator<%>'",
    "AnyTabBarCoordinator": "use 'any Coordinator<%>'", "AnyViewCoordinator": "use 'any Coordinator<%>'",
  ]

  private static let members: NameSet = [
    "strongRouter", "unownedRouter", "weakRouter", "anyRouter", "anyCoordinator",
  ]

  // MARK: Written types

  func checkDeclarations() {
    guard isThree else { return }
    let names = visitor.resolver.names
    for entry in names.types(of: visitor.file) + names.extensions(of: visitor.file) {
      guard let (_, context) = visitor.resolver.extent(of: entry) else { continue }
      for type in entry.node.inherited { check(type, in: context) }
      for declaration in entry.node.members { check(declaration, in: context) }
    }
    for entry in names.globals(of: visitor.file) {
      check(entry.declaration, in: DeclarationContext(file: visitor.file))
    }
  }

  func check(_ declaration: Declaration, in context: DeclarationContext) {
    guard isThree else { return }
    switch declaration {
    case .variable(let node): for type in node.bindings.compactMap(\.type) { check(type, in: context) }
    case .function(let node):
      for parameter in node.parameters { check(parameter.type, in: context) }
      if let result = node.result { check(result, in: context) }
    case .enumCase(let node): for parameter in node.parameters { check(parameter.type, in: context) }
    case .alias(let node): if let type = node.type { check(type, in: context) }
    case .type: break
    }
  }

  private func check(_ type: TypeSyntax, in context: DeclarationContext) {
    switch type {
    case .named(let components):
      guard let last = components.last else { return }
      for argument in components.flatMap(\.arguments) { check(argument, in: context) }
      let arguments = last.arguments.map(\.description).joined(separator: ", ")
      report(last.name, last.range, arguments, isFramework(type, in: context))
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner), .any(let inner),
      .metatype(let inner):
      check(inner, in: context)
    case .dictionary(let key, let value):
      check(key, in: context)
      check(value, in: context)
    case .tuple(let elements): for element in elements { check(element.type, in: context) }
    case .function(let node):
      for parameter in node.parameters { check(parameter.type, in: context) }
      check(node.result, in: context)
    case .composition(let parts): for part in parts { check(part, in: context) }
    case .unknown: break
    }
  }

  private func isFramework(_ type: TypeSyntax, in context: DeclarationContext) -> Bool {
    visitor.resolver.resolve(type, in: context).nominalID?.name.hasPrefix("XCoordinator.") == true
  }

  private func report(_ name: String, _ range: TextRange, _ arguments: String, _ isFramework: Bool) {
    guard let replacement = XCRemovedRules.replacements[name], isFramework, !isOwn(name) else { return }
    let text = replacement.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: arguments.isEmpty ? "…" : arguments)
    warn(range, "\(name) is gone in 3.0; \(text)")
  }

  /// Declared by the workspace as well, and meant even where an extension of a framework's type sees that type's module.
  private func isOwn(_ name: String) -> Bool {
    if !visitor.resolver.types(named: name).isEmpty { return true }
    return visitor.resolver.globals(named: name, from: visitor.file).contains {
      if case .alias = $0.declaration { true } else { false }
    }
  }

  private func warn(_ range: TextRange, _ message: String) {
    visitor.result.findings.append(
      XCFinding(range: range, severity: .warning, code: "removed-api", message: message))
  }

  // MARK: Expressions

  /// `StrongRouter(c)`
  func check(_ node: NameExpression, at position: CodePosition) {
    guard isThree, XCRemovedRules.replacements[node.name] != nil, position.scope.lookup(node.name) == nil,
      case .metatype(let type) = visitor.typer.type(of: .name(node), in: position.scope)
    else { return }
    let arguments = node.genericArguments.map(\.description).joined(separator: ", ")
    report(
      node.name, node.nameRange, arguments, type.nominalID?.name.hasPrefix("XCoordinator.") == true)
  }

  /// `c.strongRouter`
  func check(_ member: MemberExpression, at position: CodePosition) {
    guard isThree, XCRemovedRules.members.contains(member.name) else { return }
    let type =
      member.base.map { visitor.typer.type(of: $0, in: position.scope) }
      ?? visitor.typer.selfType(in: position.scope.context)
    guard visitor.types.routeType(of: type) != nil, !isDeclared(member.name, on: type) else { return }
    warn(
      member.nameRange,
      "\(member.name) is gone in 3.0; \(visitor.types.spelling(type)) is the router itself, held weak or unowned")
  }

  private func isDeclared(_ name: String, on type: Type) -> Bool {
    visitor.resolver.members(name, of: type.unwrapped).contains { !$0.member.entry.isInterface }
  }

  /// Components where there is no builder, and what 1.x asked of a coordinator.
  func check(_ call: CallExpression, at position: CodePosition) {
    guard version.isPinned, let (name, range) = XCSiteReader.operation(call), let own = position.owner.type,
      visitor.model.classes[own]?.isCoordinator == true
    else { return }
    if name == "generateRootViewController", version.generation == .two, !isDeclared(name, on: selfType(own)) {
      return warn(range, "generateRootViewController is unavailable in 2.x; read rootViewController of \(own.name)")
    }
    let hasBuilder = version.generation == .three && visitor.model.versions.shape != .controllers
    guard !hasBuilder, position.owner.name == "prepare",
      XCComponent.made(by: call, visitor.typer, in: position.scope) != nil
    else { return }
    let place = version.generation == .three ? "this version of 3.0" : "2.x"
    warn(
      range, "\(name) is a component of 3.0's builder, which \(place) does not have; \(own.name) returns transitions")
  }

  private func selfType(_ id: NominalID) -> Type { visitor.resolver.selfType(of: id) }
}
