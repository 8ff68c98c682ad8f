/// Evaluates calls: constructions, the class's own methods, local closures.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCExpressions {
  func call(_ node: CallExpression, _ frame: XCFrame) -> XCValue {
    if case .closure(let closure) = node.callee { return run(XCClosure(node: closure, frame: frame), node, frame) }
    if ConstructionFinder.constructedType(node) != nil,
      case .metatype(let made) = typer.type(of: constructed(node.callee), in: frame.scope)
    {
      return construction(node, made, frame)
    }
    if case .name(let name) = node.callee {
      if case .closure(let closure)? = frame.values[name.name] { return run(closure, node, frame) }
      if let function = frame.functions[name.name] { return inline(function, frame.scope, node, frame, own: frame.own) }
    }
    if let route = routeCase(node, frame) { return route }
    if let method = method(node, frame) {
      return inline(method.node, Scope(method.context), node, frame, own: method.own)
    }
    let given = result(of: node, frame)
    guard let function = typeFunction(node, frame) else { return given }
    let made = inline(function.node, Scope(function.context), node, frame, own: nil)
    if case .transition = made { return made }
    // What the body does not tell, the result's type may.
    let isTold = made.alternatives.allSatisfy {
      if case .element(let element) = $0 { element.type != nil } else { false }
    }
    return isTold ? made : given
  }

  /// `Self.show(tabs)`, `Screens.home(router)`: a function of a type of the workspace.
  private func typeFunction(_ node: CallExpression, _ frame: XCFrame) -> XCOwnFunction? {
    guard case .member(let member) = node.callee, let base = member.base, XCVisitor.mayNameType(base),
      case .metatype(let type) = typer.type(of: base, in: frame.scope), let id = type.nominalID,
      evaluator.resolver.isWorkspaceType(id), evaluator.resolver.isDeclaredOnce(id)
    else { return nil }
    let found = functions(member.name, of: type, node, frame, isStatic: true)
    return meant(among: found).flatMap { $0.node.body?.isSkipped == false ? $0 : nil }
  }

  /// Whether a value is asked for by a call, and not just made. To make a coordinator triggers its first route.
  func mayAct(_ value: Expression, _ frame: XCFrame) -> Bool {
    var isActing = false
    ExpressionWalk.visit(value) { part in
      guard !isActing, case .call(let call) = part else { return }
      if let made = ConstructionFinder.constructedType(call) {
        // Which initializer makes it does not matter.
        let made = typer.resolver.resolve(made, in: frame.scope.context).nominalID
        if let made, model.classes[made] != nil { isActing = true }
        return
      }
      // `.none()`, `NavigationTransition.none()`
      if case .member(let member) = call.callee, member.base.map(XCVisitor.mayNameType) ?? true,
        entering(member.base, frame) != nil
      {
        return
      }
      isActing = true
    }
    return isActing
  }

  private func constructed(_ callee: Expression) -> Expression {
    if case .member(let member) = callee, member.name == "init", let base = member.base { return base }
    return callee
  }

  private func result(of node: CallExpression, _ frame: XCFrame) -> XCValue {
    let type = typer.type(of: .call(node), in: frame.scope)
    if type.unwrapped.isUnknown { return .unknown }
    // An opaque or existential result may be anything.
    if case .constrained = type { return types.routeType(of: type) == nil ? .unknown : evaluator.value(of: type) }
    return evaluator.value(of: type)
  }

  private func routeCase(_ node: CallExpression, _ frame: XCFrame) -> XCValue? {
    guard case .member(let member) = node.callee, let id = owner(of: member, nil, frame),
      evaluator.declaredCase(member.name, of: id) != nil
    else { return nil }
    return route(.call(node), id, frame)
  }

  private func construction(_ node: CallExpression, _ made: Type, _ frame: XCFrame) -> XCValue {
    guard let id = made.nominalID else { return hosted(node, made, frame) ?? evaluator.value(of: made) }
    if id.name == XCName.transition { return .transition(transition(.call(node), frame)) }
    if [XCName.strong, XCName.anyCoordinator].contains(id.name), let first = node.arguments.first {
      return value(first.value, frame)
    }
    if [XCName.unowned, XCName.weak].contains(id.name) {
      return evaluator.value(of: typer.type(of: .call(node), in: frame.scope))
    }
    var element = evaluator.element(of: made)
    if let declared = model.classes[id], let route = declared.route {
      element.answer = element.answer == .unknown ? .unknown : .route(route, [id])
      if declared.takesHandlerClosure { element.closure = handlerClosure(node, frame) }
    } else if id.name.hasPrefix("XCoordinator."),
      let route = types.routeType(of: typer.type(of: .call(node), in: frame.scope))?.nominalID
    {
      element.answer = .route(route, [])
      element.closure = handlerClosure(node, frame)
    }
    element.construction = node.range
    element.source = node.range
    return .element(element)
  }

  /// `UIHostingController(rootView: Screen(…))` shows the screen.
  private func hosted(_ node: CallExpression, _ made: Type, _ frame: XCFrame) -> XCValue? {
    guard case .external("UIHostingController", _) = made, let root = node.argument("rootView") else { return nil }
    let resolver = evaluator.resolver
    func view(_ type: Type) -> NominalID? { type.nominalID.flatMap { resolver.isWorkspaceType($0) ? $0 : nil } }
    let shown = ConstructionFinder.screens(in: [.expression(root)]) { item in
      view(resolver.resolve(item.type, in: frame.scope.context)) != nil
    }
    let type = shown.first.map { resolver.resolve($0.type, in: frame.scope.context) }
    guard shown.count < 2, let screen = view(type ?? typer.type(of: root, in: frame.scope)) else { return nil }
    return .element(
      XCElement(answer: .never, name: screen.name, type: screen, source: node.range, construction: node.range))
  }

  private func handlerClosure(_ node: CallExpression, _ frame: XCFrame) -> XCClosure? {
    for argument in node.arguments
    where argument.label == "prepareTransition" || argument.label == "map" || argument.isTrailing {
      if case .closure(let closure) = argument.value { return XCClosure(node: closure, frame: frame) }
    }
    return nil
  }

  // MARK: Functions

  /// A method of the class itself, of its superclasses and extensions, that has a body.
  func method(
    _ node: CallExpression, _ frame: XCFrame
  ) -> (node: FunctionDeclaration, context: DeclarationContext, own: NominalID)? {
    guard let (name, _) = XCSiteReader.operation(node), let own = frame.own else { return nil }
    switch node.callee {
    case .name: if frame.scope.lookup(name) != nil { return nil }
    case .member(let member):
      guard case .name(let base)? = member.base, base.name == "self" else { return nil }
    default: return nil
    }
    return function(name, of: evaluator.resolver.selfType(of: own), node, frame).map { ($0.node, $0.context, own) }
  }

  /// Runs a function's body with its parameters bound to a call's arguments.
  func inline(
    _ node: FunctionDeclaration, _ scope: Scope, _ call: CallExpression, _ frame: XCFrame, own: NominalID?
  ) -> XCValue {
    guard let body = node.body, body.isWhole, frame.depth < XCEvaluator.maximumDepth * 3 else { return .unknown }
    let inside = bound(node, scope, call, frame, own: own, mode: .value)
    if let root = node.result.flatMap({ controller($0, inside) }) {
      var inside = inside
      inside.mode = .transition
      inside.root = known(root) ?? inside.root
      if call.arguments.contains(where: { mayAct($0.value, frame) }) { inside.flags.insert(.mayAct) }
      let isBuilt = evaluator.isBuilt(node)
      return .transition(
        isBuilt ? evaluator.built(body.statements, inside) : evaluator.outcomes(of: body.statements, inside))
    }
    let ends = XCRunner(evaluator).run(body: body.statements, inside)
    return ends.isEmpty ? .unknown : .joined(ends.map(\.value))
  }

  /// Of a result that is a transition.
  private func controller(_ result: TypeSyntax, _ frame: XCFrame) -> Type? {
    types.rootController(of: evaluator.resolver.resolve(result, in: frame.scope.context))
  }

  func bound(
    _ node: FunctionDeclaration, _ scope: Scope, _ call: CallExpression, _ frame: XCFrame, own: NominalID?,
    mode: XCFrame.Mode
  ) -> XCFrame {
    var inside = XCFrame(
      scope: scope.entering(scope.context.adding(node.generics, node.requirements)), own: own, file: scope.context.file,
      depth: frame.depth + 4, mode: mode)
    inside.functions = frame.functions
    inside.root = own == nil ? root(of: frame) ?? .unknown : nil
    for (position, parameter) in node.parameters.enumerated() {
      inside.scope = inside.scope.adding(
        parameter.name, parameter.nameRange,
        parameter.isVariadic ? .typed(.array(parameter.type)) : .typed(parameter.type))
      let index = call.arguments.indices.first { typer.parameterIndex(of: $0, in: call, node.parameters) == position }
      if parameter.isVariadic { continue }
      var outer = frame
      outer.mode = .value
      if let index {
        inside.values[parameter.name] = argument(call.arguments[index].value, parameter, inside, outer)
      } else if let standard = parameter.defaultValue {
        inside.values[parameter.name] = value(standard, inside)
      }
    }
    return inside
  }

  private func argument(
    _ expression: Expression, _ parameter: Parameter, _ inside: XCFrame, _ outer: XCFrame
  ) -> XCValue {
    let type = evaluator.resolver.resolve(parameter.type, in: inside.scope.context)
    if let root = types.rootController(of: type) { return .transition(transition(expression, outer, on: root)) }
    return written(expression, type, outer)
  }

  private func run(_ closure: XCClosure, _ call: CallExpression, _ frame: XCFrame) -> XCValue {
    guard frame.depth < XCEvaluator.maximumDepth * 3 else { return .unknown }
    var inside = closure.frame
    inside.depth = frame.depth + 4
    inside.mode = frame.mode
    for (index, parameter) in (closure.node.parameters ?? []).enumerated() {
      inside.scope = inside.scope.adding(parameter.name, parameter.range, parameter.type.map { .typed($0) } ?? .unknown)
      inside.values[parameter.name] = index < call.arguments.count ? value(call.arguments[index].value, frame) : nil
    }
    if closure.node.usesImplicitParameters {
      for (index, argument) in call.arguments.enumerated() { inside.values["$\(index)"] = value(argument.value, frame) }
    }
    let root = closure.node.result.flatMap { controller($0, inside) }
    if frame.mode == .transition || root != nil {
      inside.mode = .transition
      inside.root = root.flatMap(known) ?? inside.root
      return .transition(evaluator.outcomes(of: closure.node.statements, inside))
    }
    let ends = XCRunner(evaluator).run(body: closure.node.statements, inside)
    return ends.isEmpty ? .unknown : .joined(ends.map(\.value))
  }
}
