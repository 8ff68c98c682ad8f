/// What completes at a cursor: section 6 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowModel {
  func completions(_ request: CompletionRequest) -> [CompletionProposal] {
    if versions.versions(of: request.file).isVersion3 { return [] }
    let completer = FlowCompleter(self, request)
    let items =
      completer.keyPathItems() ?? completer.memberItems() ?? completer.ownStepItems() ?? completer.patternItems()
      ?? completer.declarationItems()
    return request.isBeforeArguments ? items.map(\.beforeArguments) : items
  }
}

final class FlowCompleter {
  private let model: VDFlowModel
  private let request: CompletionRequest
  private let items: FlowItems
  private lazy var placedMembers: [ObjectIdentifier: Type] = {
    guard let facts = request.project.files[request.file] else { return [:] }
    let visitor = VDFlowVisitor(model, request.file, request.typer)
    visitor.focus = request.offset
    var walker = CodeWalker(visitor, resolver)
    walker.walk(facts, of: request.file)
    return visitor.placedMembers
  }()

  init(_ model: VDFlowModel, _ request: CompletionRequest) {
    self.model = model
    self.request = request
    items = FlowItems(model: model, request: request)
  }

  private var resolver: Resolver { request.typer.resolver }

  private func type(of expression: Expression, at position: CodePosition) -> Type {
    request.typer.type(of: expression, in: position.scope)
  }

  private func flow(of type: Type) -> Flow? { model.flow(of: type, in: request.file, resolver) }

  private func selectedFlow(_ type: Type) -> Flow? {
    guard case .nominal(let id, _) = FlowBase.strip(type).type, let owner = model.stepsTypes[id] else { return nil }
    return flow(of: .nominal(owner, []))
  }

  // MARK: Key paths

  /// Behind `\.` or `\.$`; nil where the cursor is in no key path of a flow.
  func keyPathItems() -> [CompletionProposal]? {
    guard let index = request.path.lastIndex(where: { if case .keyPath = $0.expression { true } else { false } }),
      case .keyPath(let path) = request.path[index].expression
    else { return nil }
    let position = request.path[index].position
    if let root = path.root, path.components.count <= 1,
      let flow = flow(of: resolver.resolve(root, in: position.scope.context))
    {
      return items.steps(of: flow, isProjected: true)
    }
    for (expression, position) in request.path[..<index].reversed() {
      guard case .call(let call) = expression else { continue }
      let flow = flow(ofOperation: call, at: position) ?? flow(ofPathTakenBy: call, at: position)
      if flow != nil, isPresented(call, at: position) { return [] }
      return flow.map { items.steps(of: $0, isProjected: true) }
    }
    return nil
  }

  /// `.sheet(isPresented: $f.isSelected(\.‸`: of a binding, a key path gives one of a value that may be nil.
  private func isPresented(_ call: CallExpression, at position: CodePosition) -> Bool {
    guard case .member(let node) = call.callee, node.name == "isSelected", let base = node.base,
      FlowBase.strip(type(of: base, at: position)).isBinding
    else { return false }
    return request.path.contains { item in
      guard case .call(let outer) = item.expression else { return false }
      return outer.arguments.contains { $0.label == "isPresented" && $0.value.range == call.range }
    }
  }

  /// `func go<T>(_ step: WritableKeyPath<Root, Root.StepID<T>>)`, of which a type that no file declares is left.
  private func flow(ofPathTakenBy call: CallExpression, at position: CodePosition) -> Flow? {
    guard let index = call.arguments.firstIndex(where: { $0.value.range.touches(request.offset) }),
      case .external(let kind, let parts) = request.typer.expectedType(of: index, in: call, position.scope),
      kind.hasSuffix("KeyPath"), parts.count == 2, parts[1].hasUnknownPart || parts[1].hasParameter
    else { return nil }
    return flow(of: parts[0])
  }

  private func flow(ofOperation call: CallExpression, at position: CodePosition) -> Flow? {
    switch call.callee {
    case .member(let node):
      guard ["select", "isSelected", "step"].contains(node.name), let base = node.base else { return nil }
      let baseType = type(of: base, at: position)
      if case .metatype(let instance) = baseType { return flow(of: instance) }
      return flow(of: FlowBase.strip(baseType).type)
    case .name(let node):
      guard ["select", "isSelected"].contains(node.name) else { return nil }
      return position.scope.context.enclosingType.flatMap { flow(of: .nominal($0, [])) }
    default: return nil
    }
  }

  // MARK: Members

  func memberItems() -> [CompletionProposal]? {
    guard let index = request.path.lastIndex(where: { if case .member = $0.expression { true } else { false } }),
      case .member(let node) = request.path[index].expression, isAtName(node)
    else { return nil }
    let position = request.path[index].position
    guard let base = node.base else { return implicitItems(at: index) }
    let baseType = type(of: base, at: position)
    if case .metatype(let instance) = baseType { return staticItems(instance, at: index) }
    let held = FlowBase.strip(baseType)
    if let wrapped = held.type.wrapped, let flow = flow(of: wrapped.flow) {
      if items.hasDollar { return [] }
      let name = VDFlowVisitor.projection(base)?.name
      return items.wrapperMembers(of: flow, name.flatMap { flow.step(named: $0) }, isBinding: held.isBinding)
    }
    guard let flow = flow(of: held.type) else { return nil }
    if items.hasDollar { return items.steps(of: flow, isProjected: true, first: mountedTypes(around: index)) }
    var isBinding = true
    if case .value = held { isBinding = false }
    return items.members(of: flow, isBinding: isBinding)
  }

  /// `$` inside a flow or an extension of one.
  func ownStepItems() -> [CompletionProposal]? {
    guard items.hasDollar, let (expression, position) = request.path.last, case .name(let node) = expression,
      node.range.touches(request.offset), let own = position.scope.context.enclosingType,
      let flow = flow(of: .nominal(own, [])), !position.scope.context.isStatic
    else { return nil }
    return items.steps(of: flow, isProjected: true)
  }

  /// In `Child().step($f.$…)`: the types that the child's `@StateStep` properties take.
  private func mountedTypes(around index: Int) -> Set<Type> {
    for (expression, position) in request.path[..<index].reversed() {
      guard case .call(let call) = expression, case .member(let node) = call.callee, node.name == "step",
        let base = node.base
      else { continue }
      let views = VDFlowVisitor(model, request.file, request.typer).screens(in: [.expression(base)], at: position)
      return Set(views.flatMap { FlowViewReader.stateSteps(of: $0, resolver) }.map(\.type))
    }
    return []
  }

  private func isAtName(_ node: MemberExpression) -> Bool {
    if node.nameRange.touches(request.offset) { return true }
    // The name on a later line is another's; this one is not typed yet.
    let dot = request.offset - 1
    guard request.prefix.isEmpty, request.text.indices.contains(dot), request.text[dot] == UInt8(ascii: ".") else {
      return false
    }
    return node.nameRange.start > request.offset && node.baseEnd == dot
  }

  private func staticItems(_ instance: Type, at index: Int) -> [CompletionProposal]? {
    if let flow = flow(of: instance) {
      if case .value? = wanted(at: index) { return items.factories(of: flow) }
      let steps = CompletionProposal(
        label: "Steps", kind: .type, detail: flow.id.simpleName, range: request.prefixRange)
      return items.factories(of: flow) + [steps]
    }
    return selectedFlow(instance).map { items.cases(of: $0, isOptional: false) }
  }

  // MARK: A leading dot

  /// What a leading dot stands for.
  private enum Wanted {
    case selection(Flow, isOptional: Bool)
    case value(Flow)
    case nothing
  }

  private func implicitItems(at index: Int) -> [CompletionProposal]? {
    switch wanted(at: index) {
    case .selection(let flow, let isOptional): items.cases(of: flow, isOptional: isOptional)
    case .value(let flow): items.factories(of: flow)
    case .nothing: []
    case nil: nil
    }
  }

  private func wanted(_ type: Type) -> Wanted? {
    if let flow = flow(of: type.unwrapped) { return .value(flow) }
    guard let flow = selectedFlow(type) else { return nil }
    var isOptional = false
    if case .optional = FlowVisitorTypes.held(type) { isOptional = true }
    return .selection(flow, isOptional: isOptional)
  }

  /// What the place of a path's expression wants.
  private func wanted(at index: Int, depth: Int = 0) -> Wanted? {
    wantedAround(index, depth: depth) ?? placedType(at: index).flatMap(wanted)
  }

  /// What the place takes by the rules that judge what stands there.
  private func placedType(at index: Int) -> Type? {
    var expression = request.path[index].expression
    if case .call(let call) = expression { expression = call.callee }
    guard case .member(let node) = expression else { return nil }
    return placedMembers[ObjectIdentifier(node)] ?? request.expectedType(of: node)
  }

  private func wantedAround(_ index: Int, depth: Int) -> Wanted? {
    guard depth < 32, index > 0 else { return nil }
    let child = request.path[index].expression.range
    let (parent, position) = request.path[index - 1]
    switch parent {
    case .call(let call):
      if call.callee.range == child { return wanted(at: index - 1, depth: depth + 1) }
      guard let argument = call.arguments.firstIndex(where: { $0.value.range == child }) else { return nil }
      return wanted(argument, of: call, at: index - 1, position, depth: depth)
    case .assignment(let node) where node.value.range == child: return wanted(type(of: node.target, at: position))
    case .sequence(let node): return wanted(in: node, child, position)
    case .ternary, .attempt: return wanted(at: index - 1, depth: depth + 1)
    // Of a chain that a dot begins, the whole has the type; one on the next line is another's, and may stand there.
    case .member(let node) where node.base?.range == child: return wanted(at: index - 1, depth: depth + 1)
    case .tuple(let node) where node.elements.count == 1: return wanted(at: index - 1, depth: depth + 1)
    case .tuple(let node): return wanted(in: node, at: index)
    default: return nil
    }
  }

  /// `(root.selected, root.tab.selected) = (.tab, .theme)`
  private func wanted(in values: TupleExpression, at index: Int) -> Wanted? {
    let child = request.path[index].expression.range
    guard index > 1, case .assignment(let node) = request.path[index - 2].expression,
      case .tuple(let targets) = node.target,
      let place = values.elements.firstIndex(where: { $0.value.range == child }), place < targets.elements.count
    else { return nil }
    return wanted(type(of: targets.elements[place].value, at: request.path[index - 2].position))
  }

  private func wanted(
    _ argument: Int, of call: CallExpression, at index: Int, _ position: CodePosition, depth: Int
  ) -> Wanted? {
    guard case .member(let node) = call.callee else {
      return wanted(request.typer.expectedType(of: argument, in: call, position.scope))
    }
    guard let base = node.base else {
      switch wanted(at: index, depth: depth + 1) {
      case .value(let flow)?: return flow.step(named: node.name).flatMap { wanted($0.valueType) }
      case .selection(let flow, isOptional: true)? where node.name == "some":
        return .selection(flow, isOptional: false)
      default: return nil
      }
    }
    let baseType = type(of: base, at: position)
    if case .metatype(let instance) = baseType, let flow = flow(of: instance) {
      return flow.step(named: node.name).flatMap { wanted($0.valueType) }
    }
    let held = FlowBase.strip(baseType)
    if node.name == "isSelected", let flow = flow(of: held.type) {
      if case .value = held { return .nothing }
      // Before 4.15 every selection may be nil.
      let isOptional = flow.isOptional || model.versions.versions(of: request.file).isBelow(15)
      return isOptional ? .selection(flow, isOptional: true) : .nothing
    }
    if node.name == "select", call.arguments[argument].label == "with" {
      if let wrapped = held.type.wrapped { return wanted(wrapped.value) }
      guard let flow = flow(of: held.type), case .keyPath(let path)? = call.arguments.first?.value,
        let name = path.components.last?.name.drop(while: { $0 == "$" })
      else { return nil }
      return flow.step(named: String(name)).flatMap { wanted($0.valueType) }
    }
    return wanted(request.typer.expectedType(of: argument, in: call, position.scope))
  }

  private func wanted(in node: SequenceExpression, _ child: TextRange, _ position: CodePosition) -> Wanted? {
    guard let index = node.operands.firstIndex(where: { $0.range == child }) else { return nil }
    if node.operators.indices.contains(index - 1), ["==", "!="].contains(node.operators[index - 1]) {
      return wanted(type(of: node.operands[index - 1], at: position))
    }
    guard index < node.operators.count, index + 1 < node.operands.count, ["==", "!="].contains(node.operators[index])
    else { return nil }
    return wanted(type(of: node.operands[index + 1], at: position))
  }

  // MARK: Patterns

  /// `case .` in `switch f.selected`: the cases that are missing; in `if case .` all.
  func patternItems() -> [CompletionProposal]? {
    let before = request.lineBefore.dropLast(request.prefix.count)
    guard before.hasSuffix("."), before.split(whereSeparator: { $0 == " " || $0 == "\t" }).contains("case") else {
      return nil
    }
    if let (_, value, position) = request.matchedCondition { return caseItems(value, at: position, without: []) }
    for (statement, position) in request.statements.reversed() {
      if case .switch(let node) = statement {
        return caseItems(node.subject, at: position, without: covered(by: node))
      }
    }
    return nil
  }

  private func caseItems(
    _ subject: Expression, at position: CodePosition, without covered: Set<String>
  ) -> [CompletionProposal]? {
    let type = type(of: subject, at: position)
    guard let flow = selectedFlow(type) else { return nil }
    var isOptional = false
    if case .optional = FlowVisitorTypes.held(type) { isOptional = true }
    return items.cases(of: flow, isOptional: isOptional, without: covered)
  }

  private func covered(by node: SwitchStatement) -> Set<String> {
    var names = Set<String>()
    for item in node.cases.flatMap(\.items) where !item.range.touches(request.offset) {
      switch item.pattern {
      case .enumCase(_, let name, _, _): names.insert(name)
      case .optional(.enumCase(_, let name, _, _)): names.insert(name)
      case .expression(.literal(let literal)) where literal.kind == .nil: names.insert("none")
      case .expression(.member(let member)) where member.base == nil: names.insert(member.name)
      default: break
      }
    }
    return names
  }

  // MARK: Declarations

  /// On a new line inside a flow.
  func declarationItems() -> [CompletionProposal] {
    guard request.path.isEmpty,
      case .type(let node)? = request.declarations.last(where: { declaration in
        if case .type = declaration { true } else { false }
      }), node.head.attribute("Steps") != nil, node.bodyRange.touches(request.offset)
    else { return [] }
    let before = request.lineBefore.dropLast(request.prefix.count)
    guard before.allSatisfy({ $0 == " " || $0 == "\t" }), "var".hasPrefix(request.prefix),
      let flow = model.flows.values.lazy.flatMap(model.declarations)
        .first(where: { $0.file == request.file && $0.nameRange == node.nameRange })
    else { return [] }
    return items.declarations(in: flow)
  }
}
