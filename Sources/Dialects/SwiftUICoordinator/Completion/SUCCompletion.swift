/// Completion: section 6 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

extension SUCModel {
  func completions(_ request: CompletionRequest) -> [CompletionProposal] {
    let proposals = SUCCompletion(self, request).proposals
    return request.isBeforeArguments ? proposals.map(\.beforeArguments) : proposals
  }
}

struct SUCCompletion {
  let model: SUCModel
  let request: CompletionRequest
  /// Answers about receivers as the walk over this file would give them.
  let visitor: SUCVisitor

  init(_ model: SUCModel, _ request: CompletionRequest) {
    self.model = model
    self.request = request
    visitor = SUCVisitor(model, request.file, request.typer)
  }

  var proposals: [CompletionProposal] {
    if let pattern = patternProposals { return pattern }
    if let member = cursorMember { return proposals(member.node, member.position) }
    if let (call, position, argument) = request.enclosingCall, argument == 0, operation(of: call) == "handle",
      isSend(call, position)
    {
      return actionProposals(call, position)
    }
    return blankProposals ?? genericProposals
  }

  // MARK: Members

  /// The member expression whose name is being typed.
  private var cursorMember: (node: MemberExpression, position: CodePosition)? {
    for (expression, position) in request.path.reversed() {
      if case .member(let node) = expression, node.nameRange.touches(request.offset) { return (node, position) }
    }
    return nil
  }

  private func proposals(_ node: MemberExpression, _ position: CodePosition) -> [CompletionProposal] {
    guard let base = node.base else { return implicitProposals(node, position) }
    let type = request.typer.type(of: base, in: position.scope)
    if case .metatype(let instance) = type {
      if SUCFramework.name(of: instance, request.typer.resolver) == "Action" { return frameworkCases }
      guard let id = instance.nominalID else { return [] }
      guard let known = model.routes[id] ?? model.actions[id] else { return [] }
      return cases(of: known)
    }
    switch visitor.receiver(of: type, position.scope.context) {
    case .coordinator(let id): return model.coordinators[id].map { operations(of: $0, position) } ?? []
    case .parameter, .existential: return operations(of: type, position)
    case .other: return factories(of: type)
    case .unknown:
      // Protocols that are composed, or that a generic parameter conforms to, may declare factories.
      let required = SUCRequiredRoutes(resolver: request.typer.resolver, context: position.scope.context)
      return factories(of: required.constraint(of: type.unwrapped))
    }
  }

  /// `Action.done(self)`, `Action.cancel(self)`
  private var frameworkCases: [CompletionProposal] {
    ["done", "cancel"].map {
      CompletionProposal(
        label: $0, kind: .enumCase, detail: "(Any)", range: request.prefixRange, snippet: "\($0)(${1:self})",
        plain: "\($0)(self)")
    }
  }

  private func implicitProposals(_ node: MemberExpression, _ position: CodePosition) -> [CompletionProposal] {
    if isActionBody(position) { return transitionActions }
    guard let route = expectedEnum(node) else { return [] }
    return cases(of: route)
  }

  /// The enum that the position of an implicit member takes.
  private func expectedEnum(_ node: MemberExpression) -> SUCEnum? {
    if let (call, position, argument) = request.enclosingCall, let found = taken(argument, by: call, position) {
      return found
    }
    let plain = SUCFramework.protocols.subtracting(["TabBarNavigationRoute"])
    guard let id = request.expectedType(of: node, plain: plain)?.unwrapped.nominalID else { return nil }
    return model.routes[id] ?? model.actions[id]
  }

  private func taken(_ argument: Int, by call: CallExpression, _ outer: CodePosition) -> SUCEnum? {
    let label = argument < call.arguments.count ? call.arguments[argument].label : nil
    switch operation(of: call) {
    case "show", "append", "set":
      guard label == "route" || label == "routes", let (_, _, base) = visitor.callee(of: call, outer) else {
        return nil
      }
      return shownRoute(by: base, outer).flatMap { model.routes[$0] }
    case "handle": return handledAction(by: call, outer).flatMap { model.actions[$0] }
    default:
      let type = request.typer.expectedType(of: argument, in: call, outer.scope).unwrapped
      if let id = type.nominalID { return model.routes[id] ?? model.actions[id] }
      // `startRoute:` of a construction whose labels do not fit yet.
      guard label == "startRoute", case .nominal(let id, _) = request.typer.type(of: .call(call), in: outer.scope),
        let route = model.coordinators[id]?.route
      else { return nil }
      return model.routes[route]
    }
  }

  /// `isNew ? HomeAction.open : .‸`, or what the coordinator's own function takes.
  private func handledAction(by call: CallExpression, _ position: CodePosition) -> NominalID? {
    guard let (_, _, base) = visitor.callee(of: call, position), call.arguments.count == 1 else { return nil }
    let reader = SUCCallReader(visitor, call, .zero, base, position)
    return reader.wanted(call.arguments[0].value).nominalID
  }

  private func shownRoute(by base: Expression?, _ position: CodePosition) -> NominalID? {
    let context = position.scope.context
    return SUCRequiredRoutes(resolver: request.typer.resolver, context: context).route(
      of: visitor.receiver(base, position),
      base.map { request.typer.type(of: $0, in: position.scope) } ?? request.typer.selfType(in: context), in: model)
  }

  func operation(of call: CallExpression) -> String? {
    switch call.callee {
    case .member(let node): node.name
    case .name(let node): node.name
    default: nil
    }
  }

  private func isSend(_ call: CallExpression, _ position: CodePosition) -> Bool {
    guard let (_, _, base) = visitor.callee(of: call, position) else { return false }
    return visitor.receiver(base, position).isCoordinator
  }

  // MARK: Cases

  /// Cases in source order; those that cannot be shown last.
  func cases(of item: SUCEnum) -> [CompletionProposal] {
    let kinds = SUCRouteKinds(item, request)
    let elsewhere = visitor.domain.caseNames(of: item.id, excludedBy: request.conditions)
    // Of a case without a payload, the arguments that stand there would be none.
    let possible = item.cases.filter { request.takes($0.parameters) && !elsewhere.contains($0.name) }
    let targets = model.routes[item.id] == nil ? [:] : targets(of: item)
    let proposals = possible.map { proposal($0, of: item, kind: kinds.kind(of: $0.name), target: targets[$0.name]) }
    return proposals.filter { $0.hops == 0 } + proposals.filter { $0.hops > 0 }
      + StaticValues(request, of: item.id).proposals
  }

  private func proposal(_ item: SUCEnum.Case, of owner: SUCEnum, kind: String?, target: String?) -> CompletionProposal {
    let isAction = model.actions[owner.id] != nil
    let isNil = kind == "none"
    let shown = [kind, target.map { "→ \($0)" }].compactMap { $0 }.joined(separator: " ")
    let meaning = shown.isEmpty ? nil : shown
    let description: String? = isAction ? owner.id.name : isNil ? "no action: cannot be shown" : meaning
    return CompletionProposal(
      label: item.name, kind: .enumCase, detail: item.input.map { "(\($0))" }, description: description,
      range: request.prefixRange,
      snippet: item.name.behindDot + SUCCompletion.payload(request.unwritten(item.parameters)),
      route: model.routeID(owner.id, item.name), hops: isNil ? 1 : 0)
  }

  /// What `view(for:)` shows for each case, of whichever coordinator has one.
  private func targets(of route: SUCEnum) -> [String: String] {
    let resolver = request.typer.resolver
    var targets: [String: String] = [:]
    for owner in model.owners[route.id] ?? [] {
      for member in resolver.info(owner).members(named: "view") {
        guard case .function(let node) = member.declaration else { continue }
        for branch in SUCBranchReader(node, of: owner, member.file, resolver)?.read() ?? [] {
          guard let shown = branch.screens.first, !branch.isBlank else { continue }
          for name in branch.cases where targets[name] == nil { targets[name] = shown.name }
        }
      }
    }
    return targets
  }

  static func payload(_ parameters: [ParameterText]) -> String {
    if parameters.isEmpty { return "" }
    let parts = parameters.enumerated().map { index, parameter in
      let name = parameter.name.isEmpty ? parameter.label ?? parameter.type : parameter.name
      return (parameter.label.map { $0 + ": " } ?? "") + "${\(index + 1):\(name.escapedForSnippet)}"
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  // MARK: Operations

  private typealias Operation = (label: String, snippet: String, plain: String)

  private func operations(of coordinator: SUCCoordinator, _ position: CodePosition) -> [CompletionProposal] {
    var list: [Operation] = []
    if coordinator.route != nil, coordinator.kind != .tab {
      list += [
        ("show(route:)", "show(route: .${1})", "show(route: .)"),
        ("append(routes:)", "append(routes: [.${1}])", "append(routes: [.])"),
        ("set(routes:)", "set(routes: [.${1}])", "set(routes: [.])"),
      ]
    }
    if coordinator.kind != .root { list.append(("start()", "start()", "start()")) }
    if coordinator.kind == .navigation { list += SUCCompletion.leaving(isViewFactory: true) }
    return proposals(list, isTab: coordinator.kind == .tab, of: coordinator.id.name, position)
  }

  /// Of who is known by protocols alone. Default arguments come with the extension of those that make views as well.
  private func operations(of type: Type, _ position: CodePosition) -> [CompletionProposal] {
    let required = SUCRequiredRoutes(resolver: request.typer.resolver, context: position.scope.context)
    let names = SUCFramework.names(of: required.constraint(of: type.unwrapped), request.typer.resolver)
    let isViewFactory = names.contains("RouterViewFactory")
    var list: [Operation] = []
    if !names.isDisjoint(with: ["Routing", "Navigator"]) {
      list = [("start()", "start()", "start()")] + SUCCompletion.leaving(isViewFactory: isViewFactory)
    }
    let isTab = !names.isDisjoint(with: ["TabBarRouting", "TabBarCoordinator"])
    if isTab, isViewFactory { list.append(("start()", "start()", "start()")) }
    if isTab, !isViewFactory { list.append(("start(with:)", "start(with: .${1})", "start(with: .)")) }
    return proposals(list, isTab: isTab, of: nil, position)
  }

  private static func leaving(isViewFactory: Bool) -> [Operation] {
    ["pop", "popToRoot", "dismiss"].map { name in
      isViewFactory
        ? (name + "()", name + "()", name + "()")
        : (name + "(animated:)", name + "(animated: ${1:true})", name + "(animated: true)")
    }
  }

  private func proposals(
    _ list: [Operation], isTab: Bool, of owner: String?, _ position: CodePosition
  ) -> [CompletionProposal] {
    (list + [("handle(_:)", "handle(${1})", "handle()")]).map { item in
      let throwsHere = !isTab && (item.label.hasPrefix("show") || item.label.hasPrefix("start"))
      return CompletionProposal(
        label: item.label, kind: .operation, description: owner, filterText: item.label, range: request.prefixRange,
        snippet: item.snippet, plain: item.plain,
        additionalEdits: throwsHere && !model.version.attempt.isEmpty ? attemptEdit(position) : [])
    }
  }

  /// `try? ` in front of the statement that the call is, or is part of, unless a `try` covers it or its value is kept.
  private func attemptEdit(_ position: CodePosition) -> [TextEdit] {
    guard !position.isTried, let statement = request.statements.last?.statement else { return [] }
    switch statement {
    case .expression(.assignment): return []
    case .expression(let expression): return [insertion("try? ", at: expression.range.start)]
    case .declaration(.variable(let node)):
      let binding = node.bindings.first { $0.value?.range.touches(request.offset) == true }
      guard let binding, let value = binding.value else { return [] }
      if let type = binding.type { guard case .optional = type else { return [] } }
      return [insertion("try? ", at: value.range.start)]
    case .return(let value?, _) where position.attempt == "try":
      return [insertion("try ", at: value.range.start)]
    default: return []
    }
  }

  private func insertion(_ text: String, at place: Int) -> TextEdit {
    TextEdit(Location(request.file, TextRange(place, place)), newText: text)
  }

  /// `makeX(parent: self)` of a container or its protocol.
  private func factories(of type: Type) -> [CompletionProposal] {
    let resolver = request.typer.resolver
    var proposals: [CompletionProposal] = []
    for id in resolver.lineage(of: type.unwrapped).map(\.id) {
      let info = resolver.info(id)
      for name in info.memberNames {
        for member in info.members(named: name) {
          guard case .function(let node) = member.declaration, let result = node.result,
            let made = resolver.resolve(result, in: member.context(resolver)).nominalID,
            model.coordinators[made] != nil,
            !proposals.contains(where: { $0.label == node.title })
          else { continue }
          proposals.append(factory(node, made))
        }
      }
    }
    return proposals
  }

  private func factory(_ node: FunctionDeclaration, _ made: NominalID) -> CompletionProposal {
    func arguments(isSnippet: Bool) -> String {
      node.parameters.enumerated().map { index, parameter in
        let value = parameter.label == "parent" ? "self" : parameter.name
        return (parameter.label.map { $0 + ": " } ?? "") + (isSnippet ? "${\(index + 1):\(value)}" : value)
      }.joined(separator: ", ")
    }
    return CompletionProposal(
      label: node.title, kind: .factory, description: made.name, filterText: node.name,
      range: request.prefixRange, snippet: "\(node.name)(\(arguments(isSnippet: true)))",
      plain: "\(node.name)(\(arguments(isSnippet: false)))")
  }

  // MARK: `var action`

  private func isActionBody(_ position: CodePosition) -> Bool {
    guard position.owner.name == "action", let owner = position.owner.type else { return false }
    return model.routes[owner] != nil && request.enclosingCall == nil
  }

  var transitionActions: [CompletionProposal] {
    var list = [
      ("push", "push(animated: ${1:true})", "push(animated: true)"), ("present", "present()", "present()"),
    ]
    if !model.version.isThree { list.append(("none", "none", "none")) }
    return list.map {
      CompletionProposal(label: $0.0, kind: .enumCase, range: request.prefixRange, snippet: $0.1, plain: $0.2)
    }
  }

  // MARK: `Screen<`

  private var genericProposals: [CompletionProposal] {
    let line = request.lineBefore.dropLast(request.prefix.count)
    guard line.last == "<", let owner = request.path.last?.position.owner.type ?? enclosingType else { return [] }
    guard model.coordinators[owner] != nil else { return [] }
    let others = model.coordinators.keys.filter { $0 != owner && model.coordinators[$0]?.kind == .navigation }.sorted()
    return ([owner] + others).map {
      CompletionProposal(label: $0.name, kind: .type, description: "coordinator", range: request.prefixRange)
    }
  }

  private var enclosingType: NominalID? {
    for case .type(let node) in request.declarations.reversed() {
      let name = node.kind == .extension ? node.extended?.dottedName ?? node.name : node.name
      if model.coordinators[NominalID(name)] != nil { return NominalID(name) }
    }
    return nil
  }
}
