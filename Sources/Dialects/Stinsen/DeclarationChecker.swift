/// Declarations that the framework or the compiler rejects: C7 and C7b of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenDeclarationChecker {
  private let visitor: StinsenVisitor

  init(_ visitor: StinsenVisitor) { self.visitor = visitor }

  private var resolver: Resolver { visitor.resolver }

  func check() {
    let names = resolver.names
    for entry in names.types(of: visitor.file) + names.extensions(of: visitor.file) {
      guard let id = resolver.extent(of: entry)?.id, let coordinator = visitor.model.coordinators[id],
        !coordinator.isForeign
      else { continue }
      noteCoordinator(entry, coordinator)
      checkRoutes(of: entry, coordinator)
      if entry.node.kind != .extension { checkClass(entry, coordinator) }
    }
  }

  /// A route property that stands in an extension.
  static func isMisplacedRoute(_ member: Member) -> Bool {
    guard case .variable(let node, _) = member.declaration else { return false }
    return member.isInExtension && StinsenRouteReader.routeAttribute(node.head) != nil
  }

  /// A property whose type may be that of a route: one that picks a route from others.
  static func mayBeRoute(_ member: FoundMember, _ typer: Typer) -> Bool {
    guard case .variable = member.member.declaration else { return false }
    switch typer.type(of: member) {
    case .unknown, .parameter: return true
    case .nominal(let id, _): return id.name == StinsenName.transition
    // An alias of another module's may stand for one.
    case .external(let name, _):
      return !Platform.concreteValueTypes.contains(name) && !["Array", "Dictionary", "Set"].contains(name)
    case .optional, .tuple, .function, .metatype, .constrained: return false
    }
  }

  private func noteCoordinator(_ entry: NameTable.TypeEntry, _ coordinator: StinsenCoordinator) {
    let role: Role = entry.node.kind == .extension ? .use : .declaration
    visitor.result.occurrences.append(
      Occurrence(range: entry.node.nameRange, symbol: .coordinators([coordinator.coordinatorID]), role: role))
  }

  // MARK: The class

  private func checkClass(_ entry: NameTable.TypeEntry, _ coordinator: StinsenCoordinator) {
    guard let variant = coordinator.variants.first(where: { $0.file == entry.file && $0.range == entry.node.range })
    else {
      return
    }
    StinsenLaterUses(visitor).note(entry)
    let name = coordinator.id.name
    switch entry.node.kind {
    case .class:
      // The text in front may have taken the modifier.
      if variant.kind == .navigation, !entry.node.head.modifiers.contains(.final), mentionsProtocol(entry),
        !entry.node.mayHaveOtherMembers
      {
        report(entry.node.nameRange, "'\(name)' must be final: its stack is a 'NavigationStack' of exactly this class")
      }
    case .struct, .enum, .actor:
      if mentionsProtocol(entry) { report(entry.node.nameRange, "'\(name)' must be a final class to be a coordinator") }
    case .protocol, .extension: break
    }
    guard variant.kind == .navigation, let item = variant.start.items.first(where: { $0.foreignRoot != nil }),
      let root = item.foreignRoot, let other = root.nominalID, visitor.model.coordinators[other] != nil
    else { return }
    report(
      entry.node.nameRange,
      "initial route '\(item.name)' of '\(name)' belongs to '\(other.name)'; the stack must start with a route of '\(name)'"
    )
  }

  private func mentionsProtocol(_ entry: NameTable.TypeEntry) -> Bool {
    !Set(entry.node.inherited.flatMap(\.mentionedNames)).isDisjoint(with: StinsenLinker.baseProtocols)
  }

  // MARK: Routes

  private func checkRoutes(of entry: NameTable.TypeEntry, _ coordinator: StinsenCoordinator) {
    for case .variable(let node) in entry.node.members {
      guard let attribute = StinsenRouteReader.routeAttribute(node.head), !node.head.modifiers.isTypeMember else {
        continue
      }
      for binding in node.bindings {
        guard let name = binding.name, !name.text.isEmpty else { continue }
        noteRoute(name, entry, coordinator)
        StinsenLaterUses(visitor).note(attribute)
        if let reason = reason(node, binding, attribute, entry, coordinator) {
          report(name.range, "route '\(name.text)' of '\(coordinator.id.name)' \(reason)")
          if node.bindings.count > 1 { break }
        } else {
          visitor.result.findings += missingFunctions(name.text, binding, attribute, entry, coordinator)
        }
      }
    }
  }

  private func noteRoute(
    _ name: (text: String, range: TextRange), _ entry: NameTable.TypeEntry, _ coordinator: StinsenCoordinator
  ) {
    let route = RouteID(coordinator.coordinatorID, name.text)
    guard let variant = coordinator.variants.first(where: { $0.file == entry.file && $0.range == entry.node.range }),
      let shape = variant.routes[name.text]?.shapes.first(where: { $0.nameRange == name.range })
    else { return }
    visitor.result.occurrences.append(Occurrence(range: name.range, symbol: .routes([route]), role: .declaration))
    if let reference = shape.factoryReference {
      visitor.result.occurrences.append(Occurrence(range: reference.range, symbol: .routes([route]), role: .factory))
    }
  }

  /// Why the declaration cannot be: nil where it can, or where that is not certain.
  private func reason(
    _ node: VariableDeclaration, _ binding: VariableDeclaration.Binding, _ attribute: Attribute,
    _ entry: NameTable.TypeEntry, _ coordinator: StinsenCoordinator
  ) -> String? {
    if entry.node.kind == .extension { return "is declared in an extension; move it into the class" }
    if node.isConstant { return "must be a 'var'" }
    if node.head.modifiers.contains(.lazy) { return "cannot be lazy" }
    if binding.isComputed { return "cannot be computed" }
    if node.bindings.count > 1 { return "must be declared by a 'var' of its own" }
    guard let value = binding.value else { return nil }
    let isTab = coordinator.variants.first { $0.file == entry.file && $0.range == entry.node.range }?.kind == .tab
    if let reason = StinsenDeclarationChecker.argumentReason(attribute, isTab: isTab) { return reason }
    if case .member(let member) = value, case .name(let base)? = member.base, base.name == "Self" {
      return "names its factory through 'Self'; use the class's name"
    }
    let handlers = StinsenTabHandlers(resolver, coordinator)
    if isTab, let reason = handlers.reason(attribute) { return reason }
    if let called = handlers.calledMethod(value) { return "calls its factory; write '\(called)' without parentheses" }
    guard let reference = StinsenFactoryReader.reference(value) else { return nil }
    return factoryReason(reference, node, entry, coordinator, isTab: isTab)
  }

  private static func argumentReason(_ attribute: Attribute, isTab: Bool) -> String? {
    let labels = (attribute.arguments ?? []).map(\.label)
    if isTab, labels.contains(nil) { return "is a tab and takes no presentation; use 'tabItem:'" }
    if !isTab, labels.contains("tabItem") {
      return "takes no 'tabItem:' in a navigation coordinator; use a presentation"
    }
    return nil
  }

  private func factoryReason(
    _ reference: StinsenFactoryReader.Reference, _ node: VariableDeclaration, _ entry: NameTable.TypeEntry,
    _ coordinator: StinsenCoordinator, isTab: Bool
  ) -> String? {
    // What a factory looks like whose text could not be read, or who else is called so, is not known.
    if resolver.info(coordinator.id).mayHaveOtherMembers { return nil }
    let candidates = StinsenFactoryReader.candidates(
      reference, entry, coordinator.id, node.head.conditions, isTab: isTab, resolver)
    guard let first = candidates.first else { return storedFactory(reference, coordinator) }
    let isWritten = node.bindings.first?.type != nil
    if !isWritten, StinsenFactorySignature.areAmbiguous(candidates, isTab: isTab, visitor.typer) {
      return "has several factories named '\(reference.name)'; name the argument labels"
    }
    guard candidates.count == 1, first.isMethod else { return nil }
    return StinsenFactorySignature(first, resolver, isTab: isTab).reason
  }

  /// A property is no function of the coordinator.
  private func storedFactory(_ reference: StinsenFactoryReader.Reference, _ coordinator: StinsenCoordinator) -> String?
  {
    let members = resolver.members(reference.name, of: resolver.selfType(of: coordinator.id))
    guard reference.base.map({ names($0, coordinator) }) ?? true, let member = members.first, members.count == 1,
      case .variable = member.member.declaration, !member.member.head.modifiers.isTypeMember
    else { return nil }
    return "has a property as its factory; use a method"
  }

  /// C7b, of the factory and of what `tabItem:` and `onTapped:` name.
  private func missingFunctions(
    _ route: String, _ binding: VariableDeclaration.Binding, _ attribute: Attribute, _ entry: NameTable.TypeEntry,
    _ coordinator: StinsenCoordinator
  ) -> [StinsenFinding] {
    guard coordinator.isFullyKnown, entry.node.kind != .extension else { return [] }
    let items = (attribute.arguments ?? []).filter { ["tabItem", "onTapped"].contains($0.label) }
    let named = [("factory", binding.value)] + items.map { ($0.label == "tabItem" ? "tab item" : "function", $0.value) }
    return named.compactMap { role, value in
      value.flatMap(StinsenFactoryReader.reference).flatMap { missing($0, as: role, of: route, coordinator) }
    }
  }

  private func missing(
    _ reference: StinsenFactoryReader.Reference, as role: String, of route: String, _ coordinator: StinsenCoordinator
  ) -> StinsenFinding? {
    guard reference.base.map({ names($0, coordinator) }) ?? true else { return nil }
    let namesakes = resolver.members(reference.name, of: resolver.selfType(of: coordinator.id))
    guard !namesakes.contains(where: { $0.mayBe(reference) }), resolver.globals(named: reference.name).isEmpty,
      reference.name.first?.isLowercase ?? false, !isAddedToEverything(reference.name)
    else { return nil }
    let near =
      namesakes.isEmpty ? Spelling.nearest(to: reference.name, in: functionNames(of: coordinator)) : nil
    let labels = reference.labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? ""
    var finding = StinsenMessages.error(
      "invalid-declaration", reference.range,
      "\(role) '\(reference.name)\(labels)' of route '\(route)' does not exist in '\(coordinator.id.name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ""))
    if let near {
      let edit = TextEdit(Location(visitor.file, reference.range), newText: near)
      finding.fixes = [Fix(title: "Replace '\(reference.name)' by '\(near)'", edits: [edit], isPreferred: true)]
    }
    return finding
  }

  private func names(_ base: Expression, _ coordinator: StinsenCoordinator) -> Bool {
    let scope = Scope(DeclarationContext(file: visitor.file))
    guard case .metatype(let type) = visitor.typer.type(of: base, in: scope) else { return false }
    return type.nominalID == coordinator.id
  }

  /// Whether the workspace adds a function of the name to what a coordinator is by way of the framework or the system.
  private func isAddedToEverything(_ name: String) -> Bool {
    StinsenDeclarationChecker.impliedTypes.contains { type in
      resolver.record(type)
      return resolver.extensions(endingIn: type).contains { entry in
        entry.node.members.contains { $0.declaredNames.contains(name) }
      }
    }
  }

  private static let impliedTypes = [
    "StringIdentifiable", "ChildDismissable", "NSObject", "NSObjectProtocol", "Equatable", "Hashable", "CVarArg",
    "CustomStringConvertible", "CustomDebugStringConvertible",
  ]

  private func functionNames(of coordinator: StinsenCoordinator) -> [String] {
    resolver.lineage(of: resolver.selfType(of: coordinator.id)).flatMap { item in
      let info = resolver.info(item.id)
      guard info.entries.contains(where: { !$0.isInterface }) else { return [String]() }
      return info.memberNames.filter { name in
        info.members(named: name).contains { if case .function = $0.declaration { true } else { false } }
      }
    }
  }

  private func report(_ range: TextRange, _ message: String) {
    visitor.result.findings.append(StinsenMessages.error("invalid-declaration", range, message))
  }
}

extension FoundMember {
  /// A function with other labels is not meant.
  fileprivate func mayBe(_ reference: StinsenFactoryReader.Reference) -> Bool {
    guard let labels = reference.labels, case .function(let function) = member.declaration else { return true }
    return function.parameters.map { $0.label ?? "_" } == labels
  }
}
