/// Where steps meet views: `.step`, `.stepEnvironment`, `.tag`, `.stepTag`, containers with a selection; W3, W6, W9.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A container with a selection, around what it shows.
struct FlowContainer {
  /// Whose selection it is; nil where it is no flow's.
  var flow: NominalID?
  var range: TextRange
  /// `TabView`, `Picker`, `NavigationSteps`, …
  var name: String
}

/// `.step($f.$x)`, to find one inside another.
struct FlowMount {
  var flow: NominalID
  var step: String
  var payload: Type
  var range: TextRange
  /// What is mounted.
  var content: TextRange
  var nameRange: TextRange
}

extension VDFlowVisitor {
  func checkMount(_ call: CallExpression, _ node: MemberExpression, at position: CodePosition) {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil, !argument.isTrailing
    else {
      return
    }
    let type = type(of: argument.value, at: position)
    switch node.name {
    case "step": checkStepMount(call, node, argument, type, at: position)
    case "stepEnvironment": checkEnvironment(argument, type, at: position)
    default: checkTag(call, node, argument, type, at: position)
    }
  }

  private func checkStepMount(
    _ call: CallExpression, _ node: MemberExpression, _ argument: Argument, _ type: Type, at position: CodePosition
  ) {
    guard let wrapped = FlowBase.strip(type).type.wrapped, let flow = flow(of: wrapped.flow),
      let last = path(argument.value, at: position).hops.last
    else {
      // A helper of the app's own installs whatever it is given.
      if type.isUnknown || type.hasParameter { result.hasUnknownInstall = true }
      checkMountedValue(argument, type, of: call, at: position)
      return
    }
    checkMountedStep(argument, type, last, of: call, at: position)
    result.installs.insert(wrapped.value)
    present(.mount, flow, last.name, screens: screens(node.base, at: position), last.range, at: position)
    noteMounted(last.name, of: flow, call, at: position)
    guard let base = node.base, wrapped.value != FlowStep.emptyStep else { return }
    mounts.append(
      FlowMount(
        flow: flow.id, step: last.name, payload: wrapped.value, range: call.range, content: base.range,
        nameRange: last.range))
  }

  /// `.step($f.x)`: the value, where the step is wanted.
  private func checkMountedValue(
    _ argument: Argument, _ type: Type, of call: CallExpression, at position: CodePosition
  ) {
    guard position.conditions.isEmpty, FlowBase.strip(type).isBinding, case .member(let node) = argument.value,
      let last = path(argument.value, at: position).hops.last, last.name == node.name, let flow = last.flow,
      isJudged(flow), typer.callees(of: call, in: position.scope).isEmpty, !mayBeOwn("step", call)
    else { return }
    var finding = FlowMessages.error(
      "broken-chain", last.range,
      "'\(last.name)' of '\(flow.name)' is the value, and '.step' takes the step itself: write '$\(last.name)'")
    finding.fixes = [FlowMessages.fix("Insert '$'", file, TextRange(last.range.start, last.range.start), "$")]
    report(finding)
  }

  /// `.step(f.$x)`: the step, where a binding of it is wanted.
  private func checkMountedStep(
    _ argument: Argument, _ type: Type, _ step: FlowPath.Hop, of call: CallExpression, at position: CodePosition
  ) {
    guard position.conditions.isEmpty, case .value = FlowBase.strip(type), case .member(let node) = argument.value,
      node.nameRange.end == step.range.end, let flow = step.flow, isJudged(flow),
      typer.callees(of: call, in: position.scope).isEmpty, !mayBeOwn("step", call)
    else { return }
    report(
      FlowMessages.error(
        "wrong-receiver", step.range,
        "'.step' takes a binding, and '$\(step.name)' of '\(flow.name)' is none here: begin with '$', as in "
          + "'$flow.$\(step.name)'"))
  }

  /// The app has a modifier of that name: for all views, or for what the modifiers start from, whose type nobody knows.
  private func mayBeOwn(_ name: String, _ call: CallExpression) -> Bool {
    if declares(name, label: nil, on: "View") { return true }
    var current = call.callee
    for _ in 0..<64 {
      switch current {
      case .call(let inner): current = inner.callee
      case .member(let node):
        if declares(name, label: nil, on: node.name) { return true }
        guard let base = node.base else { return false }
        current = base
      case .name(let node): return declares(name, label: nil, on: node.name)
      default: return false
      }
    }
    return true
  }

  /// What carries the modifier.
  private func screens(_ content: Expression?, at position: CodePosition) -> [NominalID] {
    content.map { screens(in: [.expression($0)], at: position) } ?? []
  }

  /// W3: the wrapper instead of the value.
  private func checkEnvironment(_ argument: Argument, _ type: Type, at position: CodePosition) {
    let held = FlowBase.strip(type)
    let last = path(argument.value, at: position).hops.last
    guard let wrapped = held.type.wrapped, let flow = flow(of: wrapped.flow), let last else {
      // A helper of the app's own installs whatever it is given.
      if type.isUnknown || type.hasParameter { result.hasUnknownInstall = true }
      if held.isBinding || held.isLoose { result.installs.insert(held.type) }
      if let last, let flow = last.flow { present(.condition, flow, last.name, last.range, at: position) }
      return
    }
    result.installs.insert(wrapped.value)
    present(.condition, flow, last.name, last.range, at: position)
    guard held.isBinding, isJudged(flow) else { return }
    var finding = FlowMessages.warning(
      "missing-environment-router", last.range,
      "'\(last.name)' of '\(flow.name)' gets into the environment as a step, which no '@StateStep' of its value's type sees; "
        + "write '.\(last.name)' or '.step(…)'")
    if case .member(let member) = argument.value, member.name.hasPrefix("$") {
      let dollar = TextRange(member.nameRange.start, last.range.start)
      finding.fixes = [FlowMessages.fix("Remove '$'", file, dollar, "")]
    }
    report(finding)
  }

  // MARK: Tags

  /// W6: a tag that is no optional under an optional selection.
  private func checkTag(
    _ call: CallExpression, _ node: MemberExpression, _ argument: Argument, _ type: Type, at position: CodePosition
  ) {
    if let (flow, step) = optionalCase(argument.value, at: position) {
      present(.tag, flow, step, screens: screens(node.base, at: position), argument.range, at: position)
      noteMounted(step, of: flow, call, at: position)
      return
    }
    guard let flow = selectedFlow(type) else { return checkFlowTag(call, node, argument, at: position) }
    guard let step = writtenCase(argument.value, at: position) else {
      result.opaqueFlows.insert(flow.id)
      return
    }
    present(.tag, flow, step, screens: screens(node.base, at: position), argument.range, at: position)
    noteMounted(step, of: flow, call, at: position)
    if case .optional = type { return }
    // The tag is for the innermost, whatever that selects.
    guard flow.isOptional, isJudged(flow), let container = containers.last(where: { $0.range.contains(call.range) }),
      container.flow == flow.id
    else { return }
    let message =
      "'\(step)' is tagged as 'Steps', but the selection of '\(flow.name)' is 'Steps?'; write '.step($….$\(step))' or "
      + "'\(flow.name).Steps?.some(.\(step))'"
    if node.name == "stepTag" {
      guard container.name == "NavigationSteps" else { return }
      report(FlowMessages.warning("selection-tag-mismatch", argument.range, message))
    } else {
      report(FlowMessages.hint("selection-tag-mismatch", argument.range, message))
    }
  }

  /// `.tag(Root.home)`: a whole flow, where its selection is compared.
  private func checkFlowTag(
    _ call: CallExpression, _ node: MemberExpression, _ argument: Argument, at position: CodePosition
  ) {
    var made = argument.value
    if case .call(let factory) = made { made = factory.callee }
    guard position.conditions.isEmpty, case .member(let member) = made, let base = member.base,
      case .metatype(let instance) = type(of: base, at: position), let flow = flow(of: instance), isJudged(flow),
      flow.mode == .full, flow.caseNames.contains(member.name),
      let container = containers.last(where: { $0.range.contains(call.range) }), container.flow == flow.id,
      typer.callees(of: call, in: position.scope).isEmpty, !mayBeOwn(node.name, call)
    else { return }
    present(.tag, flow, member.name, screens: screens(node.base, at: position), argument.range, at: position)
    let message =
      "'\(member.name)' is tagged as a '\(flow.name)', but the selection is one of its 'Steps'; "
      + "write '.step($….$\(member.name))' or '.\(node.name)(\(flow.name).Steps\(flow.isOptional ? "?.some(." : ".")"
      + "\(member.name)\(flow.isOptional ? "))" : ")")'"
    let isStepTag = node.name == "stepTag" && container.name == "NavigationSteps"
    report(
      isStepTag
        ? FlowMessages.warning("selection-tag-mismatch", argument.range, message)
        : FlowMessages.hint("selection-tag-mismatch", argument.range, message))
  }

  /// `Root.Steps?.some(.home)`
  private func optionalCase(_ expression: Expression, at position: CodePosition) -> (flow: Flow, step: String)? {
    guard case .call(let call) = expression, case .member(let node) = call.callee, node.name == "some",
      case .unary(let optional)? = node.base, case .metatype(let instance) = type(of: optional.operand, at: position),
      let flow = selectedFlow(instance), let only = call.arguments.first,
      let step = expectCase(only.value, flow, isOptional: false, call: nil, at: position)
    else { return nil }
    return (flow, step)
  }

  // MARK: Containers

  /// `Segments(for: $page) { … }`: a view of the app's own that is given a whole flow may pick one by tags.
  private func mayPick(_ value: Expression, in view: String, at position: CodePosition) -> Bool {
    view.startsLikeType && resolver.types(named: view).contains { !$0.isInterface }
      && flow(of: FlowBase.strip(type(of: value, at: position)).type) != nil
  }

  func noteContainer(_ call: CallExpression, at position: CodePosition) {
    let name = VDFlowVisitor.calledName(call)
    notePresenter(call, at: position)
    for argument in call.arguments {
      noteItem(argument, at: position)
      if case .call(let inner) = argument.value, case .member(let member) = inner.callee, member.name == "isSelected" {
        noteContent(of: call, boundBy: argument)
        noteShownContent(of: call, boundBy: argument, at: position)
        notePresenterCall(call, argument)
        if argument.label == "isOn", isToggle(name) { toggledBindings.insert(ObjectIdentifier(inner)) }
        if name != "sheet", name != "fullScreenCover", name != "alert" {
          operatedBindings.insert(ObjectIdentifier(inner))
        }
      }
      if name != "select", !isTestFunction(name) { presentSteps(on: argument.value, at: position) }
      let flow = handedSelection(argument.value, at: position)
      if flow == nil, argument.label == "selection" || mayPick(argument.value, in: name, at: position) {
        containers.append(FlowContainer(flow: nil, range: call.range, name: name))
      }
      guard let flow else { continue }
      let type = type(of: argument.value, at: position)
      let held = FlowBase.strip(type)
      understandSelection(argument.value)
      if argument.label == "selection", held.isBinding || held.isLoose {
        result.operatedFlows.insert(flow.id)
        containers.append(FlowContainer(flow: flow.id, range: call.range, name: name))
      } else if !["XCTAssertEqual", "XCTAssertNotEqual", "print"].contains(name) {
        result.opaqueFlows.insert(flow.id)
        if held.isBinding || held.isLoose { result.operatedFlows.insert(flow.id) }
      }
    }
  }

  /// `$f.selected`
  private func handedSelection(_ value: Expression, at position: CodePosition) -> Flow? {
    guard case .member(let member) = value, member.name == "selected" else { return nil }
    return selectedFlow(type(of: value, at: position))
  }

  /// The framework's own, which switches on as well as off.
  private func isToggle(_ name: String) -> Bool { name == "Toggle" && resolver.types(named: name).isEmpty }

  private func isTestFunction(_ name: String) -> Bool { name.hasPrefix("XCT") || name == "print" }

  static func calledName(_ call: CallExpression) -> String {
    switch call.callee {
    case .name(let node): node.name
    case .member(let node): node.name
    default: ""
    }
  }

  /// `$f.isSelected(.x).wrappedValue = true`
  func noteToggle(_ node: AssignmentExpression) {
    guard case .member(let target) = node.target, target.name == "wrappedValue", case .call(let call)? = target.base
    else {
      return
    }
    if case .literal(let literal) = node.value, literal.kind == .boolean, literal.text == "false" { return }
    operatedBindings.insert(ObjectIdentifier(call))
    // Of a key path's binding, what is assigned is the step's new value, or nil.
    if case .keyPath? = call.arguments.first?.value {
      guard case .literal(let literal) = node.value, literal.kind == .boolean else { return }
    }
    toggledBindings.insert(ObjectIdentifier(call))
  }

  /// W9: a step's view inside another's, both of one type.
  func checkShadowing() {
    for outer in mounts {
      for inner in mounts where inner.step != outer.step && inner.flow == outer.flow && inner.payload == outer.payload {
        guard outer.content.contains(inner.range), let flow = flow(of: .nominal(outer.flow, [])), isJudged(flow) else {
          continue
        }
        report(
          FlowMessages.hint(
            "environment-shadowed", inner.nameRange,
            "'\(inner.step)' and '\(outer.step)' of '\(flow.name)' have one type: inside, '@StateStep' sees '\(inner.step)' only; "
              + "give them distinct types"))
      }
    }
  }
}
