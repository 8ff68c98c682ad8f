/// Names behind a dot: `r.tab`, `r.$tab`, `Root.home`, `Root.Steps.home`; E1, E4, E5, E7, E10 and E15.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  func visit(_ node: MemberExpression, at position: CodePosition) {
    noteUnplaced(node, at: position)
    guard let base = node.base, !node.name.isEmpty, !consumed.contains(ObjectIdentifier(node)) else { return }
    noteOpaqueSelection(node, base, at: position)
    if node.name.hasPrefix("$") { noteWay(base) }
    if case .name(let own) = base, own.name == "self" { noteUse(ofOwn: node.name, node.nameRange, at: position) }
    let baseType = type(of: base, at: position)
    if case .metatype(let instance) = baseType {
      checkStatic(node, instance, at: position)
      return
    }
    if node.name == "navigationPath" { checkNavigationPath(node, base, at: position) }
    let held = FlowBase.strip(baseType)
    if let wrapped = held.type.wrapped {
      checkWrapperMember(node, base, wrapped, held)
    } else if let flow = flow(of: held.type) {
      if case .external("StateStep", _) = baseType { checkStorageProjection(node, base, flow) }
      if case .optional = baseType, isOfOptional(node.name) { return }
      noteRead(node, flow, at: position)
      checkValueMember(node, of: flow, held)
    }
  }

  /// `flow.map { … }` of a flow that may be nil.
  private func isOfOptional(_ name: String) -> Bool {
    ["map", "flatMap", "unsafelyUnwrapped", "take", "customMirror"].contains(name)
      || resolver.extensions(endingIn: "Optional").contains { entry in
        entry.node.members.contains { $0.declaredNames.contains(name) }
      }
  }

  // MARK: On a value

  private func checkValueMember(_ node: MemberExpression, of flow: Flow, _ held: FlowBase) {
    let isProjected = node.name.hasPrefix("$")
    let isStorage = node.name.hasPrefix("_")
    if isProjected || isStorage {
      let name = String(node.name.dropFirst())
      let range = node.nameRange.withoutPrefix()
      if name.isEmpty { return }
      if flow.step(named: name) != nil {
        noteUse(name, of: flow, at: range)
      } else if isProjected {
        reportMissing(projection: name, of: flow, at: range, hopsAt: node.nameRange.start)
      }
      return
    }
    if flow.step(named: node.name) != nil {
      noteUse(node.name, of: flow, at: node.nameRange)
      return
    }
    guard isJudged(flow), !flow.otherMembers.contains(node.name), isWhole(held, node.name, flow) else { return }
    if !reportBelow(node.name, flow, at: node.nameRange, hopsAt: node.nameRange.start) {
      report(FlowMessages.unknownMember(node.name, flow, node.nameRange, file))
    }
  }

  /// Whether what holds a flow certainly has no member of its own with a name that is no step's.
  ///
  /// Any module may extend `Binding`: only where none can, and a step is nearly called so, the name is a step's.
  private func isWhole(_ held: FlowBase, _ name: String, _ flow: Flow) -> Bool {
    switch held {
    case .value: return true
    case .loose: return false
    case .binding:
      guard !VDFlowVisitor.bindingMembers.contains(name), !model.ownExtensionMembers.contains(name),
        resolver.names.imports(of: file).allSatisfy(VDFlowVisitor.plainModules.contains)
      else { return false }
      return FlowMessages.nearest(to: name, in: flow.steps.map(\.name)) != nil || below(name, flow) != nil
    }
  }

  private static let bindingMembers: Set<String> = [
    "wrappedValue", "projectedValue", "id", "animation", "transaction", "isSelected", "select", "selected", "step",
    "map", "base", "indices", "startIndex", "endIndex", "count", "first", "last", "makeIterator", "self", "init",
  ]
  /// Modules that add nothing else to `Binding`.
  private static let plainModules: Set<String> = [
    "SwiftUI", "VDFlow", "Foundation", "Combine", "UIKit", "Observation", "Swift",
  ]

  /// `.$name`, where `name` is no step.
  func reportMissing(projection name: String, of flow: Flow, at range: TextRange, hopsAt place: Int? = nil) {
    guard isJudged(flow) else { return }
    if flow.otherMembers.contains(name) {
      guard flow.mode == .partial, !isWrapped(name, in: flow) else { return }
      report(
        FlowMessages.error(
          "wrong-receiver", range,
          "'\(name)' of '\(flow.name)' is not a step: '\(flow.name)' mixes steps and other members"))
      return
    }
    reportMissing(name, flow, at: range, hopsAt: place)
  }

  /// E5 where a flow below has the step, else E1.
  func reportMissing(
    _ name: String, _ flow: Flow, at range: TextRange, candidates: [String]? = nil, hopsAt place: Int? = nil
  ) {
    if reportBelow(name, flow, at: range, hopsAt: place) { return }
    report(FlowMessages.unknownStep(name, flow, candidates ?? flow.steps.map(\.name), range, file))
  }

  private func isWrapped(_ name: String, in flow: Flow) -> Bool {
    resolver.info(flow.id).members(named: name).contains { !$0.head.attributes.isEmpty }
  }

  /// The nearest flow below that has the step.
  func below(_ name: String, _ flow: Flow) -> (owner: Flow, path: [String])? {
    if name == "none" { return nil }
    for nested in model.nested[flow.id] ?? [] {
      guard let owner = self.flow(of: .nominal(nested.flow, [])), owner.step(named: name) != nil else { continue }
      return (owner, nested.path)
    }
    return nil
  }

  // MARK: On a wrapper

  /// E4: `$a.$b`, `$a.b`
  private func checkWrapperMember(
    _ node: MemberExpression, _ base: Expression, _ wrapped: (flow: Type, value: Type), _ held: FlowBase
  ) {
    if held.isLoose || VDFlowVisitor.wrapperMembers.contains(node.name)
      || model.ownExtensionMembers.contains(node.name)
    {
      return
    }
    // A binding may have members from anywhere, a wrapper of a flow has no others.
    let isCertain = !held.isBinding && flow(of: wrapped.value) != nil
    guard isCertain || belongs(node.name, to: wrapped.value) else { return }
    let isStep = node.name.hasPrefix("$")
    reportThroughValue(
      base, wrapped.flow, at: node.nameRange, rejecting: isStep ? [node.nameRange.withoutPrefix()] : [])
  }

  /// What a `StepWrapper` or a binding of one has of its own.
  private static let wrapperMembers: Set<String> = [
    "wrappedValue", "projectedValue", "id", "select", "keyPath", "self", "hashValue", "hash", "encode", "_lastMutateID",
    "animation", "transaction", "description",
  ]

  /// Whether a name is certainly meant for a step's value.
  private func belongs(_ name: String, to value: Type) -> Bool {
    if let flow = flow(of: value) {
      return name.hasPrefix("$") || flow.step(named: name) != nil || flow.otherMembers.contains(name)
    }
    return !resolver.members(name, of: value).isEmpty
  }

  /// The last `$` of an expression is one too many.
  func reportThroughValue(
    _ base: Expression, _ type: Type, at range: TextRange, rejecting steps: [TextRange] = []
  ) {
    let name = VDFlowVisitor.lastName(base) ?? "$"
    guard let owner = flow(of: type), isJudged(owner), !model.ownExtensionMembers.contains(name) else { return }
    var finding = FlowMessages.throughValue(name, range)
    finding.rejected = steps
    if let range = VDFlowVisitor.projectionRange(base) {
      finding.fixes = [
        FlowMessages.fix("Remove '$'", file, TextRange(range.start, min(range.start + 1, range.end)), "")
      ]
    }
    report(finding)
  }

  private static func lastName(_ expression: Expression) -> String? {
    switch expression {
    case .member(let node): node.name
    case .name(let node): node.name
    default: nil
    }
  }

  private static func projectionRange(_ expression: Expression) -> TextRange? {
    switch expression {
    case .member(let node) where node.name.hasPrefix("$"): node.nameRange
    case .name(let node) where node.name.hasPrefix("$"): node.nameRange
    default: nil
    }
  }

  // MARK: On a type

  private func checkStatic(_ node: MemberExpression, _ instance: Type, at position: CodePosition) {
    if let flow = flow(of: instance) {
      checkFactory(
        FlowFactoryUse(
          name: node.name, range: node.nameRange, call: nil, isCalled: false, isQualified: true), flow, at: position)
    } else if let flow = selectedFlow(instance) {
      // `Root.Steps?.some`
      if case .optional = instance { return }
      if case .unary? = node.base { return }
      checkCase(node.name, node.nameRange, of: flow)
    }
  }

  /// `Root.Steps.home`
  private func checkCase(_ name: String, _ range: TextRange, of flow: Flow) {
    if flow.caseNames.contains(name) {
      noteUse(name, of: flow, at: range)
      return
    }
    if name == "none" {
      guard isJudged(flow) else { return }
      report(FlowMessages.noneIsNoCase(flow, range))
      return
    }
    if name == "allCases" { result.opaqueFlows.insert(flow.id) }
    let known: Set<String> = ["allCases", "init", "self", "Type", "RawValue", "AllCases", "ID"]
    guard isJudged(flow), !known.contains(name), !extendsSteps(with: name) else { return }
    reportMissing(name, flow, at: range, candidates: flow.caseNames)
  }

  /// An extension of some `Steps` of the workspace, or of what all of them are, has a member of that name.
  func extendsSteps(with name: String) -> Bool {
    VDFlowVisitor.typesOfSteps.contains { type in
      resolver.extensions(endingIn: type).contains { entry in
        entry.node.members.contains { $0.declaredNames.contains(name) }
      }
    }
  }

  private static let typesOfSteps = [
    "Steps", "AllSteps", "Optional", "RawRepresentable", "CaseIterable", "Hashable", "Equatable", "Encodable",
    "Decodable",
  ]

  // MARK: Names without a dot

  func visit(_ node: NameExpression, at position: CodePosition) {
    if position.scope.lookup(node.name) != nil { return }
    noteFlowName(node, at: position)
    noteUse(ofOwn: node.name, node.nameRange, at: position)
    let own = position.scope.context.enclosingType.flatMap { flow(of: .nominal($0, [])) }
    let hasPrefix = node.name.hasPrefix("$") || node.name.hasPrefix("_")
    let bare = hasPrefix ? String(node.name.dropFirst()) : node.name
    if let own, own.step(named: bare) != nil {
      noteUse(bare, of: own, at: hasPrefix ? node.nameRange.withoutPrefix() : node.nameRange)
      return
    }
    guard node.name.hasPrefix("$"), bare.first?.isNumber == false else { return }
    if let own, isOwn(bare, at: position) {
      reportMissing(
        projection: bare, of: own, at: node.nameRange.withoutPrefix(), hopsAt: node.nameRange.start)
    } else {
      checkProjection(bare, node, at: position)
    }
  }

  /// Whether nothing but the type around can have something of that name to project.
  private func isOwn(_ name: String, at position: CodePosition) -> Bool {
    position.scope.lookup(name) == nil
      && position.scope.context.enclosingTypes.dropLast().allSatisfy {
        resolver.members(name, of: resolver.selfType(of: $0)).isEmpty
      }
  }

  private func noteFlowName(_ node: NameExpression, at position: CodePosition) {
    guard node.name.first?.isUppercase ?? false,
      case .metatype(let instance) = type(of: .name(node), at: position), let flow = flow(of: instance)
    else { return }
    result.occurrences.append(
      Occurrence(range: node.nameRange, symbol: .coordinators([flow.coordinatorID]), role: .use))
    if position.owner.type != flow.id, !isTrial(position) { result.heldFlows.insert(flow.id) }
  }

  /// E11: `$f` where `f` has no wrapper.
  private func checkProjection(_ name: String, _ node: NameExpression, at position: CodePosition) {
    guard let type = plainVariable(name, at: position), let flow = flow(of: type), isJudged(flow) else { return }
    var finding = FlowMessages.error(
      "wrong-receiver", node.nameRange, "'\(name)' has no projected value; write '\(name)'")
    let dollar = TextRange(node.nameRange.start, min(node.nameRange.start + 1, node.nameRange.end))
    finding.fixes = [FlowMessages.fix("Remove '$'", file, dollar, "")]
    report(finding)
  }

  /// A variable in sight whose declaration shows that nothing wraps it.
  private func plainVariable(_ name: String, at position: CodePosition) -> Type? {
    if let local = position.scope.lookup(name) {
      guard local.mutability != .unknown, !wrappedLocals.contains(local.range),
        functions[position.owner.nameRange.start]?.parameters.contains(where: {
          $0.nameRange == local.range && !$0.attributes.isEmpty
        }) != true
      else { return nil }
      return typer.type(of: local)
    }
    for enclosing in position.scope.context.enclosingTypes.reversed() {
      let members = resolver.members(name, of: resolver.selfType(of: enclosing))
      if members.isEmpty, !resolver.info(enclosing).mayHaveOtherMembers { continue }
      guard members.count == 1, let found = members.first, case .variable(let node, _) = found.member.declaration,
        node.head.attributes.isEmpty, resolver.isFullyKnown(enclosing)
      else { return nil }
      return typer.type(of: found)
    }
    let globals = resolver.globals(named: name)
    guard globals.count == 1, case .variable(let node)? = globals.first?.declaration, node.head.attributes.isEmpty
    else {
      return nil
    }
    return type(
      of: .name(NameExpression(name: name, genericArguments: [], range: .zero, nameRange: .zero)), at: position)
  }
}
