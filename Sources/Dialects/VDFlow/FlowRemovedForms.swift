/// What a version of the framework lacks: E14.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  private var importsFramework: Bool { resolver.names.sees("VDFlow", from: file) }

  // MARK: Projections of the storage

  /// `_x.$y` on a `@StateStep`
  func checkStorageProjection(_ node: MemberExpression, _ base: Expression, _ flow: Flow) {
    guard node.name.hasPrefix("$"), case .name(let name) = base, name.name.hasPrefix("_"), isJudged(flow),
      !removedArguments.contains(where: { $0.contains(node.range) })
    else { return }
    let bare = String(name.name.dropFirst())
    var finding = FlowMessages.removed(
      "'_\(bare).\(node.name)'", since: "4.19", write: "'$\(bare).\(node.name)'", name.nameRange, .atLeast(19))
    let underscore = TextRange(name.nameRange.start, min(name.nameRange.start + 1, name.nameRange.end))
    finding.fixes = [FlowMessages.fix("Write '$\(bare)'", file, underscore, "$")]
    report(finding)
  }

  /// `$steps.navigationPath`
  func checkNavigationPath(_ node: MemberExpression, _ base: Expression, at position: CodePosition) {
    guard importsFramework, case .name(let name) = base, name.name.hasPrefix("$"),
      isStateStep(String(name.name.dropFirst()), at: position)
    else { return }
    report(
      FlowMessages.removed(
        "'navigationPath'", since: "4.7", write: "'NavigationSteps(selection: \(name.name).selected)'", node.nameRange,
        .atLeast(7)))
  }

  /// A property with the attribute `@StateStep`, whatever its type.
  private func isStateStep(_ name: String, at position: CodePosition) -> Bool {
    if position.scope.lookup(name) != nil { return false }
    for enclosing in position.scope.context.enclosingTypes.reversed() {
      guard let member = resolver.info(enclosing).members(named: name).first else { continue }
      return WrappedProperty.wrapper(of: member.head) == .stateStep
    }
    return resolver.globals(named: name).contains {
      WrappedProperty.wrapper(of: $0.declaration.head) == .stateStep
    }
  }

  // MARK: Calls

  func removedCall(_ call: CallExpression, at position: CodePosition) -> FlowFinding? {
    guard importsFramework else { return nil }
    switch call.callee {
    case .name(let node):
      if node.name == "NavigationLink" { return removedLink(call, node) }
      if node.name == "NavigationSteps" { return futureNesting(call, node.nameRange) }
    case .member(let node):
      if node.name == "navigationDestination" { return removedDestination(call, node, at: position) }
    default: break
    }
    return nil
  }

  private func removedLink(_ call: CallExpression, _ node: NameExpression) -> FlowFinding? {
    guard let step = call.arguments.first(where: { $0.label == "step" }),
      !declares("init", label: "step", on: "NavigationLink")
    else { return nil }
    removedArguments.append(step.range)
    return FlowMessages.removed(
      "'NavigationLink(step:)'", since: "4.19", write: "'NavigationLink(isActive: $….isSelected(…))'", node.nameRange,
      .atLeast(19))
  }

  private func removedDestination(
    _ call: CallExpression, _ node: MemberExpression, at position: CodePosition
  ) -> FlowFinding? {
    if let step = call.arguments.first(where: { $0.label == "step" }), !declares(node.name, label: "step", on: "View") {
      removedArguments.append(step.range)
      return FlowMessages.removed(
        "'navigationDestination(step:)'", since: "4.19",
        write: "'navigationDestination(isPresented: $….isSelected(…))'",
        node.nameRange, .atLeast(19))
    }
    guard let flow = call.arguments.first(where: { $0.label == "for" }), case .name(let name) = flow.value,
      name.name.hasPrefix("_"), isStateStep(String(name.name.dropFirst()), at: position)
    else { return nil }
    return FlowMessages.removed(
      "'navigationDestination(for: \(name.name))'", since: "4.19", write: "'NavigationSteps(selection:)'",
      node.nameRange,
      .atLeast(19))
  }

  /// `nestable:` on the framework's view.
  private func futureNesting(_ call: CallExpression, _ range: TextRange) -> FlowFinding? {
    guard let nestable = call.arguments.first(where: { $0.label == "nestable" }),
      resolver.types(named: "NavigationSteps").isEmpty
    else { return nil }
    return FlowMessages.missing(
      "'nestable:'", until: "4.40", write: "one 'NavigationSteps' for all", nestable.labelRange ?? range, .below(40))
  }

  /// An extension of the workspace declares such a function. `label`: nil for a parameter without one.
  func declares(_ name: String, label: String?, on type: String) -> Bool {
    resolver.record(type)
    return resolver.extensions(endingIn: type).contains { entry in
      entry.node.members.contains { member in
        guard case .function(let node) = member, node.name == name else { return false }
        return node.parameters.contains { $0.label == label }
      }
    }
  }

  /// `f.select(\.$x)` before 4.28.
  func keyPathSelectNeed(_ call: CallExpression) -> FlowFinding? {
    guard case .member(let node) = call.callee else { return nil }
    return FlowMessages.missing(
      "'\(node.name)(\\.$…)'", until: "4.28", write: "'$….select()'", node.nameRange, .below(28))
  }

  /// `$x.select(with:)` before 4.16, `$x.select()` too, but for 4.1 and 4.2.
  func wrapperSelectNeeds(_ call: CallExpression) -> [FlowFinding] {
    guard case .member(let node) = call.callee else { return [] }
    let needs: [FlowFinding.Need] = call.arguments.isEmpty ? [.below(1), .between(3, 16)] : [.below(16)]
    return needs.map {
      FlowMessages.missing("'$….select'", until: "4.16", write: "'selected = …'", node.nameRange, $0)
    }
  }

  // MARK: Initialisers

  /// `F()`, `F(.x)`, `F.init(.x)` of a flow in full mode; views are judged elsewhere.
  func checkConstruction(_ call: CallExpression, at position: CodePosition) {
    var callee = call.callee
    if case .member(let node) = callee, node.name == "init", let base = node.base { callee = base }
    switch callee {
    case .name, .member: break
    default: return
    }
    guard case .metatype(let instance) = type(of: callee, at: position) else { return }
    if let flow = flow(of: instance) {
      checkConstruction(call, of: flow, callee.range, at: position)
    } else if case .nominal(let id, _) = instance {
      noteView(call, id, at: position)
    }
  }

  func checkConstruction(_ call: CallExpression, of flow: Flow, _ range: TextRange, at position: CodePosition) {
    result.heldFlows.insert(flow.id)
    // It takes a selection, and is private: the flow's own code and that of types in it may call it.
    let mayCall =
      file == flow.file && position.scope.context.enclosingTypes.contains(flow.id) && !call.arguments.isEmpty
    guard flow.mode == .full, isJudged(flow), !mayCall,
      resolver.info(flow.id).members(named: "init").isEmpty, !call.arguments.contains(where: \.isTrailing),
      call.arguments.count <= 1, call.arguments.first?.label == nil
    else { return }
    var step = flow.steps.first { $0.name != "none" }?.name ?? "none"
    if case .member(let node)? = call.arguments.first?.value, flow.step(named: node.name) != nil { step = node.name }
    if let value = call.arguments.first?.value {
      let named = expectCase(value, flow, isOptional: flow.isOptional, call: "factory", at: position)
      if let named, let range = VDFlowVisitor.caseRange(value) {
        noteStart(with: named, range, of: flow, path: [], isByValue: true, at: position)
      }
    }
    let factory = "\(flow.id.simpleName).\(step)" + (flow.step(named: step)?.takesValue == true ? "()" : "")
    var finding = FlowMessages.removed(
      "the initializer '\(flow.id.simpleName)(\(call.arguments.isEmpty ? "" : ".\(step)"))'", since: "4.15",
      write: "'\(factory)'",
      range, .atLeast(15))
    finding.fixes = [Fix(title: "Write '\(factory)'", edits: [TextEdit(Location(file, call.range), newText: factory)])]
    report(finding)
  }
}
