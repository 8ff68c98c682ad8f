/// Declarations that `@Steps` or what it expands to rejects: E9, section 5.2 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

enum FlowMacroRules {
  /// Why the macro rejects a variable, and the minor of version 4 that does so first.
  struct Reason {
    var text: String
    var since: Int

    init(_ text: String, since: Int = 16) {
      self.text = text
      self.since = since
    }
  }

  /// In the macro's order of checks; nil where it rejects nothing, or where that is not certain.
  static func reason(
    _ node: VariableDeclaration, isStep: Bool, mode: Flow.Mode, _ resolver: Resolver
  ) -> (name: String, range: TextRange, reason: Reason)? {
    let names = node.bindings.flatMap(\.pattern.namesWithRanges)
    guard let first = names.first, !first.text.isEmpty else { return nil }
    let reason = isStep ? stepReason(node, names, mode, resolver) : memberReason(node, mode)
    return reason.map { (first.text, first.range, $0) }
  }

  private static func stepReason(
    _ node: VariableDeclaration, _ names: [(text: String, range: TextRange)], _ mode: Flow.Mode, _ resolver: Resolver
  ) -> Reason? {
    guard names.count == 1, let name = names.first, let binding = node.bindings.first else {
      return Reason("shares its declaration: one step per declaration")
    }
    if node.isConstant { return Reason("must be a 'var'") }
    if node.isComputedOrLazy {
      let kind = node.head.modifiers.contains(.lazy) ? "lazy" : "computed"
      return Reason("is \(kind): only stored properties can be steps", since: 20)
    }
    if ["selected", "Steps", "AllSteps"].contains(name.text) {
      return Reason("clashes with a name that '@Steps' generates")
    }
    if name.range.length > name.text.utf8.count {
      return Reason("stands in backticks, which break what '@Steps' generates")
    }
    if let wrapper = node.head.attributes.first(where: { isWrapper($0, resolver) }) {
      return Reason("carries '@\(wrapper.name)': a step cannot have a second wrapper")
    }
    return valueReason(binding, mode)
  }

  private static func valueReason(_ binding: VariableDeclaration.Binding, _ mode: Flow.Mode) -> Reason? {
    if let type = binding.type {
      if type == .unknown || binding.value != nil { return nil }
      let text = type.description
      if text == "EmptyStep", mode == .partial { return nil }
      guard text.hasSuffix("?") || text.hasPrefix("Optional<") else {
        return Reason("has the type '\(text)' and no default value: give it one")
      }
      if mode == .full, !binding.accessors.isEmpty, text.hasSuffix("?") {
        return Reason("has observers, which hide the '?' from '@Steps': write '= nil'")
      }
      return nil
    }
    guard mode == .full, let value = binding.value, !isInferable(value) else { return nil }
    return Reason("has a default value whose type '@Steps' cannot infer: annotate it", since: 15)
  }

  /// The macro reads literals and calls of a capitalised name.
  private static func isInferable(_ value: Expression) -> Bool {
    switch value {
    case .literal(let literal): ![.nil, .regex].contains(literal.kind) && !literal.text.hasPrefix("-")
    case .call(let call):
      if case .name(let name) = call.callee { name.name.first?.isLowercase == false && !call.writesInit } else { false }
    case .missing: true
    default: false
    }
  }

  private static let wrappers: Set<String> = [
    "State", "Published", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "AppStorage",
    "SceneStorage", "StateStep", "FocusState", "GestureState", "Bindable",
  ]

  private static func isWrapper(_ attribute: Attribute, _ resolver: Resolver) -> Bool {
    if wrappers.contains(attribute.name) { return true }
    return resolver.types(named: attribute.name).contains { $0.node.head.attribute("propertyWrapper") != nil }
  }

  /// A member that is no step.
  private static func memberReason(_ node: VariableDeclaration, _ mode: Flow.Mode) -> Reason? {
    guard mode == .partial, !node.isConstant,
      node.bindings.allSatisfy({ $0.type == nil && $0.value == nil && $0.accessors.isEmpty })
    else { return nil }
    return Reason("lacks '@Step' and is no step here: give it a type", since: 20)
  }
}

/// Notes and judges the declarations of one file.
struct FlowDeclarationChecker {
  private let visitor: VDFlowVisitor
  private let flowNames: Set<String>

  init(_ visitor: VDFlowVisitor) {
    self.visitor = visitor
    flowNames = Set(visitor.model.flows.keys.map(\.simpleName))
  }

  private var resolver: Resolver { visitor.resolver }

  func check() {
    let names = resolver.names
    let topLevel = DeclarationContext(file: visitor.file)
    for global in names.globals(of: visitor.file) { checkDefaults(of: global.declaration, of: nil, in: topLevel) }
    for entry in names.types(of: visitor.file) + names.extensions(of: visitor.file) {
      noteHeld(entry)
      checkDefaults(of: entry)
      if entry.node.kind == .extension {
        noteExtension(entry)
      } else if entry.node.head.attribute("Steps") != nil {
        check(entry)
      } else if let flow = flow(of: entry) {
        noteDeclaration(flow)
      }
    }
  }

  private func flow(of entry: NameTable.TypeEntry) -> Flow? {
    resolver.extent(of: entry)?.id.flatMap { visitor.flow(of: .nominal($0, [])) }
  }

  // MARK: Flows

  private func check(_ entry: NameTable.TypeEntry) {
    guard let attribute = entry.node.head.attribute("Steps"), isFramework(attribute, entry) else { return }
    guard entry.node.kind == .struct else {
      report(entry.node.nameRange, "'\(entry.node.name)' is no struct: '@Steps' works on a struct only")
      return
    }
    guard let flow = flow(of: entry) else { return }
    noteDeclaration(flow)
    if flow.isForeign, visitor.model.versions.versions(of: visitor.file).isVersion3 { return }
    checkMembers(entry, flow)
  }

  /// A struct that became a flow, or another kind of type in a file that can see the macro.
  private func isFramework(_ attribute: Attribute, _ entry: NameTable.TypeEntry) -> Bool {
    if entry.node.kind == .struct { return flow(of: entry) != nil }
    return attribute.type.dottedName == "VDFlow.Steps" || resolver.names.sees("VDFlow", from: visitor.file)
  }

  private func checkMembers(_ entry: NameTable.TypeEntry, _ flow: Flow) {
    let macro = visitor.model.versions.versions(of: visitor.file).macros.last ?? .third
    let mode = FlowReader.mode(of: entry.node, macro)
    let members = FlowReader.members(of: entry.node, macro)
    for member in members {
      if member.node.head.conditions.count > entry.node.head.conditions.count {
        // The end of an '#if' in front of it may be among what could not be read.
        if !entry.node.mayHaveOtherMembers { warnConditional(member.node, mode, flow) }
        continue
      }
      guard let found = FlowMacroRules.reason(member.node, isStep: member.isStep, mode: mode, resolver) else {
        continue
      }
      report(found.range, "'\(found.name)' of '\(flow.name)' \(found.reason.text)", since: found.reason.since)
    }
    if !entry.node.mayHaveOtherMembers,
      !members.contains(where: { $0.isStep && ($0.node.bindings.last?.name?.text ?? "none") != "none" })
    {
      report(
        entry.node.nameRange, "'\(flow.name)' has no step besides 'none': declare at least one 'var'", since: 16)
    }
  }

  private func warnConditional(_ node: VariableDeclaration, _ mode: Flow.Mode, _ flow: Flow) {
    guard mode == .full, !node.isConstant, let binding = node.bindings.first, binding.type == nil, binding.value == nil,
      let name = binding.name
    else { return }
    visitor.report(
      FlowMessages.warning(
        "invalid-declaration", name.range,
        "'\(name.text)' of '\(flow.name)' stands in '#if', where '@Steps' does not see it: it is no step and needs a type"
      ))
  }

  private func report(_ range: TextRange, _ message: String, since minor: Int = 0) {
    visitor.report(FlowMessages.error("invalid-declaration", range, message, need: .atLeast(minor)))
  }

  // MARK: Names

  private func noteDeclaration(_ flow: Flow) {
    guard flow.file == visitor.file else { return }
    visitor.result.occurrences.append(
      Occurrence(range: flow.nameRange, symbol: .coordinators([flow.coordinatorID]), role: .declaration))
    for step in flow.steps {
      visitor.result.occurrences.append(
        Occurrence(range: step.nameRange, symbol: .routes([flow.route(step.name)]), role: .declaration))
    }
  }

  private func noteExtension(_ entry: NameTable.TypeEntry) {
    guard let flow = flow(of: entry) else { return }
    visitor.result.occurrences.append(
      Occurrence(range: entry.node.nameRange, symbol: .coordinators([flow.coordinatorID]), role: .use))
  }

  /// Flows that types of this file name in their declarations.
  private func noteHeld(_ entry: NameTable.TypeEntry) {
    let own = flow(of: entry)?.id
    var written: [TypeSyntax] = entry.node.inherited
    if let extended = entry.node.extended, own == nil { written.append(extended) }
    for member in entry.node.members {
      switch member {
      case .variable(let node): written += node.bindings.compactMap(\.type)
      case .function(let node): written += node.parameters.map(\.type) + [node.result].compactMap { $0 }
      case .alias(let node): written += [node.type].compactMap { $0 }
      case .enumCase(let node): written += node.parameters.map(\.type)
      case .type: break
      }
    }
    for type in written { hold(type, besides: own) }
  }

  private func hold(_ type: TypeSyntax, besides own: NominalID?) {
    for name in type.allNames where flowNames.contains(name) {
      for id in visitor.model.flows.keys where id.simpleName == name && id != own {
        visitor.result.heldFlows.insert(id)
      }
    }
  }

  // MARK: Default values of parameters

  private func checkDefaults(of entry: NameTable.TypeEntry) {
    guard let (id, context) = resolver.extent(of: entry) else { return }
    for member in entry.node.members { checkDefaults(of: member, of: id, in: context) }
  }

  private func checkDefaults(of declaration: Declaration, of type: NominalID?, in context: DeclarationContext) {
    let owner: CodeOwner
    let parameters: [Parameter]
    var context = context
    switch declaration {
    case .function(let node):
      owner = CodeOwner(kind: .function, name: node.name, nameRange: node.nameRange, type: type, head: node.head)
      parameters = node.parameters
      context = context.adding(node.generics, node.requirements)
    case .enumCase(let node):
      owner = CodeOwner(kind: .function, name: node.name, nameRange: node.nameRange, type: type, head: node.head)
      parameters = node.parameters
    default: return
    }
    let conditions = owner.head.conditions
    visitor.expectDefaults(
      parameters, at: CodePosition(scope: Scope(context), owner: owner, conditions: conditions))
  }
}
