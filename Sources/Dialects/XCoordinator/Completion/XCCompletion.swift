/// Which routes are right at a cursor.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCModel {
  func completions(_ request: CompletionRequest) -> [CompletionProposal] {
    let completion = XCCompletionSource(self, request)
    let items =
      completion.operations() ?? completion.routes() ?? completion.patterns() ?? completion.factories()
      ?? completion.values() ?? []
    return request.isBeforeArguments ? items.map(\.beforeArguments) : items
  }
}

struct XCCompletionSource {
  let model: XCModel
  let request: CompletionRequest
  let types: RouterTypes
  let evaluator: XCEvaluator

  init(_ model: XCModel, _ request: CompletionRequest) {
    self.model = model
    self.request = request
    types = RouterTypes(resolver: request.typer.resolver)
    evaluator = XCEvaluator(model, request.typer, typing: XCCompletionSource.typing(request))
  }

  private static func typing(_ request: CompletionRequest) -> XCEvaluator.Typing? {
    guard case .function(let function)? = request.declarations.last, function.body?.isBroken == true else { return nil }
    return XCEvaluator.Typing(function: function, offset: request.offset)
  }

  /// How the name under the cursor begins.
  enum Start {
    /// `.na`
    case dot
    /// `R.na`
    case qualified(NominalID)
    /// `na`
    case bare
    case other
  }

  var start: Start {
    let before = request.prefixRange.start - 1
    guard before >= 0, before < request.text.count, request.text[before] == UInt8(ascii: ".") else { return .bare }
    for (expression, position) in request.path.reversed() {
      guard case .member(let member) = expression, member.nameRange.touches(request.offset) else { continue }
      guard let base = member.base else { return .dot }
      guard case .metatype(let type) = request.typer.type(of: base, in: position.scope), let id = type.nominalID,
        model.routes[id] != nil
      else { return .other }
      return .qualified(id)
    }
    if let name = writtenName(before: before) {
      let components = name.split(separator: ".").map { TypeComponent(name: String($0), range: .zero) }
      let type = types.resolver.resolve(.named(components), in: DeclarationContext(file: request.file))
      guard let id = type.nominalID, model.routes[id] != nil else { return .other }
      return .qualified(id)
    }
    let previous = before > 0 ? request.text[before - 1] : UInt8(ascii: " ")
    return previous == UInt8(ascii: " ") || previous == UInt8(ascii: "(") || previous == UInt8(ascii: "[")
      ? .dot : .other
  }

  /// The type name in front of a dot, where the parser took what follows for its member.
  private func writtenName(before dot: Int) -> String? {
    var start = dot
    while start > 0 {
      let byte = request.text[start - 1]
      let isName =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte == 46
      guard isName else { break }
      start -= 1
    }
    guard start < dot, (65...90).contains(request.text[start]) else { return nil }
    return String(decoding: request.text[start..<dot], as: UTF8.self)
  }

  // MARK: Routes

  /// Nil where the cursor is at no place of a route.
  func routes() -> [CompletionProposal]? {
    guard let (call, position, index) = request.enclosingCall, let (name, _) = XCSiteReader.operation(call) else {
      return nil
    }
    let label = index < call.arguments.count ? call.arguments[index].label : nil
    if name == "deepLink" { return deepLink(call, position, index) }
    if name == "trigger" || name == "route", index == 0, label == nil, call.argument("on") == nil,
      case .member(let member) = call.callee, member.base == nil
    {
      return sent(by: name, position)
    }
    if (name == "trigger" || name == "route"), label == "on" { return targets(call, position) }
    if let taken = taken(name, label, index, call, position) { return cases(of: taken) }
    if label == "initialRoute", let taken = constructed(call, position) {
      return cases(of: taken).map { $0 + values(of: taken, call, position) }
    }
    let expected = request.typer.expectedType(of: index, in: call, position.scope).unwrapped
    if let id = declared(expected) ?? bound(index, call, position) { return cases(of: id) }
    return payload(call, position, index)
  }

  /// The route type that a generic function, or one of a protocol's extension, takes.
  private func bound(_ index: Int, _ call: CallExpression, _ position: CodePosition) -> NominalID? {
    guard index < call.arguments.count else { return nil }
    let callees = request.typer.callees(of: call, in: position.scope)
    var receiver = request.typer.selfType(in: position.scope.context)
    if case .member(let member) = call.callee, let base = member.base {
      receiver = request.typer.type(of: base, in: position.scope).unwrapped
    }
    let type =
      types.boundRoute(of: index, in: call, callees, request.typer, position.scope)
      ?? types.associatedRoute(of: index, in: call, callees, on: receiver, request.typer)
    return declared(type?.unwrapped)
  }

  /// The route type that the operation takes at an argument.
  private func taken(
    _ name: String, _ label: String?, _ index: Int, _ call: CallExpression, _ position: CodePosition
  ) -> NominalID? {
    switch name {
    case "trigger", "contextTrigger", "triggerPublisher":
      guard index == 0, label == nil else { return nil }
      if let on = call.arguments.first(where: { $0.label == "on" }) { return route(of: on.value, position) }
      return receiver(call, position)
    case "route":
      guard index == 0, let on = call.arguments.first(where: { $0.label == "on" }) else { return nil }
      return route(of: on.value, position)
    case "registerInteractiveTransition", "prepareTransition":
      return label == "for" || index == 0 ? receiver(call, position) : nil
    case "registerPeek": return label == "route" ? receiver(call, position) : nil
    case "chain": return receiver(call, position)
    default: return nil
    }
  }

  private func route(of expression: Expression, _ position: CodePosition) -> NominalID? {
    declared(types.routeType(of: receiverType(expression, position)))
  }

  /// The type of a router, or of `self`; a generic parameter as what its surroundings make of it.
  func receiverType(_ base: Expression?, _ position: CodePosition) -> Type {
    model.receiver(base, in: position.scope, types, request.typer)
  }

  func declared(_ type: Type?) -> NominalID? {
    guard let id = type?.nominalID, model.routes[id] != nil else { return nil }
    return id
  }

  private func receiver(_ call: CallExpression, _ position: CodePosition) -> NominalID? {
    guard case .member(let member) = call.callee else {
      return declared(types.routeType(of: receiverType(nil, position)))
    }
    return member.base.flatMap { route(of: $0, position) }
  }

  /// The route type of what a call constructs.
  private func constructed(_ call: CallExpression, _ position: CodePosition) -> NominalID? {
    if isOwnInitializer(call) {
      return declared(types.routeType(of: request.typer.selfType(in: position.scope.context)))
    }
    let made = request.typer.type(of: .call(call), in: position.scope)
    if let route = declared(types.routeType(of: made)) { return route }
    // An argument that is not written yet may keep the call from fitting any initialiser.
    var callee = call.callee
    if case .member(let member) = callee, member.name == "init", let base = member.base { callee = base }
    guard case .metatype(let type) = request.typer.type(of: callee, in: position.scope) else { return nil }
    return declared(types.routeType(of: type))
  }

  /// `super.init(…)`, `self.init(…)`
  func isOwnInitializer(_ call: CallExpression) -> Bool {
    guard case .member(let member) = call.callee, case .name(let base)? = member.base else { return false }
    return base.name == "super" || base.name == "self"
  }

  /// A payload that is a route itself, or a router.
  private func payload(_ call: CallExpression, _ position: CodePosition, _ index: Int) -> [CompletionProposal]? {
    guard case .member(let member) = call.callee, member.base == nil, index < call.arguments.count || index == 0 else {
      return nil
    }
    guard let outer = outerRoute(of: call), let declared = model.routes[outer]?.cases(named: member.name).first,
      index < declared.parameters.count
    else { return nil }
    let type = types.resolver.resolve(declared.parameters[index].type, in: DeclarationContext(file: declared.file))
    if let id = type.unwrapped.nominalID, model.routes[id] != nil { return cases(of: id) }
    if self.declared(types.routeType(of: type)) != nil { return routers(position, as: type) }
    return nil
  }

  /// The route type of the call around a payload's call.
  private func outerRoute(of inner: CallExpression) -> NominalID? {
    var isInside = false
    for (expression, position) in request.path.reversed() {
      guard case .call(let call) = expression else { continue }
      if call === inner {
        isInside = true
        continue
      }
      guard isInside, let (name, _) = XCSiteReader.operation(call) else { continue }
      let index = call.arguments.firstIndex { $0.range.contains(inner.range) } ?? 0
      return taken(
        name, call.arguments.indices.contains(index) ? call.arguments[index].label : nil, index, call, position)
    }
    return nil
  }

  /// `let rest: [Route] = [HomeRoute.‸]`, `let first: HomeRoute = .‸`
  func values() -> [CompletionProposal]? {
    switch start {
    case .qualified(let id): return items(id, prefix: "")
    case .dot:
      guard case .member(let node)? = request.path.last?.expression else { return nil }
      return declared(request.expectedType(of: node)?.unwrapped).map { items($0, prefix: "") }
    case .bare, .other: return nil
    }
  }

  // MARK: Items

  func cases(of id: NominalID) -> [CompletionProposal]? {
    switch start {
    case .other: return nil
    case .qualified(let written): return items(written == id ? id : written, prefix: "")
    case .dot: return items(id, prefix: "")
    case .bare: return items(id, prefix: ".")
    }
  }

  /// A route type with the cases that can be meant here: of several declarations of one name, those of the nearest.
  func route(_ id: NominalID) -> XCRouteType? {
    guard var route = model.routes[id] else { return nil }
    if !types.resolver.isDeclaredOnce(id) {
      route.cases = route.cases.filter { types.resolver.areOfOneType($0.file, request.file, declaring: id) }
    }
    return route
  }

  /// The cases of a route type, each written behind `prefix`, and static members; payloads with defaults twice.
  func items(_ id: NominalID, prefix: String, hops: Int = 0, note: String? = nil) -> [CompletionProposal] {
    guard let route = route(id) else { return [] }
    let domain = EnumDomain(resolver: types.resolver, harmless: [])
    let elsewhere = domain.caseNames(of: id, excludedBy: request.conditions)
    var result: [CompletionProposal] = []
    for name in route.caseNames where !elsewhere.contains(name) {
      let declared = route.cases(named: name).first {
        $0.kind == .enumCase && !$0.conditions.excludes(request.conditions)
      }
      guard let declared else { continue }
      // What stands there is the payload. Of a case without one, it would be none.
      if request.isBeforeArguments || request.isBeforeClosure {
        let last = declared.parameters.last
        if request.isBeforeArguments ? last != nil : last?.takesClosure == true {
          result.append(item(declared, declared.parameters, id, prefix, hops, note))
        }
        continue
      }
      let required = declared.parameters.filter { $0.defaultText == nil }
      result.append(item(declared, declared.parameters, id, prefix, hops, note))
      if required.count < declared.parameters.count { result.append(item(declared, required, id, prefix, hops, note)) }
    }
    return result + statics(id, prefix, hops, note)
  }

  private func statics(_ id: NominalID, _ prefix: String, _ hops: Int, _ note: String?) -> [CompletionProposal] {
    StaticValues(request, of: id, withProtocols: false).proposals.map { item in
      var item = item
      item.route = model.routeIDs(id, item.filterText).first
      (item.description, item.hops) = (note ?? item.description, hops)
      if prefix.count > 1 { item.filterText = prefix + item.filterText }
      (item.label, item.snippet, item.plain) = (prefix + item.label, prefix + item.snippet, prefix + item.plain)
      return item
    }
  }

  private func item(
    _ declared: XCCase, _ parameters: [Parameter], _ id: NominalID, _ prefix: String, _ hops: Int, _ note: String?
  ) -> CompletionProposal {
    let name = prefix + declared.name.behindDot
    let plain = parameters.isEmpty && !declared.parameters.isEmpty ? name + "()" : name
    let snippet = parameters.isEmpty ? plain : name + arguments(parameters)
    let payload = parameters.map { ($0.label.map { $0 + ": " } ?? "") + "\($0.type)" }.joined(separator: ", ")
    return CompletionProposal(
      label: prefix + declared.name, kind: .enumCase, detail: declared.parameters.isEmpty ? nil : "(\(payload))",
      description: note ?? description(id, declared.name),
      filterText: prefix.hasSuffix(".") && prefix.count > 1 ? prefix + declared.name : declared.name,
      range: request.prefixRange, snippet: snippet, plain: plain, route: model.routeIDs(id, declared.name).first,
      hops: hops)
  }

  /// `(id: ${1:Int}) { $2 }`: a closure in the last place is written behind the others.
  private func arguments(_ parameters: [Parameter]) -> String {
    var inner = parameters
    var trailing = ""
    if let last = inner.last, case .function(let closure) = last.passedType {
      inner.removeLast()
      let names = closure.parameters.map { _ in "_" }.joined(separator: ", ")
      trailing = request.isBeforeClosure ? "" : " { \(names.isEmpty ? "" : names + " in ")$\(parameters.count) }"
    }
    let texts = inner.enumerated().map { index, parameter in
      (parameter.label.map { $0 + ": " } ?? "") + "${\(index + 1):\("\(parameter.passedType)".escapedForSnippet)}"
    }
    if inner.isEmpty { return trailing }
    return "(" + texts.joined(separator: ", ") + ")" + trailing
  }

  /// `push → ArticleScreen`; the route type where nothing more is known.
  private func description(_ id: NominalID, _ name: String) -> String {
    let handlers = model.productionHandlers(of: id)
    guard handlers.count == 1 else { return id.name }
    let outcomes = evaluator.outcomes(of: handlers[0], for: XCRouteValue(route: id, name: name))
    let known = outcomes.filter { !$0.flags.contains(.unknown) && !$0.flags.contains(.traps) }
    guard let first = known.first(where: { !$0.published.isEmpty }) ?? known.first else { return id.name }
    return "\(first.kind)" + (first.published.first?.name.map { " → \($0)" } ?? "")
  }
}

extension Parameter {
  fileprivate var takesClosure: Bool { if case .function = passedType { true } else { false } }
}
