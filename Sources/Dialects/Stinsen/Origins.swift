/// How a receiver came about, for the rules about coordinators that are not up yet.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenOrigins {
  private let model: StinsenModel
  private let typer: Typer
  private let base: Expression?
  private let position: CodePosition
  private let coordinator: StinsenCoordinator
  private let offset: Int
  private let viewMaking: StinsenViewMaking

  init(_ visitor: StinsenVisitor, _ site: StinsenSite, _ coordinator: StinsenCoordinator) {
    self.init(
      visitor.model, visitor.typer, site.base, site.position, coordinator, site.nameRange.start, visitor.viewMaking)
  }

  /// Of a receiver, nil for an implicit `self`. `viewMaking`: of the code before the offset.
  init(
    _ model: StinsenModel, _ typer: Typer, _ base: Expression?, _ position: CodePosition,
    _ coordinator: StinsenCoordinator, _ offset: Int, _ viewMaking: StinsenViewMaking = StinsenViewMaking()
  ) {
    self.offset = offset
    self.viewMaking = viewMaking
    self.model = model
    self.typer = typer
    self.base = base
    self.position = position
    self.coordinator = coordinator
  }

  func origin() -> StinsenOrigin {
    guard let base else { return selfOrigin }
    return origin(of: base, in: position.scope, depth: 0)
  }

  private var selfOrigin: StinsenOrigin {
    let owner = position.owner
    let isOwnInitializer =
      owner.kind == .initializer && position.closureDepth == 0 && owner.type == coordinator.id
      && !viewMaking.runsLater(offset)
    return isOwnInitializer ? .selfInInitializer : .other
  }

  private func origin(of expression: Expression, in scope: Scope, depth: Int) -> StinsenOrigin {
    guard depth < 16 else { return .other }
    let head = ReceiverChain.beforeChild(expression)
    if case .name(let node) = head {
      if node.name == "self" { return selfOrigin }
      guard position.closureDepth == 0, let local = scope.lookup(node.name),
        let value = local.constantValue, let home = local.parent
      else { return .other }
      // What a value came from may make its view up to the call itself.
      if viewMaking.awaits(from: value.range.end, to: offset) { return .other }
      if viewMaking.runsLater(node.nameRange.start, than: value.range.start) { return .other }
      let origin = origin(of: value, in: home, depth: depth + 1)
      switch origin {
      case .afterView: return .other
      case .constructed, .presented, .switched:
        return viewMaking.handsOn(node.name, from: value.range.end, to: offset) ? .other : origin
      case .other, .selfInInitializer: return origin
      }
    }
    guard case .call(let call) = head else { return .other }
    if ConstructionFinder.constructedType(call) != nil {
      let type = typer.type(of: head, in: scope)
      let hops = StinsenHops(model: model, resolver: typer.resolver)
      return hops.unwrap(type).type.nominalID == coordinator.id ? .constructed : .other
    }
    guard let step = ReceiverChain.operation(head) else { return .other }
    return origin(behind: step.operation, step.call, step.base, in: scope, depth: depth)
  }

  private func origin(
    behind operation: StinsenOperation, _ call: CallExpression, _ base: Expression?, in scope: Scope, depth: Int
  ) -> StinsenOrigin {
    switch operation {
    case .route, .root:
      guard
        let name = KeyPathAlternatives.of(
          call.arguments.first?.value ?? .missing(call.range), in: scope, typer.resolver
        ).first?.path?.components.first?.name
      else { return .other }
      let receiver = base.map { typer.type(of: $0, in: scope) } ?? typer.selfType(in: scope.context)
      guard case .coordinator(let previous, _, _) = model.receiver(of: receiver, typer.resolver) else {
        return .other
      }
      let shapes = previous.routes(named: name).flatMap(\.shapes)
      // What the operation does not take, it does not show.
      guard shapes.allSatisfy({ ($0.kind == .root) == (operation == .root) }) else { return .other }
      if !shapes.isEmpty, shapes.allSatisfy({ $0.output == .view }) {
        return operation == .route ? .afterView(name) : .other
      }
      let isCoordinator = shapes.allSatisfy(\.output.isCoordinator)
      guard !shapes.isEmpty, isCoordinator else { return .other }
      return operation == .route ? .presented : .switched
    case .focusFirst:
      // A tab's coordinator is as new as the tab coordinator itself.
      guard let base, case .switched = origin(of: base, in: scope, depth: depth + 1) else { return .other }
      return .switched
    default: return .other
    }
  }
}
