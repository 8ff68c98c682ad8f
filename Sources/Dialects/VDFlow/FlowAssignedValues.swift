/// What a value that is assigned to a step tells by itself: where it comes from, what it selects, whether it is any.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  // MARK: Copies

  /// The value was taken out of the same step before, or nobody knows from where.
  func isCopy(_ value: Expression, of path: FlowPath, at position: CodePosition) -> Bool {
    var current = value
    // What a property of the app's passes on comes from whoever sets it.
    if case .name(let node) = value, node.name == "newValue", position.owner.kind == .accessor { return true }
    if isBound(value, to: path, at: position) { return true }
    var scope = position.scope
    for _ in 0..<8 {
      if case .name(let node) = current, let local = scope.lookup(node.name), let outer = local.parent {
        scope = outer
        if case .unwrappedName = local.binding { continue }
        if let origin = local.origin {
          current = origin
          continue
        }
        if case .unknown = local.binding { return true }
        return mentions(path, in: value, at: position)
      }
      return mentions(path, in: current, at: position)
    }
    return false
  }

  /// `Binding(get: { r.list }, set: { r.list = $0 })`: as `$r.list` does, it writes what its owner makes of the value.
  private func isBound(_ value: Expression, to path: FlowPath, at position: CodePosition) -> Bool {
    var found = false
    ExpressionWalk.visit(value) { part in
      guard !found, case .name(let node) = part,
        case .closureParameter(let call, let argument, _)? = position.scope.lookup(node.name)?.binding,
        call.arguments.indices.contains(argument), call.arguments[argument].label == "set"
      else { return }
      found = call.arguments.contains { $0.label != "set" && mentions(path, in: $0.value, at: position) }
    }
    return found
  }

  /// The value is computed from the step's own value, or from variables that hold something of it.
  private func mentions(
    _ path: FlowPath, in value: Expression, at position: CodePosition, depth: Int = 0
  ) -> Bool {
    var found = false
    ExpressionWalk.visit(value) { part in
      if found { return }
      switch part {
      case .member: found = self.path(part, at: position).names == path.names
      case .name(let node):
        found = self.path(part, at: position).names == path.names
        guard !found, depth < 4, let origin = position.scope.lookup(node.name)?.origin else { return }
        found = mentions(path, in: origin, at: position, depth: depth + 1)
      default: break
      }
    }
    return found
  }

  // MARK: Selections

  /// `.theme(.dark)`, `Inner.theme(.dark)`
  func isFactoryOf(_ flow: Flow, _ value: Expression, at position: CodePosition) -> Bool {
    VDFlowVisitor.values(of: value).allSatisfy { factoryStep(flow, $0, at: position) != nil }
  }

  private func factoryStep(_ flow: Flow, _ value: Expression, at position: CodePosition) -> FlowStep? {
    var callee = value
    if case .call(let call) = value { callee = call.callee }
    guard case .member(let node) = callee, let step = flow.step(named: node.name) else { return nil }
    guard let base = node.base else { return step }
    guard case .metatype(let instance) = type(of: base, at: position), instance.nominalID == flow.id else { return nil }
    return step
  }

  /// A flow in which something has been selected takes its stamps along, and selects the steps around its new place
  /// where they are the newest. Only what a factory makes has none.
  func mayBeStamped(_ value: Expression, of flow: Flow, at position: CodePosition, depth: Int = 0) -> Bool {
    guard depth < 16 else { return true }
    return VDFlowVisitor.values(of: value).contains { value in
      switch value {
      case .literal: return false
      case .name(let node):
        guard let local = position.scope.lookup(node.name), let made = local.constantValue else { return true }
        var before = position
        before.scope = local.parent ?? position.scope
        return mayBeStamped(made, of: flow, at: before, depth: depth + 1)
      default:
        guard let step = factoryStep(flow, value, at: position) else { return true }
        guard case .call(let call) = value, let below = self.flow(of: step.valueType.unwrapped) else { return false }
        return call.arguments.contains { mayBeStamped($0.value, of: below, at: position, depth: depth + 1) }
      }
    }
  }

  /// `nil` and `.none` clear a step; nobody wants it selected by that.
  func isNothing(_ value: Expression, _ payload: Type, at position: CodePosition) -> Bool {
    let nested = flow(of: payload.unwrapped)
    var isOptional = false
    if case .optional = payload { isOptional = true }
    return VDFlowVisitor.values(of: value).allSatisfy { value in
      switch value {
      case .literal(let literal): return literal.kind == .nil
      case .member(let node) where node.name == "none":
        if node.base == nil, isOptional { return true }
        return nested.flatMap { factoryStep($0, value, at: position) } != nil
      default: return false
      }
    }
  }
}

extension Scope {
  /// What a name was taken out of.
  fileprivate var origin: Expression? { declaredValue ?? Scope.origin(of: binding) }

  private static func origin(of binding: Binding) -> Expression? {
    switch binding {
    case .value(let origin, _), .unwrapped(let origin): origin
    case .unwrappedPart(let part): origin(of: part)
    default: nil
    }
  }
}
