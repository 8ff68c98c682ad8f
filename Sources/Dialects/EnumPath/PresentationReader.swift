/// What code presents: `.sheet(item: $nav.sheet) { … }`, `.sheet(isPresented: $nav.sheet.isPresent()) { … }`.

import Facts
import Semantics
import SourceText

struct PresentationReader {
  private let file: FileID
  private let typer: Typer
  private let projections: Projections

  init(_ file: FileID, _ typer: Typer, _ projections: Projections) {
    self.file = file
    self.typer = typer
    self.projections = projections
  }

  private var resolver: Resolver { typer.resolver }

  func note(_ call: CallExpression, _ position: CodePosition, in found: inout MountVisitor.Found) {
    guard let argument = call.arguments.first, argument.label == "item" else {
      return noteFlag(call, position, in: &found)
    }
    note(argument.value, shownBy: call, position, in: &found)
  }

  /// `item`: the binding, whoever the call hands it to.
  func note(
    _ item: Expression, shownBy call: CallExpression, _ position: CodePosition, in found: inout MountVisitor.Found
  ) {
    if case .member(let node) = item, let base = node.base, let owner = owner(base, position) {
      found.presentedSlots.insert(EnumPathSlot(owner: owner, name: node.name))
    }
    let type = EnumPathSwiftUI.boundValue(projections.type(of: item, in: position.scope))
    if case .optional(.parameter) = type {
      EnumPathPresenter(handing: item, position, file, resolver).map { _ = found.presenters.insert($0) }
    }
    if !type.isUnknown { found.presentedValues.insert(type.unwrapped) }
    guard let id = staticType(of: type.unwrapped) else {
      if let held = HeldPresentations(resolver: resolver).held(by: type.unwrapped, shownBy: call) {
        type.unwrapped.nominalID.map { _ = found.heldBy[$0, default: []].insert(held) }
      }
      return noteCleared(by: item, position, in: &found)
    }
    found.presented.insert(id)
    if ignoresValue(call) { found.unread.insert(id) } else { found.read.insert(id) }
  }

  /// `Binding(get: { nav.sheet == .menu ? .menu : nil }, set: { if $0 == nil { nav.sheet = nil } })`, a sheet for each case:
  /// what the getter looks at and the setter clears is the slot.
  private func noteCleared(by item: Expression, _ position: CodePosition, in found: inout MountVisitor.Found) {
    guard let (getter, setter) = Projections.accessors(of: item) else { return }
    var asked = Set<String>()
    ExpressionWalk.visit(getter.statements) { expression in
      if let name = PresentationReader.property(expression) { asked.insert(name) }
    }
    for value in PresentationReader.cleared(in: setter.statements) {
      guard let name = PresentationReader.property(value), asked.contains(name),
        case .optional(let held) = projections.type(of: value, in: position.scope),
        gives(held, getter, item, position.scope)
      else { continue }
      noteOptional(value, position, in: &found)
    }
  }

  /// Whether a binding's values are of that type: by what is written, or by a value that its getter gives. Anything else
  /// only decides whether there is a sheet.
  private func gives(_ held: Type, _ getter: ClosureExpression, _ item: Expression, _ scope: Scope) -> Bool {
    if case .call(let call) = item, case .name(let node) = call.callee, let written = node.genericArguments.first {
      return resolver.resolve(written, in: scope.context).unwrapped == held
    }
    return Returns.expressions(in: getter.statements).flatMap(Returns.alternatives).contains { value in
      if let name = EnumReader.implicitName(of: value) { return !resolver.members(name, of: held).isEmpty }
      return typer.type(of: value, in: scope).unwrapped == held
    }
  }

  private static func property(_ expression: Expression) -> String? {
    switch ReceiverChain.stripped(expression) {
    case .name(let node): node.name
    case .member(let node): node.name
    default: nil
    }
  }

  /// `{ _ in … }`
  private func ignoresValue(_ call: CallExpression) -> Bool {
    guard case .closure(let content)? = call.arguments.last?.value else { return false }
    return content.parameters?.first?.name == "_"
  }

  /// `isPresented: $nav.sheet.isPresent()`: of an optional, a view is told only that it is there.
  func noteFlag(_ call: CallExpression, _ position: CodePosition, in found: inout MountVisitor.Found) {
    let labels = ["isPresented", "isActive"]
    guard let flag = call.arguments.first(where: { labels.contains($0.label ?? "") }) else { return }
    for value in PresentationReader.optionals(behind: flag.value) {
      noteOptional(PresentationReader.binding(of: value), position, in: &found)
    }
  }

  /// A sheet shows something as long as this holds a value.
  private func noteOptional(_ value: Expression, _ position: CodePosition, in found: inout MountVisitor.Found) {
    let type = EnumPathSwiftUI.boundValue(projections.type(of: value, in: position.scope))
    guard case .optional(let held) = type else { return }
    if case .parameter = held {
      EnumPathPresenter(handing: value, position, file, resolver).map { _ = found.presenters.insert($0) }
    }
    guard let id = staticType(of: held), let slot = slot(value, position) else { return }
    found.presentedSlots.insert(slot)
    found.presented.insert(id)
  }

  /// `item` of `item.wrappedValue`
  private static func binding(of value: Expression) -> Expression {
    guard case .member(let node) = value, node.name == "wrappedValue", let base = node.base else { return value }
    return base
  }

  /// What a flag is a binding of, and what its setter clears.
  private static func optionals(behind flag: Expression) -> [Expression] {
    var found = cleared(in: [.expression(flag)])
    ExpressionWalk.visit([.expression(flag)]) { if Projections.isProjected($0) { found.append($0) } }
    return found
  }

  /// What code sets to nil.
  private static func cleared(in statements: [Statement]) -> [Expression] {
    var found: [Expression] = []
    ExpressionWalk.visit(statements) { expression in
      guard case .assignment(let node) = expression, case .literal(let value) = node.value, value.kind == .nil else {
        return
      }
      found.append(node.target)
    }
    return found
  }

  /// The enum that a type is.
  func staticType(of type: Type) -> NominalID? {
    guard let id = type.nominalID else { return nil }
    return resolver.info(id).entries.contains { $0.node.kind == .enum } ? id : nil
  }

  /// The property that an expression or a binding names.
  func slot(_ value: Expression, _ position: CodePosition) -> EnumPathSlot? {
    func plain(_ name: String) -> String { name.hasPrefix("$") ? String(name.dropFirst()) : name }
    switch ReceiverChain.stripped(value) {
    case .name(let node):
      guard position.scope.lookup(node.name) == nil else { return nil }
      return position.owner.type.map { EnumPathSlot(owner: $0, name: plain(node.name)) }
    case .member(let node):
      guard let base = node.base, let owner = owner(base, position) else { return nil }
      return EnumPathSlot(owner: owner, name: plain(node.name))
    default: return nil
    }
  }

  /// Whose property something is; of what a view is made for, the protocol that it says: `struct Host<N: Navigator>`.
  private func owner(_ base: Expression, _ position: CodePosition) -> NominalID? {
    let type = projections.type(of: base, in: position.scope).unwrapped
    guard case .parameter(let name) = type else { return type.nominalID }
    let context = position.scope.context
    return (context.generics[name] ?? nil).flatMap { resolver.resolve($0, in: context).nominalID }
  }
}
