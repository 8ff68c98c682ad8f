/// The types of what `@Steps` generates and of what property wrappers project: section 3 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowModel {
  // MARK: Members

  func memberType(_ name: String, of base: Type, in scope: Scope, by typer: Typer) -> Type? {
    if name.isEmpty { return nil }
    switch base {
    case .nominal(let id, let arguments):
      if let flow = flow(of: base, in: scope.context.file, typer.resolver) {
        return valueMember(name, of: flow, typer.resolver)
      }
      if id.name == "StepWrapper", arguments.count == 2 {
        return wrapperMember(name, arguments, in: scope.context.file, typer.resolver)
      }
      return nil
    case .metatype(.nominal(let id, _)): return staticMember(name, of: id, in: scope.context.file, typer.resolver)
    case .external("Binding", let arguments) where arguments.count == 1:
      return bindingMember(name, of: arguments[0], in: scope, typer)
    case .external("some wrapper of", let arguments) where arguments.count == 1:
      return looseMember(name, of: arguments[0], in: scope, typer)
    case .external("StateStep", let arguments) where arguments.count == 1,
      .external("State", let arguments) where arguments.count == 1:
      return storageMember(name, of: arguments[0], in: scope, typer)
    case .external("CurrentValueSubject", let arguments) where arguments.count == 2:
      return name == "value" ? arguments[0] : nil
    case .external("Store", let arguments) where arguments.count == 1:
      return storeMember(name, of: arguments[0], typer.resolver)
    default: return nil
    }
  }

  private func valueMember(_ name: String, of flow: Flow, _ resolver: Resolver) -> Type? {
    rely(on: flow, resolver)
    if name.hasPrefix("$") || name.hasPrefix("_") {
      return flow.step(named: String(name.dropFirst())).map { .wrapper(flow, $0) }
    }
    if name == "selected" { return flow.allSteps }
    return flow.step(named: name)?.valueType
  }

  private func wrapperMember(_ name: String, _ arguments: [Type], in file: FileID, _ resolver: Resolver) -> Type? {
    switch name {
    case "wrappedValue": arguments[1]
    case "projectedValue": .nominal(NominalID("StepWrapper"), arguments)
    case "id": flow(of: arguments[0], in: file, resolver)?.allSteps
    default: nil
    }
  }

  private func staticMember(_ name: String, of id: NominalID, in file: FileID, _ resolver: Resolver) -> Type? {
    if let flow = flow(id, in: file, resolver) {
      rely(on: flow, resolver)
      if name == "Steps" { return .metatype(flow.stepsType) }
      if name == "AllSteps" { return .metatype(flow.allSteps) }
      guard flow.mode == .full, let step = flow.step(named: name) else { return nil }
      guard step.takesValue else { return flow.type }
      return .function([Type.Element(label: nil, type: step.valueType)], flow.type)
    }
    guard let owner = stepsTypes[id], let flow = flow(owner, in: file, resolver) else { return nil }
    rely(on: flow, resolver)
    if name == "allCases" { return .array(flow.stepsType) }
    return flow.caseNames.contains(name) ? flow.stepsType : nil
  }

  /// Dynamic members of a binding are bindings.
  private func bindingMember(_ name: String, of type: Type, in scope: Scope, _ typer: Typer) -> Type? {
    switch name {
    case "wrappedValue": return type
    case "projectedValue": return .binding(type)
    default:
      let member = typer.memberType(name, of: type, in: scope)
      return member.isUnknown ? nil : .binding(member)
    }
  }

  private func looseMember(_ name: String, of type: Type, in scope: Scope, _ typer: Typer) -> Type? {
    switch name {
    case "wrappedValue", "projectedValue", "state", "binding", "value": return .loose(type)
    default:
      let member = typer.memberType(name, of: type, in: scope)
      return member.isUnknown ? nil : .loose(member)
    }
  }

  /// `_x` of a known wrapper; its projections existed up to 4.18.
  private func storageMember(_ name: String, of type: Type, in scope: Scope, _ typer: Typer) -> Type? {
    switch name {
    case "wrappedValue": return type
    case "projectedValue": return .binding(type)
    default: return looseMember(name, of: type, in: scope, typer)
    }
  }

  /// VDStore's store.
  private func storeMember(_ name: String, of state: Type, _ resolver: Resolver) -> Type? {
    guard resolver.names.isModule("VDStore") else { return nil }
    switch name {
    case "state", "wrappedValue": return state
    case "binding": return .binding(state)
    default: return nil
    }
  }

  // MARK: Types

  var makesDeclarations: Bool { true }

  func nestedType(_ name: String, of base: Type, by resolver: Resolver) -> Type? {
    guard case .nominal(let id, _) = base, let flow = flows[id] else { return nil }
    switch name {
    case "Steps":
      rely(on: flow, resolver)
      return flow.stepsType
    case "AllSteps":
      rely(on: flow, resolver)
      return flow.allSteps
    default: return nil
    }
  }

  // MARK: Calls

  func resultType(
    of call: CallExpression, operation: String, on receiver: Type, in scope: Scope, by typer: Typer
  ) -> Type? {
    func flow(of type: Type) -> Flow? { self.flow(of: type, in: scope.context.file, typer.resolver) }
    if case .metatype(let instance) = receiver, let flow = flow(of: instance), flow.mode == .full,
      flow.step(named: operation)?.takesValue ?? false
    {
      return flow.type
    }
    switch operation {
    case "select": return receiver.wrapped == nil && flow(of: receiver) == nil ? nil : .void
    case "isSelected":
      let base = FlowBase.strip(receiver)
      guard let flow = flow(of: base.type) else { return nil }
      rely(on: flow, typer.resolver)
      let bool = Type.external("Bool", [])
      if case .value = base { return bool }
      return .binding(bool)
    default: return nil
    }
  }

  // MARK: Names

  func nameType(_ node: NameExpression, in scope: Scope, by typer: Typer) -> Type? {
    let resolver = typer.resolver
    if let enclosing = scope.context.enclosingType, let flow = flow(enclosing, in: scope.context.file, resolver) {
      if let type = implicitMember(node.name, of: flow, in: scope.context, resolver) { return type }
    }
    let prefix = node.name.first
    if prefix == "$" || prefix == "_", node.name.count > 1 {
      if let local = scope.lookup(String(node.name.dropFirst())) {
        return prefix == "$" ? wrapped(local, by: typer) : nil
      }
      guard let property = WrappedProperty(String(node.name.dropFirst()), in: scope, typer) else { return nil }
      return property.type(prefix: prefix == "$" ? .dollar : .underscore)
    }
    if node.name == "state" || node.name == "self" { return extendedStore(node, in: scope, resolver) }
    return nil
  }

  /// `@Bindable var model = model`: of a local variable, nothing but a wrapper makes a `$model`.
  private func wrapped(_ local: Scope, by typer: Typer) -> Type? {
    let type = typer.type(of: local)
    guard local.mutability == .variable, case .nominal(let id, _) = type, flows[id] == nil else { return nil }
    return .loose(type)
  }

  private func implicitMember(
    _ name: String, of flow: Flow, in context: DeclarationContext, _ resolver: Resolver
  ) -> Type? {
    if name == "Steps" { return .metatype(flow.stepsType) }
    if name == "AllSteps" { return .metatype(flow.allSteps) }
    return context.isStatic
      ? staticMember(name, of: flow.id, in: context.file, resolver) : valueMember(name, of: flow, resolver)
  }

  /// `state` and `self` in `extension Store<Outer>` of VDStore.
  private func extendedStore(_ node: NameExpression, in scope: Scope, _ resolver: Resolver) -> Type? {
    guard scope.context.enclosingType == nil, resolver.names.isModule("VDStore") else { return nil }
    let entry = resolver.names.extensions(of: scope.context.file).first { $0.node.range.contains(node.range) }
    guard let entry, case .named(let components)? = entry.node.extended, let last = components.last,
      last.name == "Store", let argument = last.arguments.first, last.arguments.count == 1,
      resolver.types(named: "Store").isEmpty
    else { return nil }
    let state = resolver.resolve(argument, in: DeclarationContext(file: entry.file))
    return node.name == "state" ? state : .external("Store", [state])
  }

  /// What was said about a flow stays right until one of these names changes its meaning.
  func rely(on flow: Flow, _ resolver: Resolver) {
    for name in flow.dependencies { resolver.record(name) }
  }
}

/// A type without optionality, and how it is held.
enum FlowBase {
  case value(Type)
  case binding(Type)
  /// Held by something of unknown kind.
  case loose(Type)

  var type: Type {
    switch self {
    case .value(let type), .binding(let type), .loose(let type): type
    }
  }

  var isLoose: Bool {
    if case .loose = self { return true }
    return false
  }

  var isBinding: Bool {
    if case .binding = self { return true }
    return false
  }

  static func strip(_ type: Type) -> FlowBase {
    let type = type.unwrapped
    if let bound = type.boundType {
      if let inner = bound.unwrapped.looseType { return .loose(inner.unwrapped) }
      return .binding(bound.unwrapped)
    }
    if let held = type.looseType {
      // A binding inside something unknown is unknown too.
      return .loose(FlowBase.strip(held).type)
    }
    if case .external("StateStep", let arguments) = type, let held = arguments.first { return .loose(held.unwrapped) }
    return .value(type)
  }
}
