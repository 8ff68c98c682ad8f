/// Routes that a function or a computed property of the app works out: `router.push(item.route)`,
/// `if let route = parse(url) { router.push(route) }`. Where all that it gives back is written there, that is where the
/// value leads; bodies in other files are not read for it: each file says what its own ones give back.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A function or a computed property. Its place is not kept: it may move.
struct EnumPathSource: Hashable, Sendable {
  /// Nil at the top level.
  var owner: NominalID?
  var name: String
  /// Nil for a property.
  var signature: String?
  var file: FileID
}

/// What such a function or property gives back: each way once, and what others give back for it.
struct EnumPathWorkedOut: Sendable {
  struct Way: Sendable {
    var hops: [EnumHop]
    /// The last case carries the route that is asked: `.home(self)`.
    var carriesOwner = false

    func leads(like other: Way) -> Bool { hops.leads(like: other.hops) && carriesOwner == other.carriesOwner }
  }

  var ways: [Way] = []
  var sources: [EnumPathSource] = []
}

extension EnumPathVisitor {
  /// What each function and property of the file gives back whose type is a route's.
  func noteWorkedOut() {
    for entry in resolver.names.types(of: file) + resolver.names.extensions(of: file) {
      let members = entry.node.members.filter(mayGiveRoute)
      guard entry.node.kind != .protocol, !members.isEmpty, let id = resolver.extent(of: entry)?.id else { continue }
      let inner = resolver.context(inside: entry, of: id).inner
      for member in members { noteWorkedOut(member, of: id, inner) }
    }
    for entry in resolver.names.globals(of: file) where mayGiveRoute(entry.declaration) {
      noteWorkedOut(entry.declaration, of: nil, DeclarationContext(file: file))
    }
  }

  /// As far as names tell.
  private func mayGiveRoute(_ declaration: Declaration) -> Bool {
    func isRoute(_ type: TypeSyntax?) -> Bool {
      type.map { $0.allNames.contains(where: model.words.routes.contains) } ?? false
    }
    switch declaration {
    case .function(let node): return node.kind == .function && isRoute(node.result)
    case .variable(let node): return node.bindings.contains { $0.isComputed && isRoute($0.type) }
    default: return false
    }
  }

  private func noteWorkedOut(_ declaration: Declaration, of owner: NominalID?, _ context: DeclarationContext) {
    var context = context
    context.isStatic = declaration.head.modifiers.isTypeMember
    switch declaration {
    case .function(let node):
      var scope = Scope(context)
      for item in node.parameters { scope = scope.adding(item.name, item.nameRange, .typed(item.type)) }
      let source = EnumPathSource(
        owner: owner, name: node.name, signature: MutatorReader.signature(of: node), file: file)
      note(node.body, of: node.result, in: scope, as: source)
    case .variable(let node):
      for binding in node.bindings {
        guard let name = binding.name?.text else { continue }
        let getters = binding.accessors.filter { $0.kind == .get }
        let source = EnumPathSource(owner: owner, name: name, signature: nil, file: file)
        if getters.count == 1 { note(getters[0].body, of: binding.type, in: Scope(context), as: source) }
      }
    default: break
    }
  }

  private func note(_ body: CodeBlock?, of type: TypeSyntax?, in scope: Scope, as source: EnumPathSource) {
    guard let body, let type else { return }
    let whole = resolver.resolve(type, in: scope.context)
    let element = EnumPathSwiftUI.path(of: whole.unwrapped).element
    let expected = element ?? whole
    guard let route = expected.unwrapped.nominalID, model.routes[route] != nil,
      result.workedOut.updateValue(EnumPathWorkedOut(), forKey: source) == nil,
      let values = WorkedOutValues.of(body.statements),
      let listed = element == nil ? ListedElements(values) : ListedElements(of: values, in: body.statements)
    else { return }
    var given = EnumPathWorkedOut()
    let sources = RouteSources(visitor: self) { [self] in isTyped($0, scope) }
    for list in listed.lists {
      guard let other = sources.source(of: list, in: scope) else { return }
      given.sources.append(other)
    }
    for value in listed.elements {
      let ways = reader.readings(of: value, expecting: expected, in: scope).flatMap(\.ways)
      if ways.allSatisfy({ $0.isResolved && $0.unknown == nil && $0.hops.allSatisfy(isCase) }) {
        for hops in ways.map(\.hops) {
          let way = EnumPathWorkedOut.Way(hops: hops, carriesOwner: carries(value, hops, source.owner))
          if !given.ways.contains(where: way.leads) { given.ways.append(way) }
        }
      } else if let other = sources.source(of: value, in: scope) {
        if !given.sources.contains(other) { given.sources.append(other) }
      } else {
        return
      }
    }
    result.workedOut[source] = given
  }

  private func isTyped(_ value: Expression, _ scope: Scope) -> Bool {
    guard case .name(let node) = ParameterReader.uncast(value), case .typed? = scope.lookup(node.name)?.binding else {
      return false
    }
    return true
  }

  /// `.home(self)`, `.tab(.home(self))`
  private func carries(_ value: Expression, _ hops: [EnumHop], _ owner: NominalID?) -> Bool {
    guard let last = hops.last, let owner, model.routes[last.owner]?.case(last.name)?.sub == owner else { return false }
    var isCarried = false
    ExpressionWalk.visit(value) { expression in
      guard case .call(let call) = expression, case .member(let made) = call.callee, made.nameRange == last.range,
        call.arguments.count == 1, case .name(let node)? = call.arguments.first?.value
      else { return }
      isCarried = node.name == "self"
    }
    return isCarried
  }

  func isCase(_ hop: EnumHop) -> Bool { !hop.isAlias && model.routes[hop.owner]?.case(hop.name) != nil }
}

extension [EnumHop] {
  fileprivate func leads(like other: [EnumHop]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.owner == $1.owner && $0.name == $1.name }
  }
}

/// The values that a body gives back.
enum WorkedOutValues {
  /// Nil where they may not be all: code under `#if`.
  static func of(_ statements: [Statement]) -> [Expression]? {
    var found: [Expression] = []
    guard collect(statements, into: &found, depth: 0) else { return nil }
    return found.isEmpty && statements.count == 1 ? statements[0].results : found
  }

  private static func collect(_ statements: [Statement], into found: inout [Expression], depth: Int) -> Bool {
    guard depth < 32 else { return false }
    for statement in statements {
      let bodies: [[Statement]]
      switch statement {
      case .return(let value, _):
        guard let value else { return false }
        found.append(value)
        continue
      case .if(let node): bodies = node.bodies.map(\.statements)
      case .guard(let node): bodies = [node.body.statements]
      case .switch(let node): bodies = node.cases.map(\.statements)
      case .for(let node): bodies = [node.body.statements]
      case .while(let node): bodies = [node.body.statements]
      case .repeat(let node): bodies = [node.body.statements]
      case .do(let node): bodies = [node.body.statements] + node.catches.map(\.body.statements)
      case .conditional: return false
      case .expression, .declaration, .throw, .jump, .defer: continue
      }
      for body in bodies where !collect(body, into: &found, depth: depth + 1) { return false }
    }
    return true
  }
}

struct RouteSources {
  let visitor: EnumPathVisitor
  /// Whether a value is what the function around is given.
  let isParameter: (Expression) -> Bool

  /// Who works out a value, if no other declaration can be meant.
  func source(of value: Expression, in scope: Scope) -> EnumPathSource? {
    let (made, scope) = ReceiverChain.origin(of: value, in: scope)
    guard case .call(let call) = made else { return source(made, nil, scope) }
    return source(ReceiverChain.stripped(call.callee), call, scope)
  }

  /// `Home.shop` of `Home.shop.place`, where that is all that the value before the dot can be.
  func asked(by value: Expression, in scope: Scope) -> [EnumHop] {
    var (made, scope) = ReceiverChain.origin(of: value, in: scope)
    if case .call(let call) = made { made = ReceiverChain.stripped(call.callee) }
    guard case .member(let node) = made, let base = node.base else { return [] }
    (made, scope) = ReceiverChain.origin(of: base, in: scope)
    let ways = visitor.reader.readings(of: made, expecting: .unknown, in: scope).flatMap(\.ways)
    guard ways.count == 1, let only = ways.first, only.isResolved, only.unknown == nil,
      only.hops.allSatisfy(visitor.isCase)
    else { return [] }
    return only.hops
  }

  private func source(_ named: Expression, _ call: CallExpression?, _ scope: Scope) -> EnumPathSource? {
    switch named {
    case .member(let node):
      guard let base = node.base else { return nil }
      let type = visitor.typer.type(of: base, in: scope)
      // `route.normalized` of a function's own route: where that leads, its callers say.
      if isParameter(base), let id = type.unwrapped.nominalID, visitor.model.routes[id] != nil { return nil }
      return source(node.name, call, of: type, scope)
    case .name(let node):
      guard scope.lookup(node.name) == nil else { return nil }
      let own = visitor.typer.selfType(in: scope.context)
      let isMember = !visitor.resolver.members(node.name, of: instance(own).type).isEmpty
      return isMember ? source(node.name, call, of: own, scope) : global(node.name, call, scope)
    default: return nil
    }
  }

  private func instance(_ type: Type) -> (type: Type, isType: Bool) {
    if case .metatype(let instance) = type { (instance, true) } else { (type.unwrapped, false) }
  }

  private func source(_ name: String, _ call: CallExpression?, of written: Type, _ scope: Scope) -> EnumPathSource? {
    let (type, isType) = instance(written)
    guard type.nominalID != nil else { return nil }
    let found = visitor.resolver.members(name, of: type, seenFrom: scope.context.file).map(\.member)
      .filter { fits($0.declaration, call) }
    guard found.count == 1, let only = found.first, only.head.modifiers.isTypeMember == isType,
      !visitor.resolver.info(only.owner).isProtocol
    else { return nil }
    switch only.declaration {
    case .function(let node):
      return EnumPathSource(
        owner: only.owner, name: name, signature: MutatorReader.signature(of: node), file: only.file)
    case .variable: return EnumPathSource(owner: only.owner, name: name, signature: nil, file: only.file)
    default: return nil
    }
  }

  private func fits(_ declaration: Member.Declared, _ call: CallExpression?) -> Bool {
    if case .function(let node) = declaration { return call.map { visitor.typer.fits($0, node.parameters) } ?? false }
    return true
  }

  private func global(_ name: String, _ call: CallExpression?, _ scope: Scope) -> EnumPathSource? {
    let found = visitor.resolver.globals(named: name, from: scope.context.file)
    guard found.count == 1, let only = found.first else { return nil }
    switch only.declaration {
    case .function(let node):
      guard let call, visitor.typer.fits(call, node.parameters) else { return nil }
      return EnumPathSource(owner: nil, name: name, signature: MutatorReader.signature(of: node), file: only.file)
    case .variable:
      return call == nil ? EnumPathSource(owner: nil, name: name, signature: nil, file: only.file) : nil
    default: return nil
    }
  }
}

/// What all files say of that.
struct WorkedOutRoutes {
  private let workedOut: [EnumPathSource: EnumPathWorkedOut]
  private let project: Project

  init(_ files: [EnumPathFileResult], _ project: Project) {
    workedOut = files.reduce(into: [:]) { $0.merge($1.workedOut) { first, _ in first } }
    self.project = project
  }

  /// The transition once for each way that its value can lead; as it is where that is not known.
  func transitions(_ item: EnumPathTransition) -> [EnumPathTransition] {
    guard let source = item.source else { return [item] }
    guard let found = ways(of: source, asking: item.asked) else { return item.isOfList ? [] : [item] }
    return found.enumerated().map { index, hops in
      var way = item
      way.reading.hops = hops.map {
        EnumHop(owner: $0.owner, name: $0.name, range: item.reading.range, isAlias: $0.isAlias)
      }
      way.reading.unknown = nil
      way.isWorkedOut = true
      // One push, wherever it leads.
      if index > 0 { way.onto = nil }
      return way
    }
  }

  /// Where what a function gives back leads, whether it makes that itself or others do. Nil where that is not all known.
  /// `route`: whose function it is.
  private func ways(of source: EnumPathSource, asking route: [EnumHop]) -> [[EnumHop]]? {
    var ways: [[EnumHop]] = []
    var (pending, asked) = ([source], Set<EnumPathSource>())
    while let next = pending.popLast() {
      guard asked.insert(next).inserted else { continue }
      guard let given = workedOut[next], !given.ways.isEmpty || !given.sources.isEmpty, !mayBeOverridden(next) else {
        return nil
      }
      for way in given.ways {
        // Of what others are asked, nobody knows.
        let hops = way.carriesOwner && next == source ? way.hops + route : way.hops
        if !ways.contains(where: { $0.leads(like: hops) }) { ways.append(hops) }
      }
      pending += given.sources.reversed()
    }
    return ways.isEmpty ? nil : ways
  }

  /// Some class derived from its own has a member of that name.
  private func mayBeOverridden(_ source: EnumPathSource) -> Bool {
    guard let owner = source.owner, project.names.types(named: owner.name).contains(where: { $0.node.kind == .class })
    else { return false }
    return project.names.entries(reaching: [owner.simpleName]).contains { entry in
      entry.node.members.contains { member in
        switch member {
        case .function(let node): node.name == source.name
        case .variable(let node): node.bindings.contains { $0.name?.text == source.name }
        default: false
        }
      }
    }
  }
}
