/// Routes that are equal though they show something else: R14.
///
/// A stack compares the values of its path. A sheet does not: it goes by `id`, and its routes are left out.

import Facts
import RouteGraph
import Semantics
import SourceText

enum EquatableRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    let resolver = evidence.resolver
    // What no destination takes, no stack compares.
    let hasOpenMount = evidence.model.hasOpenMount
    let compared = evidence.routes.filter {
      !$0.isSlot && !$0.isCarrier && (hasOpenMount || $0.isRegistered || $0.isSub)
    }
    return compared.filter { $0.cases.contains { !$0.parameters.isEmpty } }.compactMap { route in
      let info = resolver.info(route.id)
      let reader = EqualityReader(route, (info.entries + info.extensions).flatMap(\.node.members))
      for (node, file) in functions(of: route.id, resolver) {
        let ignored = reader.ignoredPayloads(node)
        let shown = route.cases.filter { item in
          let own = ignored[item.name] ?? []
          let isWhole = own.count == item.parameters.count
          let comparable = own.filter { isComparable($0, of: item.name, info, resolver, isWhole) }
          return evidence.branches(of: route.id, item.name).contains {
            !($0.used[item.name] ?? []).isDisjoint(with: comparable)
          }
        }
        guard !shown.isEmpty else { continue }
        let what = shown.map { "'\($0.name)'" }.joined(separator: ", ") + (shown.count == 1 ? " carries" : " carry")
        return (
          file,
          RouteFinding.hint(
            node.nameRange, "equatable-payload",
            "'==' of '\(route.id)' ignores what \(what), and the destination shows it: the stack takes two "
              + "such values for one")
        )
      }
      return nil
    }
  }

  /// What compares two values of a type: its own members, and functions beside it.
  static func functions(of id: NominalID, _ resolver: Resolver) -> [(node: FunctionDeclaration, file: FileID)] {
    let info = resolver.info(id)
    let own = (info.entries + info.extensions).flatMap { entry in
      entry.node.members.map { (declaration: $0, file: entry.file, isOwn: true) }
    }
    let beside = resolver.globals(named: "==").map { (declaration: $0.declaration, file: $0.file, isOwn: false) }
    return (own + beside).compactMap { declaration, file, isOwn in
      guard case .function(let node) = declaration, node.name == "==", node.parameters.count == 2 else { return nil }
      let isMeant = node.parameters.allSatisfy {
        isOwn || resolver.resolve($0.type, in: DeclarationContext(file: file)).nominalID == id
      }
      return isMeant ? (node, file) : nil
    }
  }

  private static func isComparable(
    _ payload: Int, of name: String, _ info: NominalInfo, _ resolver: Resolver, _ isWhole: Bool
  ) -> Bool {
    info.members(named: name).allSatisfy { member in
      guard case .enumCase(let node) = member.declaration, payload < node.parameters.count else { return true }
      let type = resolver.resolve(node.parameters[payload].type, in: member.context(resolver))
      // A list or an optional of objects is compared no better than an object by itself.
      return isComparable(type, resolver, isWhole: isWhole && type.nominalID != nil)
    }
  }

  /// Functions cannot be compared, nor what is known by a protocol alone, nor a binding or what else other modules may
  /// have. Objects without an `==` may be left out where something beside them is compared.
  private static func isComparable(_ type: Type, _ resolver: Resolver, isWhole: Bool, depth: Int = 0) -> Bool {
    switch type {
    case .nominal(let id, _):
      let info = resolver.info(id)
      return !info.isProtocol && (isWhole || !info.isClass || comparesObjects(id, resolver))
    case .optional(let wrapped): return depth < 8 && isComparable(wrapped, resolver, isWhole: isWhole, depth: depth + 1)
    case .external(let name, let arguments):
      guard depth < 8, ["Array", "Set", "Dictionary"].contains(name) else { return comparedValues.contains(name) }
      return arguments.allSatisfy { isComparable($0, resolver, isWhole: isWhole, depth: depth + 1) }
    case .tuple(let elements):
      return elements.allSatisfy { isComparable($0.type, resolver, isWhole: isWhole, depth: 8) }
    case .function, .constrained, .metatype: return false
    case .parameter, .unknown: return true
    }
  }

  private static let comparedValues = Platform.concreteValueTypes.union([
    "CGFloat", "CGPoint", "CGSize", "CGRect", "TimeInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "Calendar",
    "DateComponents", "AttributedString", "Color", "Range", "ClosedRange", "PersistentIdentifier",
  ])
}

extension EquatableRules {
  private static func comparesObjects(_ id: NominalID, _ resolver: Resolver) -> Bool {
    resolver.lineage(of: resolver.selfType(of: id)).contains {
      !Set(resolver.info($0.id).supertypes.map(\.description)).isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
    }
  }
}

/// What a hand-written `==` does not look at.
private struct EqualityReader {
  let route: EnumPathRoute
  let members: [Declaration]

  init(_ route: EnumPathRoute, _ members: [Declaration]) {
    self.route = route
    self.members = members
  }

  /// By case: the payloads that make no difference. Empty where the body is of another form.
  func ignoredPayloads(_ node: FunctionDeclaration) -> [String: Set<Int>] {
    guard let body = node.body else { return [:] }
    guard let only = EqualityReader.value(of: body.statements) else { return ignored(inSteps: body.statements, node) }
    switch only {
    case .switch(let choice): return ignored(inPairs: choice).merging(ignored(inTurn: choice, node)) { $0.union($1) }
    case .expression(.sequence(let comparison)): return ignored(in: comparison, node)
    default: return [:]
    }
  }

  /// `lhs.id == rhs.id && lhs.kind == rhs.kind`: what all of these properties leave out.
  private func ignored(in node: SequenceExpression, _ function: FunctionDeclaration) -> [String: Set<Int>] {
    var common: [String: Set<Int>]?
    for (index, name) in node.operators.enumerated() {
      if index % 2 == 1 {
        guard name == "&&" else { return [:] }
        continue
      }
      guard name == "==", index + 1 < node.operands.count,
        let property = comparedProperty(node.operands[index], node.operands[index + 1], function),
        let switched = switched(by: property)
      else { return [:] }
      let own = ignored(in: switched)
      common = common.map { $0.reduce(into: [:]) { $0[$1.key] = $1.value.intersection(own[$1.key] ?? []) } } ?? own
    }
    return node.operators.count % 2 == 1 ? common ?? [:] : [:]
  }

  /// `if case .a(let l) = lhs, case .a = rhs { return true }`, one behind the other.
  private func ignored(inSteps statements: [Statement], _ function: FunctionDeclaration) -> [String: Set<Int>] {
    var ignored: [String: Set<Int>] = [:]
    for statement in statements {
      guard case .if(let node) = statement, node.alternative == nil, node.conditions.count == 2,
        case .binding(let left, _, .name(let first)?) = node.conditions[0],
        case .binding(let right, _, .name(let second)?) = node.conditions[1],
        isPair(first, second, function), case .enumCase(_, let name, _, let mine) = SwitchCoverage.bare(left),
        case .enumCase(_, name, _, let theirs) = SwitchCoverage.bare(right),
        EqualityReader.value(of: node.body.statements) != nil
      else { break }
      if EqualityReader.isFalse(node.body.statements) { continue }
      note(name, mine, theirs, PayloadUse.names(in: node.body.statements, nil), in: &ignored)
    }
    return ignored
  }

  private func note(
    _ name: String, _ left: [(label: String?, pattern: Pattern)]?, _ right: [(label: String?, pattern: Pattern)]?,
    _ used: Set<String>, in ignored: inout [String: Set<Int>]
  ) {
    for index in route.case(name)?.parameters.indices ?? 0..<0
    where !PayloadUse.isUsed(index, of: left, used) || !PayloadUse.isUsed(index, of: right, used) {
      ignored[name, default: []].insert(index)
    }
  }

  /// The only statement, `return` taken off.
  private static func value(of statements: [Statement]) -> Statement? {
    guard statements.count == 1, let only = statements.first else { return nil }
    switch only {
    case .return(let value?, _), .expression(let value):
      if case .control(let node) = value { return node.statement }
      return .expression(value)
    default: return only
    }
  }

  /// `switch (lhs, rhs) { case (.a(let l), .a): … }`
  private func ignored(inPairs node: SwitchStatement) -> [String: Set<Int>] {
    var ignored: [String: Set<Int>] = [:]
    for item in node.cases where !EqualityReader.isFalse(item.statements) {
      for alternative in item.items {
        guard case .tuple(let pair) = alternative.pattern, pair.count == 2,
          case .enumCase(_, let name, _, let left) = SwitchCoverage.bare(pair[0].pattern),
          case .enumCase(_, name, _, let right) = SwitchCoverage.bare(pair[1].pattern)
        else { continue }
        note(name, left, right, PayloadUse.names(in: item.statements, alternative.where), in: &ignored)
      }
    }
    return ignored
  }

  /// `switch lhs { case .a(let l): switch rhs { case .a: … } }`
  private func ignored(inTurn node: SwitchStatement, _ function: FunctionDeclaration) -> [String: Set<Int>] {
    var ignored: [String: Set<Int>] = [:]
    guard case .name(let first) = node.subject else { return [:] }
    for item in node.cases {
      guard case .switch(let inner)? = EqualityReader.value(of: item.statements),
        case .name(let second) = inner.subject, isPair(first, second, function)
      else { continue }
      for case .enumCase(_, let name, _, let left) in item.items.map({ SwitchCoverage.bare($0.pattern) }) {
        for other in inner.cases where !EqualityReader.isFalse(other.statements) {
          for alternative in other.items {
            guard case .enumCase(_, name, _, let right) = SwitchCoverage.bare(alternative.pattern) else { continue }
            note(name, left, right, PayloadUse.names(in: other.statements, alternative.where), in: &ignored)
          }
        }
      }
    }
    return ignored
  }

  /// `switch self { case .a: "a" }`; what a type makes there may be something else each time.
  private func ignored(in node: SwitchStatement) -> [String: Set<Int>] {
    var ignored: [String: Set<Int>] = [:]
    for item in node.cases where !EqualityReader.makesSomething(item.statements) {
      for alternative in item.items {
        guard case .enumCase(_, let name, _, let arguments) = SwitchCoverage.bare(alternative.pattern) else { continue }
        let used = PayloadUse.names(in: item.statements, alternative.where)
        for index in route.case(name)?.parameters.indices ?? 0..<0
        where !PayloadUse.isUsed(index, of: arguments, used) {
          ignored[name, default: []].insert(index)
        }
      }
    }
    return ignored
  }

  /// `UUID()`, `Int.random(in: 0..<9)`
  private static func makesSomething(_ statements: [Statement]) -> Bool {
    var found = false
    ExpressionWalk.visit(statements) { expression in
      guard case .call(let call) = expression else { return }
      var callee = call.callee
      if case .member(let node) = callee, let base = node.base { callee = base }
      if case .name(let node) = callee { found = found || node.name.startsLikeType }
    }
    return found
  }

  private static func isFalse(_ statements: [Statement]) -> Bool {
    guard case .expression(.literal(let literal))? = value(of: statements) else { return false }
    return literal.text == "false"
  }

  /// `lhs.id == rhs.id`
  private func comparedProperty(_ left: Expression, _ right: Expression, _ function: FunctionDeclaration) -> String? {
    guard case .member(let left) = left, case .member(let right) = right, left.name == right.name,
      case .name(let first)? = left.base, case .name(let second)? = right.base, isPair(first, second, function)
    else { return nil }
    return left.name
  }

  private func isPair(_ first: NameExpression, _ second: NameExpression, _ function: FunctionDeclaration) -> Bool {
    Set([first.name, second.name]) == Set(function.parameters.map(\.name)) && first.name != second.name
  }

  /// The `switch self` that is all of a property; of `hashValue`, all that is hashed.
  private func switched(by name: String) -> SwitchStatement? {
    if name == "hashValue" {
      for case .function(let node) in members where node.name == "hash" && node.parameters.count == 1 {
        return node.body.flatMap { EqualityReader.choice(in: $0.statements) }
      }
    }
    for case .variable(let node) in members {
      for binding in node.bindings where binding.name?.text == name {
        if let body = binding.accessors.first(where: { $0.kind == .get })?.body,
          let found = EqualityReader.choice(in: body.statements)
        {
          return found
        }
      }
    }
    return nil
  }

  private static func choice(in statements: [Statement]) -> SwitchStatement? {
    guard case .switch(let found)? = value(of: statements), case .name(let subject) = found.subject,
      subject.name == "self"
    else { return nil }
    return found
  }
}

/// Whether code looks at what a pattern binds.
enum PayloadUse {
  static func names(in statements: [Statement], _ condition: Expression?) -> Set<String> {
    var names = Set<String>()
    func visit(_ expression: Expression) { if case .name(let node) = expression { names.insert(node.name) } }
    ExpressionWalk.visit(statements, visit)
    if let condition { ExpressionWalk.visit(condition, visit) }
    return names
  }

  static func names(in expression: Expression) -> Set<String> {
    names(in: [], expression)
  }

  static func isUsed(_ index: Int, of arguments: [(label: String?, pattern: Pattern)]?, _ names: Set<String>) -> Bool {
    guard let arguments, !arguments.isEmpty else { return false }
    // Fewer patterns than payloads: one takes them all.
    let pattern = index < arguments.count ? arguments[index].pattern : arguments[0].pattern
    return isUsed(pattern, names)
  }

  private static func isUsed(_ pattern: Pattern, _ names: Set<String>) -> Bool {
    switch pattern {
    case .wildcard: false
    case .identifier(let name, _): names.contains(name)
    case .tuple(let elements): elements.contains { isUsed($0.pattern, names) }
    case .optional(let inner): isUsed(inner, names)
    case .enumCase, .cast, .expression: true
    }
  }
}
