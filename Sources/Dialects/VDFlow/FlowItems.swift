/// Completion items for steps, cases, factories and operations: section 6 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct FlowItems {
  let model: VDFlowModel
  let request: CompletionRequest

  private var range: TextRange { request.prefixRange }

  /// Whether a `$` stands in front of the cursor.
  var hasDollar: Bool { byteBefore == UInt8(ascii: "$") }

  private var byteBefore: UInt8? {
    let index = range.start - 1
    return request.text.indices.contains(index) ? request.text[index] : nil
  }

  /// The steps in source order, `none` last where asked; with `$` where it is wanted and not typed yet.
  ///
  /// Those whose values have one of the types in `first` come before the others.
  func steps(of flow: Flow, isProjected: Bool, first: Set<Type> = []) -> [CompletionProposal] {
    func rank(_ step: FlowStep) -> Int {
      guard isProjected else { return 0 }
      return step.name == "none" ? 2 : first.contains(step.valueType) ? 0 : 1
    }
    let visible = flow.steps.filter {
      $0.file == request.file || !($0.isPrivate || isProjected && $0.hasPrivateSetter)
    }
    let steps = visible.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
    return steps.map(\.element).map { step in
      let text = isProjected && !hasDollar ? "$" + step.name : step.name
      return item(step.name, step, of: flow, insert: text)
    }
  }

  /// The cases of `Steps`, then `none`.
  func cases(of flow: Flow, isOptional: Bool, without: Set<String> = []) -> [CompletionProposal] {
    var items = flow.steps.filter { $0.name != "none" && !without.contains($0.name) }.map {
      item($0.name, $0, of: flow)
    }
    guard isOptional, !without.contains("none") else { return items }
    if let none = flow.step(named: "none") {
      items.append(item("none", none, of: flow))
    } else {
      items.append(
        CompletionProposal(label: "none", kind: .enumCase, detail: "\(flow.id.simpleName) · nil", range: range))
    }
    return items
  }

  /// The factories, with their values as tab stops.
  func factories(of flow: Flow) -> [CompletionProposal] {
    guard flow.mode == .full else { return [] }
    // Of a step without a value, what stands there already would be none.
    let steps = request.isBeforeArguments ? flow.steps.filter(\.takesValue) : flow.steps
    return steps.map { step in
      guard step.takesValue else { return item(step.name, step, of: flow) }
      if step.valueType.nominalID.flatMap({ model.flows[$0] }) != nil {
        return item(step.name, step, of: flow, snippet: "\(step.name)(.${1})", plain: "\(step.name)()")
      }
      let value = (defaultText(of: step) ?? step.spelling ?? "value").escapedForSnippet
      return item(step.name, step, of: flow, snippet: "\(step.name)(${1:\(value)})", plain: "\(step.name)()")
    }
  }

  private func defaultText(of step: FlowStep) -> String? {
    guard let value = step.value else { return step.takesValue ? "nil" : nil }
    if case .call(let call) = value, let type = ConstructionFinder.constructedType(call) {
      return call.arguments.isEmpty ? "\(type)()" : nil
    }
    guard case .literal(let literal) = value else { return nil }
    return literal.kind == .string ? "\"\(literal.text)\"" : literal.text
  }

  /// What a `StepWrapper` can do. A binding of one has none of its functions, only what holds them.
  func wrapperMembers(of flow: Flow, _ step: FlowStep?, isBinding: Bool) -> [CompletionProposal] {
    let detail = flow.id.simpleName
    let value = CompletionProposal(label: "wrappedValue", kind: .value, detail: detail, range: range)
    if isBinding { return [value] }
    var items = [operation("select()", detail, snippet: "select()")]
    if let step, step.takesValue {
      let type = (step.spelling ?? "value").escapedForSnippet
      let isFlow = step.valueType.nominalID.flatMap { model.flows[$0] } != nil
      let value = isFlow ? ".${1}" : "${1:\(type)}"
      items.insert(operation("select(with:)", detail, snippet: "select(with: \(value))"), at: 0)
    }
    return items + [value, CompletionProposal(label: "id", kind: .value, detail: detail, range: range)]
  }

  /// Behind the dot of a flow's value or of a binding of one.
  func members(of flow: Flow, isBinding: Bool) -> [CompletionProposal] {
    let name = flow.id.simpleName
    let selection = flow.isOptional ? "Steps?" : "Steps"
    var items = steps(of: flow, isProjected: false)
    items.append(CompletionProposal(label: "selected", kind: .value, detail: "\(name) · \(selection)", range: range))
    if !isBinding || flow.isOptional {
      let argument = isBinding ? ".${1}" : "\\\\.\\$${1}"
      items.append(operation("isSelected", name, snippet: "isSelected(\(argument))", plain: "isSelected"))
    }
    if !isBinding {
      items.append(operation("select", name, snippet: "select(\\\\.\\$${1})", plain: "select"))
      items += otherMembers(of: flow)
    }
    return items
  }

  private func otherMembers(of flow: Flow) -> [CompletionProposal] {
    let steps = Set(flow.steps.map(\.name))
    let info = request.typer.resolver.info(flow.id)
    return info.memberNames.filter { !steps.contains($0) && $0 != "init" }.compactMap { name in
      guard let member = info.members(named: name).first, !member.head.modifiers.isTypeMember else { return nil }
      switch member.declaration {
      case .variable, .function:
        return CompletionProposal(label: name, kind: .value, detail: flow.id.simpleName, range: range)
      default: return nil
      }
    }
  }

  /// Inside the struct.
  func declarations(in flow: Flow) -> [CompletionProposal] {
    var items = [
      keyword("var step", "var ${1:name}"),
      keyword("var step with value", "var ${1:name}: ${2:Type} = ${3}"),
    ]
    if !flow.hasNone { items.append(keyword("var none", "var none")) }
    return items
  }

  // MARK: Parts

  private func item(
    _ label: String, _ step: FlowStep, of flow: Flow, insert: String? = nil, snippet: String? = nil,
    plain: String? = nil
  ) -> CompletionProposal {
    let text = insert ?? plain ?? label
    return CompletionProposal(
      label: label, kind: .enumCase, detail: "\(flow.id.simpleName) · \(step.spelling ?? "EmptyStep")", range: range,
      snippet: snippet ?? text.escapedForSnippet, plain: text, route: flow.route(step.name))
  }

  private func operation(_ label: String, _ detail: String, snippet: String, plain: String? = nil) -> CompletionProposal
  {
    CompletionProposal(
      label: label, kind: .operation, detail: detail, range: range, snippet: snippet, plain: plain ?? label)
  }

  private func keyword(_ label: String, _ snippet: String) -> CompletionProposal {
    CompletionProposal(
      label: label, kind: .keyword, filterText: "var", range: range, snippet: snippet,
      plain: label == "var none" ? label : "var ")
  }
}
