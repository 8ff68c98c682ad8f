/// The operations that a receiver has.

import Facts
import RouteGraph
import Semantics
import SourceText

struct OperationCompleter {
  private let model: StinsenModel
  private let request: CompletionRequest
  private let context: DeclarationContext

  init(_ model: StinsenModel, _ request: CompletionRequest, in context: DeclarationContext) {
    self.model = model
    self.request = request
    self.context = context
  }

  /// `isNew`: the chain has just made it appear, so that its root cannot be asked for yet.
  func items(
    for coordinator: StinsenCoordinator, _ type: Type, isRouter: Bool, isNew: Bool
  ) -> [CompletionProposal] {
    let isTab = coordinator.variants.allSatisfy { $0.kind == .tab }
    let own = isTab ? tabOperations(isRouter) : operations(coordinator, isRouter, isNew: isNew)
    let chains = MultiHopCompleter(model, request, in: context, isNew: isNew).wholeChains(from: type)
    return own + chains + (isRouter ? [] : [operation("view()")])
  }

  /// `child` first, then what the child offers, then `view()`.
  func items(forWrapperOf child: Type, isNew: Bool) -> [CompletionProposal] {
    var items = [operation("child")]
    let resolver = request.typer.resolver
    if case .coordinator(let coordinator, let type, _) = model.receiver(of: child, resolver), !coordinator.isForeign {
      let inner = self.items(for: coordinator, type, isRouter: false, isNew: isNew).filter { $0.label != "view()" }
      items += inner.map { item in
        var item = item
        item.label = "child." + item.label
        item.snippet = "child." + item.snippet
        item.plain = "child." + item.plain
        return item
      }
    }
    return items + [operation("view()")]
  }

  private func tabOperations(_ isRouter: Bool) -> [CompletionProposal] {
    [operation("focusFirst", "(\\.$1)")] + (isRouter ? [operation("coordinator")] : [])
  }

  private func operations(
    _ coordinator: StinsenCoordinator, _ isRouter: Bool, isNew: Bool
  ) -> [CompletionProposal] {
    let shapes = coordinator.variants.flatMap { $0.routes.values.flatMap(\.shapes) }.filter {
      $0.isVisible(from: context, coordinator)
    }
    let roots = isNew ? [] : shapes.filter { $0.kind == .root }
    let hasSeveralRoots = Set(roots.map(\.nameRange)).count > 1
    let hasCoordinatorRoot = roots.contains(where: \.output.isCoordinator)
    var items: [CompletionProposal] = []
    if shapes.contains(where: \.kind.isPresentation) { items.append(operation("route", "(to: \\.$1)")) }
    if hasSeveralRoots { items.append(operation("root", "(\\.$1)")) }
    items.append(operation("popToRoot()"))
    if isRouter { items.append(operation("pop()")) }
    items += [operation("popLast()"), operation("dismissCoordinator()")]
    if shapes.contains(where: \.kind.isPresentation) { items.append(operation("focusFirst", "(\\.$1)")) }
    if hasSeveralRoots { items.append(operation("isRoot", "(\\.$1)")) }
    if hasCoordinatorRoot { items.append(operation("hasRoot", "(\\.$1)")) }
    return items + (isRouter ? [operation("coordinator")] : [])
  }

  /// `name()` is inserted as it stands; a name with a tail keeps the cursor inside. Parentheses that stand there stay.
  private func operation(_ name: String, _ tail: String = "") -> CompletionProposal {
    let hasArguments = request.lineAfter.first == "("
    let bare = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    let label = tail.isEmpty ? name : name + tail.replacing("$1", with: "…")
    return CompletionProposal(
      label: label, kind: .operation, filterText: bare, range: request.prefixRange,
      snippet: hasArguments ? bare : name + tail,
      plain: hasArguments ? bare : (tail.isEmpty ? name : name + tail.replacing("$1", with: "")))
  }
}
