/// Places that code reaches only after it has looked at a path, or has put something there, and what pushed screens show:
/// what is popped there exists.

import Facts
import RouteGraph
import Semantics
import SourceText

struct GuardedPlaces {
  private let evidence: EnumPathEvidence
  private let pop: EnumPathPop
  private let screens: PushedScreens
  private let flags: Lazy<PresentedFlags>
  private let questions: PathQuestions
  /// Of types whose code is looked at: what their makers tell them of the path.
  private let told = ToldProperties()

  init(
    _ evidence: EnumPathEvidence, _ pop: EnumPathPop, _ screens: PushedScreens, _ flags: Lazy<PresentedFlags>
  ) {
    self.evidence = evidence
    self.pop = pop
    self.screens = screens
    self.flags = flags
    questions = PathQuestions(resolver: evidence.resolver)
  }

  /// In the code of a type, or of none.
  func contain(_ place: Location, of type: NominalID?) -> Bool { contain(place, of: type, depth: 0) }

  private func contain(_ place: Location, of type: NominalID?, depth: Int) -> Bool {
    if screens.show(place) { return true }
    guard let facts = evidence.project.files[place.file] else { return false }
    guard let member = PlaceInMember(place.range, in: facts.declarations) else {
      return isGuarded(place.range, in: facts.statements, of: type)
    }
    if isGuarded(place.range, in: member.statements, of: type) { return true }
    guard depth < 4, member.name != "body" else { return false }
    let own = type.map { member.uses(in: $0, from: place.file, evidence.resolver) } ?? []
    if !own.isEmpty { return own.allSatisfy { contain($0, of: type, depth: depth + 1) } }
    // What makes screens for others: `LeaveScreen.make()`, `factory.makeLeave()`.
    let others = member.uses(of: type, in: evidence.project, from: place.file, evidence.resolver)
    return !others.isEmpty && others.allSatisfy { contain($0, of: screens.type(around: $0), depth: depth + 1) }
  }

  // MARK: Code around

  private func isGuarded(_ range: TextRange, in statements: [Statement], of type: NominalID?) -> Bool {
    if looks(before: range, in: statements, type) { return true }
    var isFound = false
    ExpressionWalk.visit(statements) { expression in
      guard !isFound, expression.range.contains(range) else { return }
      switch expression {
      case .closure(let node): isFound = looks(before: range, in: node.statements, type)
      case .control(let node): isFound = looks(before: range, in: [node.statement], type)
      case .ternary(let node): isFound = node.condition.range.end <= range.start && mentions(node.condition, type)
      case .sequence(let node):
        isFound = node.operands.contains { $0.range.end <= range.start && mentions($0, type) }
      case .call(let call): isFound = isGuard(call, of: range, type) || takes(call, range)
      default: break
      }
    }
    return isFound
  }

  /// `Button("back") { nav.pop() }.disabled(nav.path.isEmpty)`, `nav.path.last.map { _ in nav.pop() }`
  private func isGuard(_ call: CallExpression, of range: TextRange, _ type: NominalID?) -> Bool {
    if case .name(let node) = call.callee, ["ForEach", "List"].contains(node.name),
      let first = call.arguments.first?.value
    {
      return !first.range.contains(range) && mentions(first, type)
    }
    guard case .member(let node) = call.callee, let base = node.base else { return false }
    switch node.name {
    case "disabled", "opacity", "allowsHitTesting":
      return base.range.contains(range) && call.arguments.contains { mentions($0.value, type) }
    case "map", "flatMap", "forEach": return !base.range.contains(range) && mentions(base, type)
    // Runs when the path is another.
    case "onChange", "onReceive":
      guard let observed = call.arguments.first?.value else { return false }
      return !base.range.contains(range) && !observed.range.contains(range) && mentions(observed, type)
    // What a destination shows has been pushed, whatever it makes of its route.
    case "navigationDestination":
      return call.arguments.first?.label == "for" && call.arguments.dropFirst().contains { $0.range.contains(range) }
    default: return false
    }
  }

  /// What is handed to whoever puts it onto the path, `nav.show(Detail())`, or a function handed to a view that is handed
  /// the path as well.
  private func takes(_ call: CallExpression, _ range: TextRange) -> Bool {
    guard let given = call.arguments.first(where: { $0.range.contains(range) }) else { return false }
    var isClosure = false
    switch given.value {
    case .closure: isClosure = true
    case .name, .member: if hasPath(call) { return true }
    default: break
    }
    guard case .member(let node) = call.callee else { return false }
    return evidence.resolver.members(node.name, of: evidence.resolver.selfType(of: pop.owner)).contains {
      asksPath($0.member) && (!isClosure || takesMaker($0.member))
    }
  }

  /// Whether a function takes another that gives something back: `show { Detail() }`. What gives back nothing is a
  /// handler, which may run at any time.
  private func takesMaker(_ member: Member) -> Bool {
    guard case .function(let node) = member.declaration else { return false }
    return node.parameters.contains { parameter in
      guard case .function(let type) = parameter.type else { return false }
      if case .tuple(let elements) = type.result { return !elements.isEmpty }
      return type.result.dottedName != "Void"
    }
  }

  /// `Screen(path: $nav.path, …)`
  private func hasPath(_ call: CallExpression) -> Bool {
    call.arguments.contains { argument in
      guard case .member(let node) = argument.value, node.name == pop.path, let base = node.base else { return false }
      return Projections.isProjected(base)
    }
  }

  /// What runs before a place, closures in between left out: the statements in front of it, and the conditions around it.
  private func looks(before range: TextRange, in statements: [Statement], _ type: NominalID?) -> Bool {
    var block = statements
    for _ in 0..<64 {
      var inner: [Statement]?
      for statement in block {
        if statement.range.contains(range) {
          if isConditioned(statement, on: range, type) { return true }
          inner = statement.blocks.first { $0.contains { $0.range.contains(range) } }
        } else if statement.range.end <= range.start, looks(statement, type) {
          return true
        }
      }
      guard let next = inner else { return false }
      block = next
    }
    return false
  }

  /// Whether code behind a statement is reached only if it looked. What a view shows keeps nobody from anything.
  private func looks(_ statement: Statement, _ type: NominalID?) -> Bool {
    switch statement {
    case .expression(let value): return !value.isView && mentions(value, type)
    case .declaration(.variable(let node)):
      return node.bindings.contains { $0.value.map { mentions($0, type) } ?? false }
    case .declaration, .return, .throw, .jump, .defer: return false
    default:
      if statement.leaves, statement.conditions.contains(where: { mentions($0, type) }) { return true }
      return statement.blocks.contains { $0.contains { looks($0, type) } }
    }
  }

  private func isConditioned(_ statement: Statement, on range: TextRange, _ type: NominalID?) -> Bool {
    statement.conditions.contains { $0.range.end <= range.start && mentions($0, type) }
  }

  // MARK: Mentions

  private func mentions(_ expression: Expression, _ type: NominalID?) -> Bool {
    var isFound = false
    ExpressionWalk.visit(expression) { isFound = isFound || isMention($0, type) }
    return isFound
  }

  /// The path, a question to its owner, a push, or what the caller itself asks of these. Who asks whether it is this owner
  /// that shows it, or a sheet, has looked, too.
  private func isMention(_ expression: Expression, _ type: NominalID?) -> Bool {
    let name: String
    switch expression {
    case .cast(let node):
      return node.type.dottedName.map { $0 == pop.owner.name || evidence.resolver.mayBeAlias($0) } ?? false
    case .name(let node): name = node.name
    case .member(let node): name = node.name
    default: return false
    }
    if isOfPath(name) || flags.value.contains(name) { return true }
    guard let type, let own = ReceiverChain.ownMember(expression) else { return false }
    if isTold(own, to: type) { return true }
    return evidence.resolver.members(own, of: evidence.resolver.selfType(of: type)).contains { found in
      questions.isQuestion(found.member) && asksPath(found.member)
    }
  }

  /// `Header(canGoBack: !nav.path.isEmpty)`: who makes it has looked at the path for it. So has who makes some with
  /// `showsBack: true` and others without.
  private func isTold(_ property: String, to type: NominalID) -> Bool {
    if let known = told.byType[type] { return known.contains(property) }
    var found: Set<String> = []
    var labels: [Set<String>] = []
    var flags: [String: Set<String>] = [:]
    let makers = Dictionary(grouping: evidence.composition.constructions(of: type).map(\.location), by: \.file)
    for (file, places) in makers {
      guard let facts = evidence.project.files[file] else { continue }
      let starts = Set(places.map(\.range.start))
      ExpressionWalk.visit(facts) { expression in
        guard case .call(let call) = expression, starts.contains(call.callee.range.start),
          ConstructionFinder.constructedType(call) != nil
        else { return }
        labels.append(Set(call.arguments.compactMap(\.label)))
        for argument in call.arguments {
          guard let label = argument.label, !found.contains(label) else { continue }
          switch argument.value {
          case .closure: break
          case .literal(let node): if node.kind == .boolean { flags[label, default: []].insert(node.text) }
          default: if mentions(argument.value, nil) { found.insert(label) }
          }
        }
      }
    }
    for (label, values) in flags where values.count > 1 || !labels.allSatisfy({ $0.contains(label) }) {
      found.insert(label)
    }
    told.byType[type] = found
    return found.contains(property)
  }

  private func isOfPath(_ spelled: String) -> Bool {
    let name = spelled.hasPrefix("$") ? String(spelled.dropFirst()) : spelled
    if name == pop.path || questions.isQuestion(name, to: pop.owner) { return true }
    return evidence.model.mutators[pop.owner]?[name]?.contains { $0.path == pop.path && !$0.isPresenting } ?? false
  }

  private func asksPath(_ member: Member) -> Bool {
    let declaration: Declaration
    switch member.declaration {
    case .variable(let node, _): declaration = .variable(node)
    case .function(let node): declaration = .function(node)
    default: return false
    }
    var isFound = false
    ExpressionWalk.visit([.declaration(declaration)]) { expression in
      switch expression {
      case .name(let node): isFound = isFound || isOfPath(node.name)
      case .member(let node): isFound = isFound || isOfPath(node.name)
      default: break
      }
    }
    return isFound
  }
}

/// Kept while one place is judged.
private final class ToldProperties {
  var byType: [NominalID: Set<String>] = [:]
}

extension Condition {
  /// What is looked at.
  fileprivate var value: Expression? {
    switch self {
    case .expression(let value): value
    case .binding(_, _, let value): value
    case .availability: nil
    }
  }
}

extension Expression {
  /// A chain that starts at the name of a type.
  fileprivate var isView: Bool {
    var current = self
    for _ in 0..<256 {
      switch current {
      case .call(let call): current = call.callee
      case .member(let node):
        guard let base = node.base else { return false }
        current = base
      case .name(let node): return node.name.startsLikeType
      default: return false
      }
    }
    return false
  }
}

extension Statement {
  /// What says whether, and how often, the statements inside run.
  fileprivate var conditions: [Expression] {
    switch self {
    case .if(let node): return node.allConditions.joined().compactMap(\.value)
    case .guard(let node): return node.conditions.compactMap(\.value)
    case .while(let node): return node.conditions.compactMap(\.value)
    case .switch(let node): return [node.subject]
    case .for(let node): return [node.sequence]
    default: return []
    }
  }

  /// Some way through it ends the code around.
  fileprivate var leaves: Bool {
    var pending = [self]
    while let next = pending.popLast() {
      switch next {
      case .guard, .return, .throw, .jump: return true
      case .declaration: break
      default: pending += next.blocks.joined()
      }
    }
    return false
  }

  /// The statements inside, block by block; of declarations, their code.
  fileprivate var blocks: [[Statement]] {
    switch self {
    case .if(let node): return node.bodies.map(\.statements)
    case .guard(let node): return [node.body.statements]
    case .switch(let node): return node.cases.map(\.statements)
    case .for(let node): return [node.body.statements]
    case .while(let node): return [node.body.statements]
    case .repeat(let node): return [node.body.statements]
    case .do(let node): return [node.body.statements] + node.catches.map(\.body.statements)
    case .defer(let body, _): return [body.statements]
    case .conditional(let node): return node.clauses.map(\.statements)
    case .declaration(.function(let node)): return [node.body?.statements ?? []]
    case .declaration(.variable(let node)):
      return node.bindings.flatMap(\.accessors).map { $0.body?.statements ?? [] }
    default: return []
    }
  }
}
