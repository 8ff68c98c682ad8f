/// Completion behind a receiver: the calls that hand a route to a router or coordinator.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCCompletionSource {
  /// `router.‸`; nil where the cursor is behind no router, or where a call's argument is wanted.
  func operations() -> [CompletionProposal]? {
    guard let index = request.path.lastIndex(where: { if case .member = $0.expression { true } else { false } }),
      case .member(let member) = request.path[index].expression, member.nameRange.touches(request.offset),
      let base = member.base, !isArgument(index)
    else { return nil }
    let type = receiverType(base, request.path[index].position)
    guard !type.isOptional, let route = declared(types.routeType(of: type)) else { return nil }
    return calls(on: type, of: base).map { call in
      CompletionProposal(
        label: call.label, kind: .operation, description: route.name, filterText: call.name,
        range: request.prefixRange, snippet: call.snippet, plain: call.plain)
    }
  }

  /// Of the path's expression, or of the call whose name it is.
  private func isArgument(_ index: Int) -> Bool {
    guard let outer = request.path[..<index].last, case .call(let call) = outer.expression,
      let parentheses = call.parentheses
    else { return false }
    return parentheses.contains(request.path[index].expression.range)
  }

  private struct Call {
    var name: String
    var label: String
    var snippet: String
    var plain: String

    /// `head` and `tail` stand in the parentheses, around the route.
    init(_ name: String, _ head: String = "", _ tail: String = "", rest: String = "") {
      self.name = name
      label = "\(name)(\(head).…\(tail)\(rest.isEmpty ? "" : ", …"))"
      snippet = "\(name)(\(head).$1\(tail)\(rest))"
      plain = "\(name)(\(head).\(tail))"
    }
  }

  private func calls(on type: Type, of base: Expression) -> [Call] {
    // What `rx` and `publishers` give takes triggers and nothing else.
    if type.unwrapped.nominalID?.name == XCName.signals { return [Call("trigger")] }
    let options = "TransitionOptions(animated: ${2:true})"
    var calls = [
      Call("trigger"), Call("contextTrigger", rest: ", with: \(options), completion: ${3:nil}"),
    ]
    let modules = request.project.names.imports(of: request.file)
    if modules.contains("XCoordinatorRx") { calls.append(Call("rx.trigger")) }
    if modules.contains("XCoordinatorCombine") { calls.append(Call("publishers.trigger")) }
    guard types.isCoordinator(type) else { return calls }
    if model.versions.shape != .components {
      let transition = types.transitionType(of: type)
      if transition.flatMap(types.rootController) != nil { calls.append(Call("deepLink")) }
      calls += [Call("chain", "routes: [", "]"), Call("prepareTransition", "for: ")]
    }
    if types.resolver.lineage(of: type.unwrapped).contains(where: { $0.id.name == XCName.base }) {
      calls.append(Call("registerInteractiveTransition", "for: ", rest: ", triggeredBy: $2, handler: $3"))
    }
    return calls
  }
}

extension Type {
  fileprivate var isOptional: Bool { if case .optional = self { true } else { false } }
}
