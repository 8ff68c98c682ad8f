/// Views that push what they are made with: `RouterLink("Profile", open: .screen(.profile))`, whose body hands `open` to a
/// router. Making one is the transition.

import Facts
import RouteGraph
import Semantics
import SourceText

/// What a view hands on, and the initializers that take it.
struct EnumPathLinkView: Hashable, Sendable {
  var properties: Set<String>
  var initializers: [EnumPathMutator]
}

/// A stored property of a view, and where its body moves it.
struct EnumPathHandedProperty: Sendable {
  var owner: NominalID
  var name: String
  var move: EnumPathMove
}

struct LinkViewReader {
  @Boxed var model: EnumPathModel
  let project: Project
  let typer: Typer

  init(_ model: Boxed<EnumPathModel>, _ project: Project, _ typer: Typer) {
    _model = model
    self.project = project
    self.typer = typer
  }

  private var resolver: Resolver { typer.resolver }

  // MARK: Bodies

  /// Views that move something in this file, with their properties of a route's or an action's type.
  func candidates(in file: FileID, _ mayMove: (NameTable.TypeEntry) -> Bool) -> [NominalID: Set<String>] {
    var found: [NominalID: Set<String>] = [:]
    for entry in project.names.types(of: file) + project.names.extensions(of: file)
    where entry.node.kind == .extension || (entry.node.kind == .struct && !properties(in: entry).isEmpty) {
      guard mayMove(entry), let id = resolver.extent(of: entry)?.id, found[id] == nil else { continue }
      let names = properties(of: id).map(\.name)
      if !names.isEmpty { found[id] = Set(names) }
    }
    return found
  }

  private func properties(of id: NominalID) -> [(name: String, type: TypeSyntax)] {
    let info = resolver.info(id)
    guard info.entries.count == 1, let entry = info.entries.first, entry.node.kind == .struct,
      info.supertypes.contains(where: { ["View", "ViewModifier"].contains($0.description) })
    else { return [] }
    return properties(in: entry)
  }

  /// As far as names tell.
  private func properties(in entry: NameTable.TypeEntry) -> [(name: String, type: TypeSyntax)] {
    entry.node.members.flatMap { member -> [(name: String, type: TypeSyntax)] in
      guard case .variable(let node) = member, !node.head.modifiers.isTypeMember, node.head.attributes.isEmpty else {
        return []
      }
      return node.bindings.compactMap { binding in
        guard !binding.isComputed, let name = binding.name?.text, let type = binding.type,
          let written = type.wrapped.dottedName.map(NameTable.lastComponent),
          model.words.routes.contains(written) || model.words.actions.contains(written)
        else { return nil }
        return (name, type)
      }
    }
  }

  /// One that goes several ways goes its own.
  static func agreed(_ found: [EnumPathHandedProperty]) -> [EnumPathHandedProperty] {
    found.enumerated().compactMap { index, item in
      let same = found.enumerated().filter { $0.element.owner == item.owner && $0.element.name == item.name }
      guard same.first?.offset == index else { return nil }
      return same.allSatisfy { $0.element.move.goesLike(item.move) } ? item : nil
    }
  }

  // MARK: Initializers

  func views(_ handed: [EnumPathHandedProperty]) -> [NominalID: EnumPathLinkView] {
    var views: [NominalID: EnumPathLinkView] = [:]
    for item in handed {
      let found = initializers(of: item)
      if found.isEmpty { continue }
      views[item.owner, default: EnumPathLinkView(properties: [], initializers: [])].properties.insert(item.name)
      views[item.owner]?.initializers += found
    }
    return views
  }

  private typealias Initializer = (parameters: [Parameter], mutator: EnumPathMutator)

  private func initializers(of property: EnumPathHandedProperty) -> [EnumPathMutator] {
    guard let entry = resolver.info(property.owner).entries.first,
      let written = properties(of: property.owner).first(where: { $0.name == property.name })?.type
    else { return [] }
    let context = resolver.context(inside: entry, of: property.owner).inner
    var move = property.move
    guard let type = resolver.resolve(written, in: context).unwrapped.nominalID else { return [] }
    if model.routes[type] == nil, move.actions.isEmpty { return [] }
    move.element = type
    let declared = resolver.info(property.owner).members(named: "init").compactMap { member in
      if case .function(let node) = member.declaration { (node, member.context(resolver)) } else { nil }
    }
    var found = [memberwise(move, property, beside: declared.count, context)].compactMap { $0 }
    found += declared.compactMap { initializer($0, $1) { assigned($0, to: property.name, move) } }
    // One hop: what delegates to one that delegates is not followed.
    let direct = found
    for (node, context) in declared {
      let signature = MutatorReader.signature(of: node)
      if direct.contains(where: { $0.mutator.signature == signature }) { continue }
      initializer(node, context) { delegated($0, to: direct) }.map { found.append($0) }
    }
    return found.map(\.mutator)
  }

  private func memberwise(
    _ move: EnumPathMove, _ property: EnumPathHandedProperty, beside declared: Int, _ context: DeclarationContext
  ) -> Initializer? {
    let all = typer.initializerParameters(of: property.owner)
    guard all.count > declared, let parameters = all.last,
      let index = parameters.firstIndex(where: { $0.label == property.name })
    else { return nil }
    let mutator = MutatorReader(project, resolver).mutator(parameters, index, move.path, context)
    return mutator.handing(on: move, EnumPathWrapper(cases: [])).map { (parameters, $0) }
  }

  private func initializer(
    _ node: FunctionDeclaration, _ context: DeclarationContext, _ moves: (Expression) -> [EnumPathMove]
  ) -> Initializer? {
    guard let body = node.body,
      let found = CaseWrapperReader(resolver: resolver).read(node, body, context, moves: moves)
    else { return nil }
    let mutator = MutatorReader(project, resolver).mutator(node, found.parameter, found.move.path, context)
    return mutator.handing(on: found.move, found.wrapper).map { (node.parameters, $0) }
  }

  /// `self.route = route`
  private func assigned(_ expression: Expression, to name: String, _ move: EnumPathMove) -> [EnumPathMove] {
    guard case .assignment(let node) = expression, ReceiverChain.ownMember(node.target) == name else { return [] }
    var move = move
    move.value = node.value
    return [move]
  }

  /// `self.init(route: route) { … }`
  private func delegated(_ expression: Expression, to known: [Initializer]) -> [EnumPathMove] {
    guard case .call(let call) = expression, ReceiverChain.ownMember(call.callee) == "init" else { return [] }
    return known.filter { typer.fits(call, $0.parameters) }.compactMap { _, mutator in
      mutator.argument(of: call).map { EnumPathMove($0.value, by: mutator) }
    }
  }
}

extension EnumPathMove {
  fileprivate func goesLike(_ other: EnumPathMove) -> Bool {
    isPresenting == other.isPresenting && actions == other.actions && wrapper == other.wrapper
  }
}

extension ReceiverChain {
  /// What a local constant or the name behind an `if let` stands for, in the scope that it is to be read in.
  static func origin(of value: Expression, in scope: Scope) -> (value: Expression, scope: Scope) {
    var (value, scope) = (stripped(value), scope)
    while case .name(let node) = value, let local = scope.lookup(node.name), let outer = local.parent {
      switch local.binding {
      case .unwrappedName: scope = outer
      case .unwrapped(let kept): (value, scope) = (stripped(kept), outer)
      default:
        guard let kept = local.constantValue else { return (value, scope) }
        (value, scope) = (stripped(kept), outer)
      }
    }
    return (value, scope)
  }

  /// `route` or `self.route`
  static func ownMember(_ expression: Expression) -> String? {
    switch stripped(expression) {
    case .name(let node): return node.name
    case .member(let node):
      guard case .name(let base)? = node.base, base.name == "self" else { return nil }
      return node.name
    default: return nil
    }
  }
}

extension PathOperationReader {
  /// `RouterLink("Profile", open: .screen(.profile))`
  func readLinkView(_ call: CallExpression, _ node: NameExpression) {
    guard model.words.linkViews.contains(node.name),
      case .metatype(let type) = visitor.typer.type(of: call.callee, in: position.scope), let id = type.nominalID,
      let view = model.linkViews[id]
    else { return }
    let fitting = visitor.typer.initializerParameters(of: id).filter { visitor.typer.fits(call, $0) }
    let meant = fitting.map { parameters in
      let signature = MutatorReader.signature(of: parameters)
      return view.initializers.filter { $0.signature == signature }
    }
    guard let first = meant.first, meant.allSatisfy({ $0.map(\.meaning) == first.map(\.meaning) }) else { return }
    for mutator in first {
      read(call, node.name, nil, MutatorCalls.Candidate(owner: id, mutator: mutator, route: mutator.type))
    }
  }

  /// What a view hands on is a transition where the view is made.
  func isHandedOn(_ value: Expression) -> Bool {
    guard let owner = position.owner.type, let view = model.linkViews[owner] else { return false }
    let (kept, scope) = ReceiverChain.origin(of: value, in: position.scope)
    guard let name = ReceiverChain.ownMember(kept), view.properties.contains(name) else { return false }
    if case .name = kept { return scope.lookup(name) == nil }
    return true
  }
}

extension EnumPathMutator {
  /// Apart from how it is declared.
  fileprivate var meaning: EnumPathMutator {
    var mutator = self
    (mutator.signature, mutator.labels, mutator.parameter) = ("", [], 0)
    return mutator
  }
}
