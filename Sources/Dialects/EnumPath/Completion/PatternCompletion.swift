/// Behind `case .` of a `switch` over a route: what it leaves out comes first.

import Facts
import RouteGraph
import Semantics
import SourceText

struct PatternCompletion {
  private let model: EnumPathModel
  private let request: CompletionRequest
  /// Knows what closures of destinations and sheets are given.
  private let visitor: EnumPathVisitor

  /// Where the cursor stands in a pattern.
  private struct Level {
    /// A route, or what a route carries.
    var type: NominalID
    /// The cases around, outermost first.
    var outer: [String]
    /// Other patterns stand beside it: all of them would have to bind the same.
    var isAlone: Bool
    /// What is in front of a name that is bound; nothing where `let` stands before the pattern.
    var binding: String
  }

  init(_ model: EnumPathModel, _ request: CompletionRequest) {
    self.model = model
    self.request = request
    visitor = EnumPathVisitor(Boxed(wrappedValue: model), request.file, request.typer)
  }

  /// Nil outside of the patterns over a route.
  var proposals: [CompletionProposal]? { switchProposals ?? conditionProposals }

  /// `if case .‸ = nav.path.last`, `for case .‸ in nav.path`
  private var conditionProposals: [CompletionProposal]? {
    guard let (pattern, matched) = matched, let subject = matched.unwrapped.nominalID, model.routes[subject] != nil,
      let position = request.statements.last?.position, let (type, _) = level(of: pattern, subject, position)
    else { return nil }
    let binding = request.lineBefore.contains("case let ") ? "" : "let "
    return cases(of: type).filter { !isPayloadWritten || !$0.parameters.isEmpty }.map { item in
      CompletionProposal(
        label: item.name, kind: .enumCase, detail: item.input.map { "(\($0))" }, range: request.prefixRange,
        snippet: item.name + (isPayloadWritten ? "" : PatternTexts.bindings(of: item, binding)))
    }
  }

  private var matched: (pattern: Pattern, type: Type)? {
    guard let (pattern, value, position) = request.matchedCondition else { return request.matchedElement }
    return (pattern, visitor.subjectType(value, position.scope))
  }

  private var switchProposals: [CompletionProposal]? {
    guard let (node, position) = request.switches.last,
      let items = node.cases.lazy.map(\.items).first(where: { $0.contains { $0.range.touches(request.offset) } }),
      let item = items.first(where: { $0.range.touches(request.offset) })
    else { return nil }
    for case (.call(let call), let position) in request.path { visitor.noteDestination(call, at: position) }
    guard let subject = subjectType(node, position, in: request.switches.dropLast()),
      let (type, outer) = level(of: item.pattern, subject, position)
    else { return nil }
    let written = request.text[item.range.start..<max(item.range.start, request.offset)]
    let level = Level(
      type: type, outer: outer, isAlone: items.count == 1,
      binding: String(decoding: written, as: UTF8.self).contains("let ") ? "" : "let ")
    let others = node.cases.filter(\.conditions.isEmpty).flatMap(\.items).filter { !$0.range.touches(request.offset) }
    return proposals(level, SwitchPatterns(others).inside(level.outer), branch(node, position))
  }

  // MARK: Where the cursor is

  private func subjectType(
    _ node: SwitchStatement, _ position: CodePosition,
    in outer: ArraySlice<(node: SwitchStatement, position: CodePosition)>
  ) -> NominalID? {
    let type = visitor.subjectType(node.subject, position.scope).unwrapped
    if let id = type.nominalID, model.routes[id] != nil { return id }
    // A payload that a pattern of the `switch` around binds.
    guard case .name(let name) = node.subject else { return nil }
    for (around, position) in outer.reversed() {
      let items = around.cases.first { $0.range.contains(node.range) }?.items ?? []
      for item in items where item.pattern.binds(name.name) {
        guard let id = visitor.subjectType(around.subject, position.scope).unwrapped.nominalID else { return nil }
        return model.routes[id] == nil ? nil : payload(name.name, of: item.pattern, id)
      }
    }
    return nil
  }

  private func payload(_ name: String, of pattern: Pattern, _ id: NominalID) -> NominalID? {
    var (pattern, id) = (pattern, id)
    while case .enumCase(_, let hop, _, let arguments?) = SwitchCoverage.bare(pattern), arguments.count == 1,
      let inner = payload(of: hop, in: id)
    {
      (pattern, id) = (arguments[0].pattern, inner)
    }
    if case .identifier(name, _) = SwitchCoverage.bare(pattern) { return id }
    return nil
  }

  /// The enum that is all that a case carries, be it a route or data.
  private func payload(of name: String, in id: NominalID) -> NominalID? {
    model.routes[id]?.case(name)?.sub ?? visitor.domain.payload(of: name, in: id)
  }

  private func level(
    of pattern: Pattern, _ subject: NominalID, _ position: CodePosition
  ) -> (type: NominalID, outer: [String])? {
    var (pattern, id) = (pattern, subject)
    var outer: [String] = []
    while true {
      switch SwitchCoverage.bare(pattern) {
      case .enumCase(let type, let name, let range, let arguments):
        if range.touches(request.offset) { return isOwn(type, id, position) ? (id, outer) : nil }
        guard let arguments, arguments.count == 1, let inner = payload(of: name, in: id) else { return nil }
        outer.append(name)
        (pattern, id) = (arguments[0].pattern, inner)
      // A name that is not written yet.
      case .expression(.member(let node)):
        guard node.nameRange.touches(request.offset) else { return nil }
        if let base = node.base {
          guard case .metatype(let type) = request.typer.type(of: base, in: position.scope), type.nominalID == id
          else { return nil }
        }
        return (id, outer)
      default: return nil
      }
    }
  }

  private func isOwn(_ type: TypeSyntax?, _ id: NominalID, _ position: CodePosition) -> Bool {
    guard let type else { return true }
    return visitor.resolver.resolve(type, in: position.scope.context).nominalID == id
  }

  // MARK: Items

  /// What is missing; then missing routes of payloads; then what has a branch.
  private func proposals(
    _ level: Level, _ patterns: SwitchPatterns, _ branch: Branch
  ) -> [CompletionProposal] {
    let isInner = !level.outer.isEmpty
    // Of a case without a payload, the patterns that stand there would be none.
    let cases = cases(of: level.type).filter { !isPayloadWritten || !$0.parameters.isEmpty }
    func isNamed(_ item: EnumPathRoute.Case) -> Bool { patterns.coversAll || patterns.names.contains(item.name) }
    let all = cases.map { (item: $0, proposal: proposal($0, level, branch)) }
    let isWhole = isInner || patterns.coversAll || isPayloadWritten || !level.isAlone
    let nested =
      isWhole
      ? []
      : cases.flatMap { item -> [CompletionProposal] in
        guard let sub = item.sub.flatMap({ model.routes[$0] }) else { return [] }
        let inner = patterns.inside([item.name])
        if inner.coversAll { return [] }
        return sub.cases.filter { !inner.names.contains($0.name) }.map { proposal($0, of: sub, below: item, level) }
      }
    let named = all.filter { isNamed($0.item) }.map { item -> CompletionProposal in
      var proposal = item.proposal
      proposal.description = "has a branch"
      return proposal
    }
    return all.filter { !isNamed($0.item) }.map(\.proposal) + nested + named
  }

  private func cases(of id: NominalID) -> [EnumPathRoute.Case] {
    if let route = model.routes[id] { return route.cases }
    return visitor.domain.cases(of: id).map { node, _ in
      EnumPathRoute.Case(
        name: node.name, input: node.input, parameters: node.parameters.map(ParameterText.init), declarations: [],
        extents: [])
    }
  }

  private func proposal(_ item: EnumPathRoute.Case, _ level: Level, _ branch: Branch) -> CompletionProposal {
    let bindings = level.isAlone && !isPayloadWritten ? PatternTexts.bindings(of: item, level.binding) : ""
    let end = level.outer.isEmpty ? ending(of: item, level.isAlone ? branch : .none) : ""
    return CompletionProposal(
      label: item.name, kind: model.routes[level.type] == nil ? .enumCase : .route,
      detail: item.input.map { "(\($0))" }, range: request.prefixRange, snippet: item.name + bindings + end,
      route: model.routes[level.type] == nil ? nil : model.routeID(level.type, item.name))
  }

  private func proposal(
    _ item: EnumPathRoute.Case, of sub: EnumPathRoute, below outer: EnumPathRoute.Case, _ level: Level
  ) -> CompletionProposal {
    let name = "\(outer.name)(.\(item.name))"
    let end = request.isPatternEnded ? "" : ":"
    return CompletionProposal(
      label: name, kind: .route, detail: item.input.map { "(\($0))" }, range: request.prefixRange,
      snippet: "\(outer.name)(.\(item.name)\(PatternTexts.bindings(of: item, level.binding)))" + end,
      route: model.routeID(sub.id, item.name))
  }

  // MARK: Behind the pattern

  /// How a branch hands a payload on.
  private enum Branch {
    /// The payload's member that other branches show.
    case member(String)
    /// A view's member, if it has one.
    case view
    case none
  }

  private var isPayloadWritten: Bool { request.lineAfter.drop { $0 == " " || $0 == "\t" }.hasPrefix("(") }

  private func ending(of item: EnumPathRoute.Case, _ branch: Branch) -> String {
    if request.isPatternEnded { return "" }
    guard let sub = item.sub, let name = PatternTexts.names(of: item).first else { return ":" }
    let members: [String]
    switch branch {
    case .member(let member): members = [member, "view"]
    case .view: members = ["view"]
    case .none: members = []
    }
    let resolver = visitor.resolver
    let shown = members.first { member in
      resolver.members(member, of: resolver.selfType(of: sub)).contains { found in
        guard case .variable = found.member.declaration else { return false }
        return !found.member.head.modifiers.isTypeMember
      }
    }
    return shown.map { ": ${1:\(name)}.\($0)" } ?? ":"
  }

  private func branch(_ node: SwitchStatement, _ position: CodePosition) -> Branch {
    for item in node.cases where item.statements.count == 1 {
      if case .expression(.member(let shown)) = item.statements[0], case .name(let bound)? = shown.base,
        item.items.contains(where: { $0.pattern.binds(bound.name) })
      {
        return .member(shown.name)
      }
    }
    guard RouteSwitchReader(visitor).givesView(position), isViewClosure(node) else { return .none }
    return .view
  }

  /// The innermost closure around shows what is written in it, if there is one.
  private func isViewClosure(_ node: SwitchStatement) -> Bool {
    let around = request.path.filter { $0.expression.range.contains(node.range) }
    guard let last = around.lastIndex(where: { if case .closure = $0.expression { true } else { false } }) else {
      return true
    }
    for case (.call(let call), _) in around[..<last].reversed() {
      switch call.callee {
      case .name(let node): return EnumPathSwiftUI.plainContainers.contains(node.name)
      case .member(let node):
        return EnumPathSwiftUI.routeDestinations.contains(node.name)
          || visitor.model.ownPresentations.names.contains(node.name)
      default: return false
      }
    }
    return false
  }
}

/// What the branches of a `switch` take.
private struct SwitchPatterns {
  private let patterns: [(pattern: Pattern, isFiltered: Bool)]

  init(_ items: [SwitchStatement.Item]) { patterns = items.map { ($0.pattern, $0.where != nil) } }

  private init(_ patterns: [(pattern: Pattern, isFiltered: Bool)]) { self.patterns = patterns }

  /// Of the payload of a case, of its payload, and so on.
  func inside(_ cases: [String]) -> SwitchPatterns {
    cases.reduce(self) { patterns, name in
      SwitchPatterns(
        patterns.patterns.compactMap { item in
          switch SwitchCoverage.bare(item.pattern) {
          case .enumCase(_, name, _, let arguments):
            (arguments?.count == 1 ? arguments?[0].pattern ?? .wildcard : .wildcard, item.isFiltered)
          case .wildcard, .identifier: item
          default: nil
          }
        })
    }
  }

  /// Some pattern takes whatever comes.
  var coversAll: Bool { patterns.contains { !$0.isFiltered && SwitchCoverage.isIrrefutable($0.pattern) } }

  var names: Set<String> {
    patterns.reduce(into: []) { names, item in
      if case .enumCase(_, let name, _, _) = SwitchCoverage.bare(item.pattern) { names.insert(name) }
    }
  }
}

extension Pattern {
  fileprivate func binds(_ name: String) -> Bool {
    var isBound = false
    eachName { bound, _ in isBound = isBound || bound == name }
    return isBound
  }
}

/// How the payloads of a case are bound.
private enum PatternTexts {
  /// `(let ${1:id})`
  static func bindings(of item: EnumPathRoute.Case, _ binding: String) -> String {
    let names = names(of: item).enumerated().map { "\(binding)${\($0 + 1):\($1)}" }
    return names.isEmpty ? "" : "(" + names.joined(separator: ", ") + ")"
  }

  static func names(of item: EnumPathRoute.Case) -> [String] {
    item.parameters.reduce(into: []) { names, parameter in
      let known = parameter.name.isEmpty || reserved.contains(parameter.name) ? "value" : parameter.name
      let first = names.contains(known) ? "\(known)\(names.count + 1)" : known
      names.append(first)
    }
  }

  /// Labels that are no names.
  private static let reserved: NameSet = [
    "_", "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
