/// What completes at a cursor: section 6 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

extension StinsenModel {
  func completions(_ request: CompletionRequest) -> [CompletionProposal] {
    let completer = StinsenCompleter(self, request)
    return completer.keyPaths().map(completer.withDot) ?? completer.wholeKeyPaths() ?? completer.inputs()
      ?? completer.members() ?? StinsenDeclarationCompleter(self, request).items()
  }
}

struct StinsenCompleter {
  let model: StinsenModel
  let request: CompletionRequest

  init(_ model: StinsenModel, _ request: CompletionRequest) {
    self.model = model
    self.request = request
  }

  private var resolver: Resolver { request.typer.resolver }

  // MARK: Key paths

  /// Behind `\.` or `\C.`; nil where the cursor is in no key path.
  func keyPaths() -> [CompletionProposal]? {
    guard let index = request.path.lastIndex(where: { if case .keyPath = $0.expression { true } else { false } }),
      case .keyPath(let path) = request.path[index].expression, isOnFirstComponent(path)
    else { return nil }
    let position = request.path[index].position
    for (expression, _) in request.path[..<index].reversed() {
      guard case .call(let call) = expression else { continue }
      if let items = items(in: call, path, position) { return items }
    }
    guard let id = path.root.flatMap({ resolver.resolve($0, in: position.scope.context).nominalID }),
      let coordinator = model.coordinators[id]
    else { return [] }
    return routes(of: coordinator, resolver.selfType(of: id), position) { _, _ in true }
  }

  /// Behind a backslash whose dot is not written yet, it is inserted with the name.
  func withDot(_ items: [CompletionProposal]) -> [CompletionProposal] {
    let start = request.prefixRange.start
    guard start > 0, start <= request.text.count, request.text[start - 1] == UInt8(ascii: "\\") else { return items }
    return items.map { item in
      var item = item
      if item.range == request.prefixRange { (item.snippet, item.plain) = ("." + item.snippet, "." + item.plain) }
      return item
    }
  }

  private func isOnFirstComponent(_ path: KeyPathExpression) -> Bool {
    guard let first = path.components.first else { return true }
    return first.range.touches(request.offset)
  }

  private func items(in call: CallExpression, _ path: KeyPathExpression, _ position: CodePosition)
    -> [CompletionProposal]?
  {
    if StinsenStartReader.isConstruction(call, of: "NavigationStack") {
      return startingRoutes(path, position, .navigation, call)
    }
    if StinsenStartReader.isConstruction(call, of: "TabChild") { return startingRoutes(path, position, .tab, call) }
    guard let (operation, _, base) = ReceiverChain.operation(.call(call)), operation.takesRoute,
      call.arguments.first?.range.touches(request.offset) ?? false
    else { return nil }
    let type =
      base.map { request.typer.type(of: $0, in: position.scope) } ?? request.typer.selfType(in: position.scope.context)
    guard case .coordinator(let coordinator, let type, let isRouter) = model.receiver(of: type, resolver),
      !coordinator.isForeign
    else { return nil }
    let isNew = !isRouter && isYetToAppear(base, position, coordinator)
    let isOther = rootedCoordinator(path, position).map { $0.id != coordinator.id } ?? false
    if isOther || (isNew && operation.isRootOperation) { return [] }
    let direct = routes(of: coordinator, type, position, for: operation)
    if let arms = otherArms(of: call, path, position, coordinator) {
      return direct.compactMap { armItem($0, beside: arms, coordinator) }
    }
    // What stands behind belongs to the route that is named here: its input, and members of what the call gives.
    guard path.root == nil, !isContinued(call), request.lineAfter.first != "," else { return direct }
    let completer = MultiHopCompleter(model, request, in: position.scope.context, isNew: isNew)
    return direct + completer.items(from: type, operation)
  }

  /// Members of what the call gives stand behind it.
  private func isContinued(_ call: CallExpression) -> Bool {
    request.path.contains { item in
      guard case .member(let node) = item.expression, let base = node.base else { return false }
      return base.range.start == call.range.start && call.range.end <= node.nameRange.start
    }
  }

  /// Routes that the other arms of a ternary name; nil where the argument is one key path.
  private func otherArms(
    of call: CallExpression, _ path: KeyPathExpression, _ position: CodePosition, _ coordinator: StinsenCoordinator
  ) -> [StinsenRoute]? {
    let alternatives = call.arguments.first.map { KeyPathAlternatives.of($0.value, in: position.scope, resolver) } ?? []
    guard alternatives.count > 1 else { return nil }
    return alternatives.compactMap { alternative in
      guard let other = alternative.path, other !== path, let name = other.components.first?.name else { return nil }
      return coordinator.routes(named: name).first
    }
  }

  /// What can share a call with the other arms: the input stands behind them all.
  private func armItem(
    _ item: CompletionProposal, beside arms: [StinsenRoute], _ coordinator: StinsenCoordinator
  ) -> CompletionProposal? {
    guard let route = coordinator.routes(named: item.label).first,
      StinsenMessages.differingArms(([route] + arms).map { ($0, .zero) }, coordinator) == nil
    else { return nil }
    var item = item
    item.snippet = item.plain
    return item
  }

  /// Its view has not been made: what asks for its root would trap.
  private func isYetToAppear(
    _ base: Expression?, _ position: CodePosition, _ coordinator: StinsenCoordinator
  ) -> Bool {
    func isNew(_ viewMaking: StinsenViewMaking) -> Bool {
      let origins = StinsenOrigins(
        model, request.typer, base, position, coordinator, request.offset, viewMaking)
      switch origins.origin() {
      case .presented, .constructed, .selfInInitializer: return true
      default: return false
      }
    }
    // The code before can only have made a view.
    return isNew(StinsenViewMaking()) && isNew(viewMakingBefore)
  }

  private var viewMakingBefore: StinsenViewMaking {
    guard let facts = request.project.files[request.file] else { return StinsenViewMaking() }
    let visitor = StinsenViewMakingVisitor(request.offset)
    var walker = CodeWalker(visitor, resolver)
    walker.walk(facts, of: request.file)
    return visitor.viewMaking
  }

  private func rootedCoordinator(_ path: KeyPathExpression, _ position: CodePosition) -> StinsenCoordinator? {
    path.root.flatMap { resolver.resolve($0, in: position.scope.context).nominalID }.flatMap { model.coordinators[$0] }
  }

  /// Routes that an operation accepts, in declaration order.
  private func routes(
    of coordinator: StinsenCoordinator, _ type: Type, _ position: CodePosition, for operation: StinsenOperation
  ) -> [CompletionProposal] {
    var items = routes(of: coordinator, type, position, operation) { shape, variant in
      switch operation {
      case .route: shape.kind.isPresentation
      case .root, .isRoot: shape.kind == .root
      case .hasRoot: shape.kind == .root && shape.output != .view
      case .focusFirst: variant.kind == .tab || shape.kind.isPresentation
      default: false
      }
    }
    if operation == .focusFirst, coordinator.variants.first?.kind == .navigation {
      let asked = Set(request.answers.transitions.values.joined().filter { $0.call == "route" }.map(\.route))
      let isAsked = { (item: CompletionProposal) in asked.contains(item.route?.description) }
      items = items.filter(isAsked) + items.filter { !isAsked($0) }
    }
    if operation == .focusFirst, let variant = coordinator.variants.first, variant.kind == .tab, variant.start.isKnown {
      let names = variant.start.items.map(\.name)
      let starting = items.filter { names.contains($0.label) }.sorted { a, b in
        (names.firstIndex(of: a.label) ?? 0) < (names.firstIndex(of: b.label) ?? 0)
      }
      // What replaces them may have others.
      items = starting + (variant.start.isExact ? [] : items.filter { !names.contains($0.label) })
    }
    return items
  }

  private func routes(
    of coordinator: StinsenCoordinator, _ type: Type, _ position: CodePosition, _ operation: StinsenOperation? = nil,
    where isWanted: (StinsenShape, StinsenVariant) -> Bool
  ) -> [CompletionProposal] {
    var seen = Set<String>()
    return coordinator.variants.flatMap { variant in
      variant.order.compactMap { name -> CompletionProposal? in
        guard
          let shape = variant.routes[name]?.shapes.first(where: {
            isWanted($0, variant) && $0.isVisible(from: position.scope.context, coordinator)
          }),
          seen.insert(name).inserted
        else { return nil }
        return StinsenItems(model, request).route(
          name, shape.on(type, resolver), coordinator, operation, range: request.prefixRange)
      }
    }
  }

  /// `NavigationStack(initial: \C.` and `startingItems: [\C.`: tabs that are listed already come last.
  private func startingRoutes(
    _ path: KeyPathExpression, _ position: CodePosition, _ kind: StinsenVariant.Kind, _ call: CallExpression
  ) -> [CompletionProposal]? {
    let own = position.owner.type.flatMap { model.coordinators[$0] }
    guard let coordinator = rootedCoordinator(path, position) ?? own else { return nil }
    var listed = Set<String>()
    ExpressionWalk.visit(.call(call)) { expression in
      guard case .keyPath(let other) = expression, other !== path, let name = other.components.first?.name else {
        return
      }
      listed.insert(name)
    }
    let items = routes(of: coordinator, resolver.selfType(of: coordinator.id), position, .isRoot) { shape, _ in
      kind == .tab ? shape.kind == .tab : shape.kind == .root
    }
    return items.filter { !listed.contains($0.label) } + items.filter { listed.contains($0.label) }
  }

  /// `route(to: ‸)`: nothing is written yet, or the first letters of a name.
  func wholeKeyPaths() -> [CompletionProposal]? {
    guard let (call, position, argument) = request.enclosingCall, argument == 0,
      let (operation, _, base) = ReceiverChain.operation(.call(call)), operation.takesRoute,
      operation != .route || call.arguments.first?.label == "to"
    else { return nil }
    switch call.arguments.first?.value {
    case nil, .missing?: break
    case .name(let node)? where node.nameRange.start == request.prefixRange.start: break
    default: return nil
    }
    let type =
      base.map { request.typer.type(of: $0, in: position.scope) } ?? request.typer.selfType(in: position.scope.context)
    guard case .coordinator(let coordinator, let type, let isRouter) = model.receiver(of: type, resolver),
      !coordinator.isForeign,
      isRouter || !operation.isRootOperation || !isYetToAppear(base, position, coordinator)
    else { return nil }
    return routes(of: coordinator, type, position, for: operation).map { item in
      var item = item
      item.label = "\\." + item.label
      (item.snippet, item.plain) = ("\\." + item.snippet, "\\." + item.plain)
      return item
    }
  }

  // MARK: Inputs

  /// Behind the key path and its comma: the route's input.
  func inputs() -> [CompletionProposal]? {
    guard let (call, position, argument) = request.enclosingCall,
      argument == 1 || (argument == 2 && call.arguments.count < 2), isNameAlone(call, argument),
      let (operation, _, base) = ReceiverChain.operation(.call(call)), operation.takesRoute
    else { return nil }
    let type =
      base.map { request.typer.type(of: $0, in: position.scope) } ?? request.typer.selfType(in: position.scope.context)
    guard case .coordinator(let coordinator, let type, _) = model.receiver(of: type, resolver),
      case .keyPath(let path)? = call.arguments.first?.value, let name = path.components.first?.name,
      let shape = coordinator.routes(named: name).first?.shapes.first, shape.input != .void
    else { return nil }
    return [StinsenItems(model, request).input(shape.on(type, resolver), of: operation)]
  }

  /// What has been typed of the argument is nothing, or a name that may become the input.
  private func isNameAlone(_ call: CallExpression, _ argument: Int) -> Bool {
    if request.prefix.isEmpty { return true }
    guard call.arguments.indices.contains(argument), case .name(let name) = call.arguments[argument].value else {
      return false
    }
    return name.nameRange.start == request.prefixRange.start
  }

  // MARK: Members

  /// Behind the dot of a receiver: operations, then chains.
  func members() -> [CompletionProposal]? {
    guard let index = request.path.lastIndex(where: { if case .member = $0.expression { true } else { false } }),
      case .member(let member) = request.path[index].expression, member.nameRange.touches(request.offset),
      let base = member.base
    else { return nil }
    let scope = request.path[index].position.scope
    let type = request.typer.type(of: base, in: scope)
    let operations = OperationCompleter(model, request, in: scope.context)
    switch model.receiver(of: type, resolver) {
    case .coordinator(let coordinator, let type, let isRouter):
      guard !coordinator.isForeign else { return nil }
      let isNew = !isRouter && isYetToAppear(base, request.path[index].position, coordinator)
      return operations.items(for: coordinator, type, isRouter: isRouter, isNew: isNew)
    case .wrapper(_, let child):
      let isNew = model.coordinator(of: child, resolver).map {
        isYetToAppear(base, request.path[index].position, $0)
      }
      return operations.items(forWrapperOf: child, isNew: isNew ?? false)
    default: return nil
    }
  }
}
