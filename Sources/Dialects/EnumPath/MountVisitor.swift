/// Finds what mounts, binds and presents in the code of a file: what makes an enum a route.

import Facts
import RouteGraph
import Semantics
import SourceText

final class MountVisitor: CodeVisitor {
  struct Found: Sendable {
    var mounts: [EnumPathMount] = []
    /// Enums whose values are pushed by links or onto paths without a type.
    var pushed: Set<NominalID> = []
    /// Enums of which a closure pushes what a case carries.
    var carriers: Set<NominalID> = []
    /// Elements of typed paths that a stack binds.
    var bound: Set<NominalID> = []
    /// Generic views whose stack binds a list of a parameter of theirs, with its name.
    var stackViews: [NominalID: Set<String>] = [:]
    /// Names of the bound paths that hold whatever their router is made for.
    var boundGenerics: Set<String> = []
    /// Requirements of protocols that stacks bind: the path of whoever conforms.
    var boundRequirements: Set<EnumPathSlot> = []
    /// Types that are asked for a binding of a list of whatever they are made for: `NavigationStack(path: router.binding())`.
    var askedForBindings: Set<NominalID> = []
    /// Optional properties that a view waits for: what is put there may be pushed by whoever waits.
    var observed: Set<EnumPathSlot> = []
    /// Properties of which a view that waits for them pushes each new value, with what they hold.
    var handedOn: [EnumPathSlot: NominalID] = [:]
    /// Properties that say what stacks show below their paths, with what they hold.
    var roots: [EnumPathSlot: NominalID] = [:]
    /// Functions without parameters that stacks ask for what they show there.
    var rootFunctions: Set<EnumPathSlot> = []
    var presented: Set<NominalID> = []
    /// What sheets show, of whatever type.
    var presentedValues: Set<Type> = []
    /// The enums that sheets take out of structs.
    var heldBy: [NominalID: Set<NominalID>] = [:]
    /// Those of which some content is told the value, and those of which some is not.
    var read: Set<NominalID> = []
    var unread: Set<NominalID> = []
    /// Properties that sheets show, by the type that they are asked of.
    var presentedSlots: Set<EnumPathSlot> = []
    /// Who is given what a sheet shows, whatever that is.
    var presenters: Set<EnumPathPresenter> = []
    var hasOpenMount = false
    var nestedPatterns: Set<EnumPathNestedPattern> = []
    /// Cases whose payload shows itself, or is shown by a function.
    var shownBy: Set<EnumPathShownBy> = []
    /// Cases whose payload some view is made with.
    var usedPayloads: Set<String> = []
    /// Cases whose payload is handed to a view.
    var handOvers: Set<EnumPathHandOver> = []
    /// Simple names of the views that destinations and sheets hand their route to.
    var shownViews: Set<String> = []
    /// The file has been walked. Of the others nothing is found.
    var isOfWalk = false
  }

  private let file: FileID
  private let typer: Typer
  private let projections: Projections
  private let presentations: PresentationReader
  private(set) var found = Found()
  /// Content of calls that matter to a mount inside, by range.
  private var contents: [(range: TextRange, name: String, path: Expression?)] = []
  /// Of the body that is walked; nil where all of it matters.
  private var sought: SoughtPlaces?
  /// Statements of which one branch runs.
  private var branches: StackBranches

  init(_ file: FileID, _ typer: Typer, _ projections: Projections) {
    self.file = file
    self.typer = typer
    self.projections = projections
    presentations = PresentationReader(file, typer, projections)
    branches = StackBranches(typer.resolver, file)
    found.isOfWalk = true
  }

  private var resolver: Resolver { typer.resolver }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool {
    sought = body.spelled.map(MountScan.soughtPlaces)
    return sought?.isEmpty != true
  }

  var isSelective: Bool { sought != nil }

  func isSought(_ range: TextRange) -> Bool { sought?.lie(in: range) != false }

  func visit(_ expression: Expression, at position: CodePosition) {
    guard case .call(let call) = expression else { return }
    switch call.callee {
    case .member(let node):
      if EnumPathSwiftUI.presentations.contains(node.name) { addContents(of: call, named: node.name) }
      if EnumPathSwiftUI.routeDestinations.contains(node.name) {
        noteShownView(call, position)
      }
      if node.name == "navigationDestination" { noteMount(call, node, position) }
      if EnumPathSwiftUI.routeDestinations.contains(node.name) { presentations.note(call, position, in: &found) }
      if node.name == "append" { noteAppend(call, node, position) }
      if node.name == "onChange" || node.name == "onReceive" { noteObserved(call, position) }
    case .name(let node):
      noteContents(of: call, node, position)
      if EnumPathSwiftUI.routeDestinations.contains(node.name) {
        noteShownView(call, position)
      }
      if node.name == "navigationDestination" { noteImplicitMount(call, node, position) }
      if EnumPathSwiftUI.routeDestinations.contains(node.name) { presentations.note(call, position, in: &found) }
      if node.name == "NavigationStack" { noteStack(call, position) }
      if node.name == "NavigationLink" { noteLink(call, position) }
    default: break
    }
  }

  func visit(_ statement: Statement, at position: CodePosition) {
    branches.note(statement, of: position.owner.type)
    switch statement {
    case .switch(let node):
      notePayloads(node, position)
      note(node.cases.flatMap(PayloadViews.handOvers), position)
      found.shownBy.formUnion(node.cases.flatMap(PayloadViews.shownBy))
    case .if(let node):
      note(PayloadViews.handOvers(in: node), position)
      found.shownBy.formUnion(PayloadViews.shownBy(in: node))
    default: break
    }
  }

  private func noteShownView(_ call: CallExpression, _ position: CodePosition) {
    guard let view = PayloadViews.destination(of: call) else { return }
    found.shownViews.insert(resolver.unaliased(view, in: position.scope.context))
  }

  private func note(_ handOvers: [EnumPathHandOver], _ position: CodePosition) {
    for var item in handOvers {
      item.view = resolver.unaliased(item.view, in: position.scope.context)
      found.handOvers.insert(item)
    }
  }

  private func notePayloads(_ node: SwitchStatement, _ position: CodePosition) {
    let chains = PayloadSwitches.chains(in: node)
    let used = node.cases.flatMap(PayloadViews.used)
    guard !chains.isEmpty || !used.isEmpty, PayloadSwitches.showsViews(node, at: position, resolver) else { return }
    found.usedPayloads.formUnion(used)
    if chains.isEmpty { return }
    let subject = typer.type(of: node.subject, in: position.scope).unwrapped.nominalID
    for chain in chains {
      var owner = subject
      for (outer, inner) in zip(chain, chain.dropFirst()) {
        found.nestedPatterns.insert(EnumPathNestedPattern(owner: owner, outer: outer, inner: inner))
        // Where the subject's type is not known, names alone tell of what is inside.
        guard let id = owner else { continue }
        guard let payload = EnumDomain(resolver: resolver, harmless: []).payload(of: outer, in: id) else { break }
        owner = payload
      }
    }
  }

  private func noteContents(of call: CallExpression, _ node: NameExpression, _ position: CodePosition) {
    let name = node.name
    let isContainer =
      EnumPathSwiftUI.stacks.contains(name) || EnumPathSwiftUI.lazyContainers.contains(name) || name == "NavigationLink"
    guard isContainer ? isSwiftUI(node, position) : EnumPathSwiftUI.presentations.contains(name) else { return }
    addContents(of: call, named: name)
  }

  private func isSwiftUI(_ node: NameExpression, _ position: CodePosition) -> Bool {
    EnumPathSwiftUI.declares(node, in: position.scope.context, resolver)
  }

  private func addContents(of call: CallExpression, named name: String) {
    for argument in call.arguments {
      if case .closure(let closure) = argument.value {
        contents.append((closure.range, name, call.arguments.first { $0.label == "path" }?.value))
      }
    }
  }

  // MARK: Mounts

  private func noteMount(_ call: CallExpression, _ node: MemberExpression, _ position: CodePosition) {
    guard EnumPathSwiftUI.isDestination(call), let argument = call.arguments.first else { return }
    let around = contents.last { $0.range.contains(call.range) }
    let lazy = around.flatMap { EnumPathSwiftUI.lazyContainers.contains($0.name) ? $0.name : nil }
    let root = root(of: node.base)
    let isOutside = around == nil && (root.map { MountVisitor.isStack($0) && isSwiftUI($0, position) } ?? false)
    add(call, node.nameRange, argument.value, lazy, isOutside: isOutside, isOfSelf: root?.name == "self", position)
  }

  /// `navigationDestination(for:)` in an extension of `View`: the modified view is `self`.
  private func noteImplicitMount(_ call: CallExpression, _ node: NameExpression, _ position: CodePosition) {
    guard EnumPathSwiftUI.isDestination(call), let argument = call.arguments.first else { return }
    add(call, node.nameRange, argument.value, nil, isOutside: false, isOfSelf: true, position)
  }

  private func add(
    _ call: CallExpression, _ nameRange: TextRange, _ value: Expression, _ lazy: String?, isOutside: Bool,
    isOfSelf: Bool, _ position: CodePosition
  ) {
    let type = typer.type(of: value, in: position.scope)
    var (id, arguments): (NominalID?, [Type]) = (nil, [])
    if case .metatype(let instance) = type { (id, arguments) = (instance.nominalID, instance.arguments) }
    if id == nil {
      // A type of the standard library registers no route; anything else may be one.
      if case .metatype(.external(let name, _)) = type, Platform.concreteValueTypes.contains(name) {
      } else {
        found.hasOpenMount = true
      }
    }
    found.mounts.append(
      EnumPathMount(
        type: id, arguments: arguments, file: file, nameRange: nameRange, range: call.range, owner: position.owner.type,
        member: position.owner.name, lazyContainer: lazy, isOutside: isOutside,
        isOfSelf: isOfSelf && position.closureDepth == 0, branch: branch(around: call.range)))
  }

  /// The outermost statement between a stack and what stands in its content.
  private func branch(around range: TextRange) -> EnumPathMountBranch? {
    guard let content = contents.last(where: { $0.range.contains(range) }), content.name == "NavigationStack" else {
      return nil
    }
    // Where the stack has no path, links alone push: what shows none needs no destination. In a column it stands there
    // until something is selected, and what pushes comes with that.
    return branches.branch(
      around: range, in: content.range, mayBeIdle: content.path == nil || isColumn(content.range),
      path: content.path.flatMap { path in
        ReceiverChain.ownMember(path).map { EnumPathBoundMember(name: $0, range: path.range) }
      })
  }

  /// Of a `NavigationSplitView`.
  private func isColumn(_ range: TextRange) -> Bool {
    contents.contains { $0.name == "NavigationSplitView" && $0.range.contains(range) }
  }

  /// The name at which a chain of modifiers starts.
  private func root(of base: Expression?) -> NameExpression? {
    var current = base
    for _ in 0..<256 {
      switch current {
      case .call(let call)?: current = call.callee
      case .member(let node)?: current = node.base
      case .name(let node)?: return node
      default: return nil
      }
    }
    return nil
  }

  private static func isStack(_ root: NameExpression) -> Bool {
    EnumPathSwiftUI.stacks.contains(root.name) && root.name != "NavigationSplitView"
  }

  // MARK: Values

  private func noteStack(_ call: CallExpression, _ position: CodePosition) {
    guard let argument = call.arguments.first, argument.label == "path" else { return }
    for value in StackRoots.values(in: call) {
      guard let id = staticType(of: projections.type(of: value, in: position.scope).unwrapped),
        let slot = presentations.slot(value, position)
      else { continue }
      found.roots[slot] = id
    }
    if case .closure(let content)? = call.arguments.last?.value,
      case (let base, let member?)? = StackRoots.asked(by: content.statements),
      let owner = typer.type(of: base, in: position.scope).unwrapped.nominalID
    {
      found.rootFunctions.insert(EnumPathSlot(owner: owner, name: member))
    }
    let type = projections.type(of: argument.value, in: position.scope)
    switch EnumPathSwiftUI.path(of: type).element {
    case .nominal(let element, _): found.bound.insert(element)
    case .parameter(let name):
      if case .name = argument.value, let owner = position.owner.type {
        found.stackViews[owner, default: []].insert(name)
      }
      if case .member(let path) = Projections.bound(by: argument.value) ?? argument.value {
        found.boundGenerics.insert(path.name)
      }
      maker(of: argument.value, position).map { _ = found.askedForBindings.insert($0) }
    default: break
    }
    if let slot = presentations.slot(Projections.bound(by: argument.value) ?? argument.value, position),
      resolver.info(slot.owner).isProtocol
    {
      found.boundRequirements.insert(slot)
    }
  }

  /// Whose property or function gives a binding: `router.binding()`, `router.pathBinding`.
  private func maker(of binding: Expression, _ position: CodePosition) -> NominalID? {
    var named = binding
    if case .call(let call) = binding { named = call.callee }
    guard !Projections.isProjected(binding), case .member(let node) = named, let base = node.base else { return nil }
    return typer.type(of: base, in: position.scope).unwrapped.nominalID
  }

  private func noteLink(_ call: CallExpression, _ position: CodePosition) {
    guard let argument = call.arguments.first(where: { $0.label == "value" }) else {
      return presentations.noteFlag(call, position, in: &found)
    }
    if let id = staticType(of: argument.value, position) { found.pushed.insert(id) }
  }

  private func noteAppend(_ call: CallExpression, _ node: MemberExpression, _ position: CodePosition) {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil, let base = node.base
    else {
      return
    }
    let type = projections.type(of: base, in: position.scope)
    if !isLocal(base, position), mayHoldRoutes(type.unwrapped) { noteCarrier(of: argument.value, position) }
    guard EnumPathSwiftUI.isAnyPath(type.unwrapped) else { return }
    if let id = staticType(of: argument.value, position) { found.pushed.insert(id) }
  }

  private func isLocal(_ base: Expression, _ position: CodePosition) -> Bool {
    if case .name(let node) = base { position.scope.lookup(node.name) != nil } else { false }
  }

  /// A path takes anything, or an enum of the workspace.
  private func mayHoldRoutes(_ type: Type) -> Bool {
    let (element, isPath) = EnumPathSwiftUI.path(of: type)
    return isPath && (element.map { staticType(of: $0) != nil } ?? true)
  }

  /// `{ route in if case .shop(let route) = route { path.append(route) } }`
  private func noteCarrier(of value: Expression, _ position: CodePosition) {
    guard case .name(let node) = value, let local = position.scope.lookup(node.name), let outer = local.parent,
      case .associatedValue(let subject, _, _, _, _) = local.binding, case .name(let whole) = subject,
      case .closureParameter(let call, let argument, let index)? = outer.lookup(whole.name)?.binding
    else { return }
    var type = typer.type(of: subject, in: outer)
    if type.isUnknown { type = typer.parameter(index, ofClosure: argument, inFunctionOfViews: call) }
    staticType(of: type).map { _ = found.carriers.insert($0) }
  }

  private func staticType(of value: Expression, _ position: CodePosition) -> NominalID? {
    staticType(of: typer.type(of: value, in: position.scope))
  }

  private func staticType(of type: Type) -> NominalID? { presentations.staticType(of: type) }

  /// `.onChange(of: nav.pending)`, `.onReceive(nav.$pending)`
  private func noteObserved(_ call: CallExpression, _ position: CodePosition) {
    guard let argument = call.arguments.first, argument.label == "of" || Projections.isProjected(argument.value),
      let slot = presentations.slot(argument.value, position)
    else { return }
    found.observed.insert(slot)
    guard call.arguments.contains(where: { MountVisitor.pushesItsParameter($0.value) }) else { return }
    found.handedOn[slot] = staticType(of: projections.type(of: argument.value, in: position.scope))
  }

  /// `{ route in path.append(route) }`
  private static func pushesItsParameter(_ value: Expression) -> Bool {
    guard case .closure(let closure) = value else { return false }
    let name = closure.parameters?.last?.name
    var pushes = false
    ExpressionWalk.visit(closure.statements) { expression in
      guard case .call(let call) = expression, case .member(let member) = call.callee, member.name == "append",
        case .name(let pushed)? = call.arguments.first?.value
      else { return }
      pushes = pushes || (name.map { $0 == pushed.name } ?? ["$0", "$1"].contains(pushed.name))
    }
    return pushes
  }
}
