/// Follows a walk through one file and says of every place what is around it.

import Facts
import RouteGraph
import Semantics
import SourceText

final class ViewPlaceReader {
  private enum Around {
    case stack(EnumPathBound?)
    case nothing
    case tab
    /// Somebody else decides what becomes of what is inside.
    case opaque
  }

  private let file: FileID
  private let typer: Typer
  private let projections: Projections
  /// The app's own functions that add nothing but destinations.
  private let mountings: NameSet
  private(set) var facts = ViewFacts()
  /// What is around the place that the walk has reached, outermost first.
  private var around: [(range: TextRange, kind: Around)] = []
  private var views: [NominalID: Bool] = [:]
  private var viewMembers: [NominalID: NameSet] = [:]
  private var wantedMembers: [NominalID: WantedNames] = [:]
  /// Where the body that is walked or passed spells them; nil where nobody knows.
  private var ownMembers: SoughtPlaces?
  /// The same names where code binds them.
  private var boundMembers: [NominalID: WantedNames] = [:]
  /// Whose code was asked about last, since the walk stays in it for long, and the members of its type.
  private var lastOwner: CodeOwner?
  private var lastMembers: NameSet = []

  init(_ file: FileID, _ typer: Typer, _ projections: Projections, mountings: NameSet) {
    self.file = file
    self.typer = typer
    self.projections = projections
    self.mountings = mountings
  }

  private var resolver: Resolver { typer.resolver }

  // MARK: Walking

  func visit(_ statement: Statement) {
    guard case .declaration(let declaration) = statement else { return }
    add(declaration.range, .opaque)
  }

  /// `isPartOfApp` is asked only of what is noted.
  func visit(_ expression: Expression, at position: CodePosition, isPartOfApp: (CodePosition, TextRange) -> Bool) {
    switch expression {
    case .call(let call):
      note(call, position, isPartOfApp)
      enter(call, position)
    case .name(let node): noteMember(node.name, node.range, position, isPartOfApp)
    case .member(let node):
      guard let base = node.base else { return }
      if case .name(let owner) = base, owner.name == "self" {
        noteMember(node.name, node.range, position, isPartOfApp)
      } else if node.name == "self" || node.name == "init", let id = constructed(base, position) {
        facts.uses.append(ViewUse(member: ViewMember(type: id, name: "body"), range: node.range, place: .unknown))
      }
    case .assignment(let node): add(node.range, .opaque)
    case .macro(let node): add(node.range, .opaque)
    default: break
    }
  }

  /// Code is walked in the order of its text, outer expressions first: what ends before this place is over.
  private func add(_ range: TextRange, _ kind: Around) {
    while let last = around.last, last.range.end <= range.start { around.removeLast() }
    around.append((range, kind))
  }

  /// What a call does to what stands in its arguments, and a modifier to what it modifies.
  private func enter(_ call: CallExpression, _ position: CodePosition) {
    switch call.callee {
    case .name(let node):
      if isKnown(node), !EnumPathSwiftUI.declares(node, in: position.scope.context, resolver) {
        addContents(of: call, .opaque)
      } else if EnumPathSwiftUI.stacks.contains(node.name) {
        let path = call.arguments.first { $0.label == "path" }.flatMap { bound($0.value, position) }
        let splitView = node.name == "NavigationSplitView" ? position.owner.type : nil
        facts.stacks.append(
          ViewStack(path: path, range: call.range, place: place(of: call.range, position), splitView: splitView))
        addContents(of: call, .stack(path))
      } else if ViewContainers.windows.contains(node.name) {
        addContents(of: call, .nothing)
      } else if node.name == "TabView" {
        addContents(of: call, .tab)
      } else if !ViewContainers.transparent.contains(node.name) {
        addContents(of: call, .opaque)
      }
    case .member(let node):
      if ViewContainers.sheets.contains(node.name) {
        addContents(of: call, .nothing)
      } else if !ViewContainers.modifiers.contains(node.name), !mountings.contains(node.name) {
        add(call.range, .opaque)
      }
    default: add(call.range, .opaque)
    }
  }

  /// By its name alone.
  private func isKnown(_ node: NameExpression) -> Bool {
    ViewContainers.transparent.contains(node.name) || EnumPathSwiftUI.stacks.contains(node.name)
      || ViewContainers.windows.contains(node.name)
  }

  /// From the first argument to the last.
  private func addContents(of call: CallExpression, _ kind: Around) {
    guard let first = call.arguments.first, let last = call.arguments.last else { return }
    add(TextRange(first.range.start, max(first.range.start, last.range.end)), kind)
  }

  private func bound(_ value: Expression, _ position: CodePosition) -> EnumPathBound? {
    guard case .member(let node) = value, let base = node.base, Projections.isProjected(base) else { return nil }
    let owner = projections.type(of: base, in: position.scope).unwrapped.nominalID
    return owner.map { EnumPathBound(owner: $0, name: node.name) }
  }

  // MARK: Places

  func place(of range: TextRange, _ position: CodePosition) -> ViewPlace {
    var isInTab = false
    let owner = position.owner.type.flatMap { isView($0) ? $0 : nil }
    for (outer, kind) in around.reversed() where outer.contains(range) && outer != range {
      switch kind {
      case .stack(let path): return ViewPlace(above: .stack(path), isInTab: isInTab, owner: owner, content: outer)
      case .nothing: return ViewPlace(above: .nothing, isInTab: isInTab, owner: owner, content: outer)
      case .opaque: return .unknown
      case .tab: isInTab = true
      }
    }
    guard let owner, [.accessor, .function].contains(position.owner.kind),
      EnumPathSwiftUI.isView(position.owner.result)
    else { return .unknown }
    let member = ViewMember(type: owner, name: position.owner.name)
    return ViewPlace(above: .member(member), isInTab: isInTab, owner: owner)
  }

  /// An action is no part of the tree; what counts is the view in whose code it stands.
  func pushPlace(of range: TextRange, _ position: CodePosition) -> ViewPlace {
    var isInTab = false
    guard let owner = position.owner.type, isView(owner) else { return .unknown }
    for (outer, kind) in around.reversed() where outer.contains(range) && outer != range {
      switch kind {
      case .stack(let path): return ViewPlace(above: .stack(path), isInTab: isInTab, owner: owner)
      case .nothing: return ViewPlace(above: .nothing, isInTab: isInTab, owner: owner)
      case .tab: isInTab = true
      case .opaque: break
      }
    }
    let member = ViewMember(type: owner, name: "body")
    return ViewPlace(above: .member(member), isInTab: isInTab, owner: owner)
  }

  private func note(_ call: CallExpression, _ position: CodePosition, _ isPartOfApp: (CodePosition, TextRange) -> Bool)
  {
    switch call.callee {
    case .name(let node):
      if isKnown(node) {
        if !EnumPathSwiftUI.declares(node, in: position.scope.context, resolver) { break }
        guard node.name == "NavigationLink" || ViewContainers.windows.contains(node.name) else { return }
      }
      if node.name == "NavigationLink" {
        guard call.arguments.contains(where: { $0.label == "value" }), isPartOfApp(position, call.range) else { return }
        facts.needs.append(ViewNeed(range: node.nameRange, isLink: true, place: place(of: call.range, position)))
        return
      }
    case .member(let node):
      if node.name == "navigationDestination" {
        guard EnumPathSwiftUI.isDestination(call), isPartOfApp(position, call.range),
          !hangsOnStack(node.base, position)
        else { return }
        facts.needs.append(ViewNeed(range: node.nameRange, isLink: false, place: place(of: call.range, position)))
      }
      if mountings.contains(node.name), isPartOfApp(position, call.range) {
        let place = place(of: call.range, position)
        facts.mountings.append(
          ViewMounting(name: node.name, nameRange: node.nameRange, range: call.range, place: place))
      }
      guard node.name == "init" || node.name.startsLikeType else { return }
    default: return
    }
    let callee: Expression
    if case .member(let node) = call.callee, node.name == "init", let base = node.base {
      callee = base
    } else {
      callee = call.callee
    }
    guard let id = constructed(callee, position), isPartOfApp(position, call.range) else { return }
    facts.uses.append(
      ViewUse(
        member: ViewMember(type: id, name: "body"), range: call.range, place: place(of: call.range, position)))
  }

  /// Whether the root of a chain of modifiers is a stack: another rule speaks of that.
  private func hangsOnStack(_ base: Expression?, _ position: CodePosition) -> Bool {
    var current = base
    for _ in 0..<256 {
      switch current {
      case .call(let call)?:
        if case .name(let node) = call.callee {
          return EnumPathSwiftUI.stacks.contains(node.name)
            && EnumPathSwiftUI.declares(node, in: position.scope.context, resolver)
        }
        current = call.callee
      case .member(let node)?: current = node.base
      default: return false
      }
    }
    return false
  }

  private func noteMember(
    _ name: String, _ range: TextRange, _ position: CodePosition, _ isPartOfApp: (CodePosition, TextRange) -> Bool
  ) {
    guard isViewMember(name, seenFrom: position.owner), let type = position.owner.type,
      position.scope.lookup(name) == nil, isPartOfApp(position, range)
    else { return }
    facts.uses.append(
      ViewUse(member: ViewMember(type: type, name: name), range: range, place: place(of: range, position)))
  }

  func note(_ creation: HolderCreation) { facts.creations.append(creation) }

  /// Tells from here on of the members in a body that are views.
  func enter(_ body: CodeBlock, of owner: CodeOwner) {
    ownMembers = nil
    guard let spelled = body.spelled else { return }
    ownMembers = SoughtPlaces(owner.type.map { spelledMembers(of: $0).offsets(in: spelled) } ?? [], in: spelled)
  }

  func isNoted(_ range: TextRange) -> Bool { ownMembers?.lie(in: range) != false }

  private func spelledMembers(of type: NominalID) -> WantedNames {
    if let known = wantedMembers[type] { return known }
    let wanted = WantedNames(members(of: type).names.map { .any($0) })
    wantedMembers[type] = wanted
    return wanted
  }

  /// Whether code binds a name that is a member's of the type around it too: which is meant, scopes alone tell.
  func mayShadow(_ spelled: SpelledNames, _ owner: CodeOwner) -> Bool {
    guard let type = owner.type else { return false }
    if let known = boundMembers[type] { return known.occur(in: spelled) }
    let wanted = WantedNames(members(of: type).names.map { .bound($0) })
    boundMembers[type] = wanted
    return wanted.occur(in: spelled)
  }

  // MARK: Types

  /// The view type that an expression names.
  private func constructed(_ expression: Expression, _ position: CodePosition) -> NominalID? {
    guard resolver.mayNameType(expression), let written = ConstructionFinder.namedType(expression),
      let id = resolver.resolve(written, in: position.scope.context).nominalID, isView(id)
    else { return nil }
    return id
  }

  func isView(_ id: NominalID) -> Bool {
    if let known = views[id] { return known }
    let isView = resolver.info(id).supertypes.contains(where: EnumPathSwiftUI.isViewProtocol)
    views[id] = isView
    return isView
  }

  private func isViewMember(_ name: String, seenFrom owner: CodeOwner) -> Bool {
    if lastOwner !== owner {
      lastMembers = owner.type.map(members) ?? []
      lastOwner = owner
    }
    return lastMembers.contains(name)
  }

  private func members(of type: NominalID) -> NameSet {
    if let known = viewMembers[type] { return known }
    let members = NameSet(memberNames(of: type))
    viewMembers[type] = members
    return members
  }

  /// Properties and functions that give back views, `body` left out.
  private func memberNames(of type: NominalID) -> Set<String> {
    var names = Set<String>()
    if isView(type) {
      let info = resolver.info(type)
      for member in (info.entries + info.extensions).flatMap(\.node.members) {
        switch member {
        case .variable(let node):
          for binding in node.bindings where EnumPathSwiftUI.isView(binding.type) {
            if let name = binding.name?.text, name != "body" { names.insert(name) }
          }
        case .function(let node): if EnumPathSwiftUI.isView(node.result) { names.insert(node.name) }
        default: break
        }
      }
    }
    return names
  }
}
