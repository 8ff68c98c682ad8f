/// Which of the workspace's own functions a call means: by labels, by types, and by what extensions require.

import Facts
import RouteGraph
import Semantics

/// A function that a call may mean.
struct XCOwnFunction {
  /// How well arguments go with parameters; a call means the best, and what is only possible may be a mistake.
  enum Fit: Int, Comparable {
    case impossible, possible, certain, exact

    static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
  }

  var node: FunctionDeclaration
  /// Of the parameters.
  var types: [Type]
  var context: DeclarationContext
  var owner: NominalID
  var fit: Fit
}

extension XCExpressions {
  /// The function that a call means; nil where none is meant, where several may be, or where its body is not known.
  func function(_ name: String, of type: Type, _ call: CallExpression, _ frame: XCFrame) -> XCOwnFunction? {
    let found = functions(name, of: type, call, frame, isStatic: false)
    return meant(among: found).flatMap { $0.node.body?.isSkipped == false ? $0 : nil }
  }

  func meant(among found: [XCOwnFunction]) -> XCOwnFunction? {
    if found.count < 2 { return found.first }
    let exact = found.filter { $0.fit == .exact }
    return exact.count == 1 ? exact[0] : nil
  }

  /// All that a call may mean, nearest first, without what those override.
  func functions(
    _ name: String, of type: Type, _ call: CallExpression, _ frame: XCFrame, isStatic: Bool
  ) -> [XCOwnFunction] {
    var found: [XCOwnFunction] = []
    for candidate in evaluator.resolver.members(name, of: type) where !candidate.member.entry.isInterface {
      guard case .function(let node) = candidate.member.declaration,
        node.head.modifiers.isTypeMember == isStatic, typer.fits(call, node.parameters)
      else { continue }
      let owner = candidate.member.owner
      if node.body == nil, evaluator.resolver.info(owner).isProtocol { continue }
      let context = candidate.member.context(evaluator.resolver)
      let inside = context.adding(node.generics, node.requirements)
      let wanted = node.parameters.map {
        evaluator.resolver.resolve($0.type, in: inside).substituting(candidate.substitution)
      }
      if found.contains(where: { $0.owner != owner && $0.types == wanted }) { continue }
      let applies = isStatic ? types.meets(candidate.member.entry, node.requirements, root(of: frame)) : true
      let given = applies == false ? .impossible : fit(call, node.parameters, wanted, frame)
      if given == .impossible { continue }
      found.append(
        XCOwnFunction(
          node: node, types: wanted, context: context, owner: owner, fit: applies == nil ? .possible : given))
    }
    return found
  }

  // MARK: What the workspace adds to `Transition`

  func run(_ own: XCOwnFunction, _ node: CallExpression, _ frame: XCFrame) -> [XCOutcome] {
    guard let body = own.node.body, body.isWhole else { return [.unknown] }
    var inside = bound(own.node, Scope(own.context), node, frame, own: nil, mode: .transition)
    if node.arguments.contains(where: { mayAct($0.value, frame) }) { inside.flags.insert(.mayAct) }
    guard inside.depth < XCEvaluator.maximumDepth * 4 else { return [.unknown] }
    return evaluator.outcomes(of: body.statements, inside)
  }

  /// `.home` where `home` is a static property of `Transition`.
  func staticMember(_ node: MemberExpression, _ frame: XCFrame) -> [XCOutcome] {
    guard let frame = entering(node.base, frame) else { return outcomes(value(.member(node), frame)) }
    let root = root(of: frame)
    let found = evaluator.resolver.members(node.name, of: XCName.nominal(XCName.transition, [.unknown])).filter {
      guard case .variable = $0.member.declaration else { return false }
      return types.meets($0.member.entry, [], root) != false
    }
    guard found.count == 1, case .variable(let variable, let index) = found[0].member.declaration,
      index < variable.bindings.count
    else { return [.unknown] }
    let context = found[0].member.context(evaluator.resolver)
    var inside = XCFrame(scope: Scope(context), file: context.file, depth: frame.depth + 4, mode: .transition)
    inside.root = root ?? .unknown
    if let getter = variable.bindings[index].accessors.first(where: { $0.kind == .get })?.body {
      if !getter.isWhole { return [.unknown] }
      return evaluator.outcomes(of: getter.statements, inside)
    }
    return variable.bindings[index].value.map { transition($0, inside) } ?? [.unknown]
  }

  /// The controller that transitions work on here.
  func root(of frame: XCFrame) -> Type? {
    if let root = frame.root { return root.isUnknown ? nil : root }
    guard let own = frame.own, let made = types.transitionType(of: evaluator.resolver.selfType(of: own)) else {
      return nil
    }
    return types.rootController(of: made) ?? made
  }

  // MARK: Arguments

  private func fit(
    _ call: CallExpression, _ parameters: [Parameter], _ types: [Type], _ frame: XCFrame
  ) -> XCOwnFunction.Fit {
    var result = XCOwnFunction.Fit.exact
    for (index, argument) in call.arguments.enumerated() {
      guard let position = typer.parameterIndex(of: index, in: call, parameters) else { return .impossible }
      result = min(result, fit(argument.value, types[position], frame))
    }
    return result
  }

  private func fit(_ argument: Expression, _ wanted: Type, _ frame: XCFrame) -> XCOwnFunction.Fit {
    switch argument {
    case .literal(let node) where node.kind == .nil:
      if case .optional = wanted { return .certain }
      return .possible
    case .member(let node) where node.base == nil: return fit(implicit: node.name, wanted)
    case .call(let node):
      if case .member(let member) = node.callee, member.base == nil { return fit(implicit: member.name, wanted) }
    case .literal, .array, .dictionary:
      // Own types may be made of literals.
      guard case .external = wanted.unwrapped else { return .possible }
    default: break
    }
    return types.fit(typer.type(of: argument, in: frame.scope), wanted)
  }

  /// `.x`, where a type is wanted that has no such member.
  private func fit(implicit name: String, _ wanted: Type) -> XCOwnFunction.Fit {
    guard let id = wanted.unwrapped.nominalID, let route = model.routes[id], route.isClosed,
      evaluator.resolver.members(name, of: wanted.unwrapped).isEmpty
    else { return .possible }
    return .impossible
  }
}

extension RouterTypes {
  private static let families: [String: Int] = [
    "Bool": 0, "String": 1, "Substring": 1, "Character": 1, "Int": 2, "UInt": 2, "Double": 2, "Float": 2, "CGFloat": 2,
    "TimeInterval": 2, "Array": 3, "Dictionary": 4, "Set": 5,
  ]

  /// How well a value of one type goes where another is wanted.
  func fit(_ given: Type, _ wanted: Type) -> XCOwnFunction.Fit {
    let (given, wanted) = (given.unwrapped, wanted.unwrapped)
    if given.isUnknown || wanted.isUnknown { return .possible }
    if given == wanted, !given.hasUnknownPart { return .exact }
    switch (given, wanted) {
    case (.parameter, _), (_, .parameter), (.metatype, _), (.tuple, _): return .possible
    case (_, .constrained(let parts, _)): return parts.map { min(fit(given, $0), .certain) }.min() ?? .possible
    case (_, .nominal(let id, _)): return fit(given, to: id)
    case (_, .external(let name, _)): return fit(given, toExternal: name)
    case (.function, .function): return .certain
    case (.nominal, .function), (.external, .function): return isPlain(given) ? .impossible : .possible
    default: return .possible
    }
  }

  /// Of the workspace or of the standard library: nothing out of sight says what else it is.
  private func isPlain(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _): return !resolver.info(id).isProtocol && resolver.isDeclaredOnce(id)
    case .external(let name, _): return RouterTypes.families[name] != nil
    case .function: return true
    default: return false
    }
  }

  private func fit(_ given: Type, to id: NominalID) -> XCOwnFunction.Fit {
    if resolver.lineage(of: given).contains(where: { $0.id == id }) { return .certain }
    if id.name == XCName.presentable, isController(given) { return .certain }
    // An unread file may declare that it conforms, but not to what is XCoordinator's.
    let isFixed = !resolver.info(id).isProtocol || id.name.hasPrefix("XCoordinator.")
    return isFixed && isPlain(given) ? .impossible : .possible
  }

  private func fit(_ given: Type, toExternal name: String) -> XCOwnFunction.Fit {
    if name == "Any" || name == "AnyObject" { return .certain }
    if name == "UIViewController", isController(given) { return .certain }
    guard let family = RouterTypes.families[name] else {
      return routeType(of: given) != nil && rootKind(of: .external(name, [])) != nil ? .impossible : .possible
    }
    if case .external(let other, _) = given {
      guard let theirs = RouterTypes.families[other] else { return isController(given) ? .impossible : .possible }
      return family == theirs ? .certain : .impossible
    }
    return isPlain(given) ? .impossible : .possible
  }

  /// Whether transitions of a controller have what an extension declares; nil where that is not known.
  func meets(_ entry: NameTable.TypeEntry, _ requirements: [GenericRequirement], _ root: Type?) -> Bool? {
    var result: Bool? = true
    for wanted in requiredControllers(entry, requirements) {
      switch root.flatMap({ isRoot($0, wanted) }) {
      case true?: continue
      case false?: return false
      case nil: result = nil
      }
    }
    return result
  }

  /// What `extension Transition where RootViewController: X` and `extension NavigationTransition` ask for.
  func requiredControllers(_ entry: NameTable.TypeEntry, _ requirements: [GenericRequirement] = []) -> [Type] {
    let context = DeclarationContext(file: entry.file)
    var controllers = (entry.node.requirements + requirements).filter { $0.left.dottedName == "RootViewController" }
      .map { resolver.resolve($0.right, in: context) }
    if let extended = entry.node.extended {
      let type = resolver.resolve(extended, in: context)
      if let controller = rootController(of: type), !controller.isUnknown { controllers.append(controller) }
    }
    return controllers.filter { if case .parameter = $0 { false } else { true } }
  }

  private func isRoot(_ root: Type, _ wanted: Type) -> Bool? {
    if root == wanted { return true }
    guard let kind = rootKind(of: root), let wantedKind = rootKind(of: wanted) else { return nil }
    if wantedKind != .view, kind != wantedKind { return false }
    if case .nominal(let id, _) = wanted { return resolver.lineage(of: root).contains { $0.id == id } }
    return true
  }
}
