/// Completion of actions and of patterns: what somebody handles comes first.

import Facts
import RouteGraph
import Semantics
import SourceText

extension SUCCompletion {
  /// `Enum.case` for every action: those that are handled on the receiver's chain, the nearest first, the framework's
  /// own, and the rest.
  func actionProposals(_ call: CallExpression, _ position: CodePosition) -> [CompletionProposal] {
    let handled = SUCHandledActions(visitor)
    let chain = SUCChain(from: boundCoordinators(call, position), model, request.answers).distances
    var known: [Int: [CompletionProposal]] = [:]
    var rest: [CompletionProposal] = []
    for action in model.actions.values.sorted(by: { $0.id < $1.id }) {
      for item in action.cases {
        let handlers = handled.coordinators(action.id, item.name)
        // Above a receiver that is not known may be anybody.
        let near = chain.isEmpty ? handlers : handlers.filter { chain[$0] != nil }
        if let nearest = near.min(by: { (chain[$0] ?? 0, $0) < (chain[$1] ?? 0, $1) }) {
          known[chain[nearest] ?? 0, default: []].append(proposal(action, item, "handled by \(nearest)"))
        } else {
          let note = handlers.first.map { "handled elsewhere, by \($0)" } ?? "nobody handles it"
          rest.append(proposal(action, item, note))
        }
      }
    }
    return known.sorted { $0.key < $1.key }.flatMap(\.value) + frameworkActions + rest
  }

  private func proposal(_ action: SUCEnum, _ item: SUCEnum.Case, _ note: String) -> CompletionProposal {
    let name = "\(action.id).\(item.name)"
    return CompletionProposal(
      label: name, kind: .enumCase, detail: item.input.map { "(\($0))" }, description: note, filterText: name,
      range: request.prefixRange, snippet: name + SUCCompletion.payload(item.parameters),
      route: model.routeID(action.id, item.name))
  }

  private var frameworkActions: [CompletionProposal] {
    ["done", "cancel"].map { name in
      CompletionProposal(
        label: "Action.\(name)", kind: .enumCase, detail: "(Any)", range: request.prefixRange,
        snippet: "Action.\(name)(${1:self})", plain: "Action.\(name)(self)")
    }
  }

  /// The coordinators that the receiver of a send can be, as far as declarations tell.
  private func boundCoordinators(_ call: CallExpression, _ position: CodePosition) -> Set<NominalID> {
    guard let (_, _, base) = visitor.callee(of: call, position) else { return [] }
    switch visitor.receiver(base, position) {
    case .coordinator(let id): return Set(model.ancestry(of: id))
    case .parameter(let owner, _): return screens(of: owner)
    case .existential: return ReceiverChain.name(base) == "parent" ? parents(of: position.owner.type) : []
    default: return []
    }
  }

  private func parents(of id: NominalID?) -> Set<NominalID> {
    guard let id, model.coordinators[id] != nil else { return [] }
    let names = Set(request.answers.edges.filter { $0.kind == "parent" && $0.from == id.name }.map(\.to))
    return Set(model.coordinators.keys.filter { names.contains($0.name) }.flatMap(model.ancestry))
  }

  /// Coordinators whose `view(for:)` names the screen around a view model.
  private func screens(of owner: NominalID) -> Set<NominalID> {
    let screen = owner.name.split(separator: ".").first.map(String.init) ?? owner.name
    var found = Set<NominalID>()
    for id in model.coordinators.keys {
      for member in request.typer.resolver.info(id).members(named: "view") {
        guard case .function(let node) = member.declaration, let body = node.body else { continue }
        for type in ConstructionFinder.types(in: body.statements) {
          guard case .named(let parts) = type, let last = parts.last, last.name == screen else { continue }
          let arguments = last.arguments.compactMap {
            request.typer.resolver.resolve($0, in: member.context(request.typer.resolver)).nominalID
          }
          found.formUnion(arguments.filter { model.coordinators[$0] != nil })
        }
      }
    }
    return found
  }

  // MARK: Patterns

  /// Behind `case ` of a `switch`; nil elsewhere.
  var patternProposals: [CompletionProposal]? {
    let before = request.lineBefore.dropLast(request.prefix.count).drop { $0 == " " || $0 == "\t" }
    guard before.hasPrefix("case "), !before.contains(":") else { return matchedCases }
    guard let written = before.dropFirst(5).lastPattern else { return matchedCases }
    guard let function = enclosingFunction else {
      guard written == ".", let (route, statements) = describedRoute else { return matchedCases }
      return missingCases(of: route, statements)
    }
    if SUCHandlerReader.isHandler(function.node, function.context, visitor.resolver) || switchesActions {
      // A `switch` over what the action was cast to.
      if written == ".", let matched = matchedCases { return matched }
      return handlerPatterns(String(written), function)
    }
    guard written.hasSuffix("."), !written.dropLast().contains(".") else { return nil }
    if let matched = matchedCases { return matched }
    guard let route = switchedEnum(function, String(written.dropLast())) else { return nil }
    return missingCases(of: route, function.node.body?.statements ?? [])
  }

  /// Whether the innermost `switch` is one over any action, in a function of the app's own.
  private var switchesActions: Bool {
    guard let (node, position) = request.switches.last else { return false }
    let subject = visitor.typer.type(of: node.subject, in: position.scope)
    return SUCFramework.isAnyAction(subject.unwrapped, visitor.resolver)
  }

  /// `switch action { case .‸`, `if case .‸ = action`
  private var matchedCases: [CompletionProposal]? {
    guard let (type, named) = request.matchedType, let id = type.nominalID,
      let item = model.routes[id] ?? model.actions[id]
    else { return nil }
    return missingCases(of: item, besides: named)
  }

  /// `var action` and its kin, of a route's own declaration or an extension.
  private var describedRoute: (route: SUCEnum, statements: [Statement])? { describedProperty() }

  func describedProperty(_ name: String? = nil) -> (route: SUCEnum, statements: [Statement])? {
    guard case .variable(let node)? = request.declarations.last,
      name == nil || node.bindings.contains(where: { $0.name?.text == name }),
      case .type(let type)? = request.declarations.dropLast().last
    else { return nil }
    let name = type.kind == .extension ? type.extended?.dottedName ?? type.name : type.name
    guard let route = model.routes.values.first(where: { $0.id.name == name || $0.id.name.hasSuffix("." + name) })
    else {
      return nil
    }
    return (route, node.bindings.flatMap(\.accessors).compactMap(\.body).flatMap(\.statements))
  }

  private func missingCases(of route: SUCEnum, _ statements: [Statement]) -> [CompletionProposal] {
    missingCases(of: route, besides: mentionedCases(statements))
  }

  private func missingCases(of route: SUCEnum, besides mentioned: Set<String>) -> [CompletionProposal] {
    let missing = route.cases.filter { !mentioned.contains($0.name) }
    return (missing + route.cases.filter { mentioned.contains($0.name) }).map { item in
      CompletionProposal(
        label: item.name, kind: .enumCase, detail: item.input.map { "(\($0))" },
        description: mentioned.contains(item.name) ? "has a branch" : nil, range: request.prefixRange,
        route: model.routeID(route.id, item.name))
    }
  }

  private struct Function {
    var node: FunctionDeclaration
    var context: DeclarationContext
    var owner: NominalID?
  }

  private var enclosingFunction: Function? {
    guard case .function(let node)? = request.declarations.last else { return nil }
    let names = request.project.names
    for entry in names.types(of: request.file) + names.extensions(of: request.file) {
      guard entry.node.bodyRange.touches(request.offset), let (id, context) = visitor.resolver.extent(of: entry) else {
        continue
      }
      if entry.node.members.contains(where: { if case .function(let other) = $0 { other === node } else { false } }) {
        return Function(node: node, context: context, owner: id)
      }
    }
    return nil
  }

  private func switchedEnum(_ function: Function, _ written: String) -> SUCEnum? {
    if !written.isEmpty {
      guard let id = visitor.resolver.resolve(.name(written), in: function.context).nominalID else { return nil }
      return model.routes[id] ?? model.actions[id]
    }
    guard function.node.name == "view", let parameter = function.node.parameters.first else { return nil }
    guard let id = visitor.resolver.resolve(parameter.type, in: function.context).nominalID else { return nil }
    return model.routes[id]
  }

  func mentionedCases(_ statements: [Statement]) -> Set<String> {
    var names = Set<String>()
    for case .switch(let node) in statements {
      for item in node.cases {
        for alternative in item.items {
          if case .enumCase(_, let name, let range, _) = SwitchCoverage.bare(alternative.pattern),
            !range.touches(request.offset)
          {
            names.insert(name)
          }
        }
      }
    }
    return names
  }

  private func handlerPatterns(_ written: String, _ function: Function) -> [CompletionProposal] {
    let handlers = SUCHandledActions(visitor)
    let handled = function.owner.map(handlers.actions) ?? []
    let sent = function.owner.map { SUCSentActions(request.answers).reaching($0, past: handlers, model) } ?? []
    let dot = written.hasSuffix(".") ? String(written.dropLast()) : nil
    let end = patternEnd
    var awaited: [CompletionProposal] = []
    var missing: [CompletionProposal] = []
    var rest: [CompletionProposal] = []
    for action in model.actions.values.sorted(by: { $0.id < $1.id }) where dot == nil || dot == action.id.name {
      for item in action.cases {
        let name = dot == nil ? "\(action.id).\(item.name)" : item.name
        let id = model.routeID(action.id, item.name)
        let isHandled = handled.contains(id)
        let isSent = sent.contains(id.description)
        let proposal = CompletionProposal(
          label: name, kind: .enumCase, detail: item.input.map { "(\($0))" },
          description: isHandled ? "has a case here" : isSent ? "sent to this coordinator" : nil,
          range: request.prefixRange, snippet: name + end.snippet, plain: name + end.plain, route: id)
        if isHandled {
          rest.append(proposal)
        } else if isSent {
          awaited.append(proposal)
        } else {
          missing.append(proposal)
        }
      }
    }
    if dot == nil || dot == "Action" { awaited += awaitedEnds(sent, handled, isQualified: dot == nil) }
    return awaited + missing + rest + (dot == nil ? forwarding(function) : [])
  }

  /// What comes behind a pattern, unless it is there.
  private var patternEnd: (snippet: String, plain: String) { request.isPatternEnded ? ("", "") : (":$0", ":") }

  /// The framework's own actions, where some child sends them.
  private func awaitedEnds(
    _ sent: Set<String>, _ handled: Set<RouteID>, isQualified: Bool
  ) -> [CompletionProposal] {
    let owner = NominalID("Action")
    guard model.actions[owner] == nil else { return [] }
    let end = patternEnd
    return ["done", "cancel"].filter { sent.contains("Action.\($0)") && !handled.contains(model.routeID(owner, $0)) }
      .map { name in
        let label = isQualified ? "Action.\(name)" : name
        return CompletionProposal(
          label: label, kind: .enumCase, detail: "(Any)", description: "sent to this coordinator",
          range: request.prefixRange, snippet: label + "(${1:_})" + end.snippet, plain: label + "(_)" + end.plain)
      }
  }

  /// `default: parent?.handle(action)` in place of `case`, unless the switch has a default.
  private func forwarding(_ function: Function) -> [CompletionProposal] {
    let hasDefault = (function.node.body?.statements ?? []).contains { statement in
      if case .switch(let node) = statement { node.cases.contains(where: \.isDefault) } else { false }
    }
    guard !hasDefault, request.isPatternAlone, !request.isPatternEnded,
      SUCHandlerReader.isHandler(function.node, function.context, visitor.resolver),
      let parameter = function.node.parameters.first?.name
    else { return [] }
    let receiver = function.node.head.modifiers.contains(.override) ? "super" : "parent?"
    let text = "default: \(receiver).handle(\(parameter))"
    let start = request.prefixRange.start
    let written = TextRange(start - "case ".utf8.count, start)
    return [
      CompletionProposal(
        label: text, kind: .keyword, filterText: "default", range: request.prefixRange, plain: text,
        additionalEdits: [TextEdit(Location(request.file, written), newText: "")])
    ]
  }
}

/// The kind of each case, read from the enum's own declarations.
struct SUCRouteKinds {
  private var actions: [String: SUCRouteFacts.Action] = [:]

  init(_ route: SUCEnum, _ request: CompletionRequest) {
    let info = request.typer.resolver.info(route.id)
    for entry in info.entries + info.extensions {
      let reader = SUCRouteFactsReader(route: route, file: entry.file)
      if let found = reader.read(entry.node.members)?.actions { actions.merge(found) { first, _ in first } }
    }
  }

  func kind(of name: String) -> String? {
    switch actions[name] {
    case .push?: "push"
    case .present?: "present"
    case SUCRouteFacts.Action.none?: "none"
    default: nil
    }
  }
}
