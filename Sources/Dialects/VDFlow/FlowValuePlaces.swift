/// Places inside other values that hold a flow: elements of lists, what a wrapper or a subject starts with, the result
/// of a closure.

import Facts
import Semantics
import SourceText

extension VDFlowVisitor {
  func expectParts(of expression: Expression, _ expected: Type, at position: CodePosition) {
    let wanted = expected.unwrapped
    switch expression {
    case .array(let node):
      let element = typer.elementType(of: wanted)
      for value in node.elements { expect(value, element, at: position) }
    case .tuple(let node) where node.elements.count > 1:
      guard case .tuple(let parts) = wanted, parts.count == node.elements.count else { return }
      for (element, part) in zip(node.elements, parts) { expect(element.value, part.type, at: position) }
    case .dictionary(let node):
      guard case .external("Dictionary", let arguments) = wanted, arguments.count == 2 else { return }
      for element in node.elements {
        expect(element.key, arguments[0], at: position)
        expect(element.value, arguments[1], at: position)
      }
    case .sequence(let node) where node.operators.allSatisfy { $0 == "??" }:
      // What stands on the left says more about the rest, where it is known.
      guard let last = node.operands.last, type(of: expression, at: position).isUnknown else { return }
      for value in node.operands.dropLast() { expect(value, .optional(wanted), at: position) }
      expect(last, expected, at: position)
    case .closure(let node):
      guard case .function(_, let result) = wanted, let only = VDFlowVisitor.result(of: node) else { return }
      expect(only, result, at: position)
    case .call(let call):
      expectParts(of: call, expected, at: position)
      guard case .external(let name, let arguments) = wanted, let held = arguments.first, isCall(call, of: name) else {
        return
      }
      expectInitial(call, held, by: name, at: position)
    default: break
    }
  }

  /// Of a list without a type, an element whose type stands in front tells.
  func expectInitial(_ value: Expression, _ written: TypeSyntax?, at position: CodePosition) {
    if let written {
      expect(value, resolver.resolve(written, in: position.scope.context), at: position)
    } else if case .array = value {
      expect(value, type(of: value, at: position), at: position)
    }
  }

  /// `{ .home }()`, `.flow(.home)`, `.success(.home)`, `.init(.home)`
  private func expectParts(of call: CallExpression, _ expected: Type, at position: CodePosition) {
    let wanted = expected.unwrapped
    switch (call.callee, wanted) {
    case (.closure(let node), _) where call.arguments.isEmpty:
      if let only = VDFlowVisitor.result(of: node) { expect(only, expected, at: position) }
    case (.member(let node), .external("Binding", let arguments)) where node.base == nil && arguments.count == 1:
      expectBound(by: call, node.name, arguments[0], at: position)
    case (.member(let node), .external("Result", let arguments)) where node.name == "success":
      guard let value = call.arguments.first, let held = arguments.first, call.arguments.count == 1 else { return }
      expect(value.value, held, at: position)
    case (.member(let node), .nominal(let id, _)) where node.base == nil && flow(of: wanted) == nil:
      if node.name == "init" {
        // An optional has an initializer of its own.
        guard expected == wanted else { return }
        noteView(call, id, at: position)
      }
      for (index, argument) in call.arguments.enumerated() where VDFlowVisitor.mayBeImplicit(argument.value) {
        expect(argument.value, typer.expectedType(of: index, in: call, on: wanted), at: position)
      }
    default: break
    }
  }

  /// `.constant(.home)`, `.init(get: { .home }, set: { _ in })`
  private func expectBound(by call: CallExpression, _ name: String, _ held: Type, at position: CodePosition) {
    guard let first = call.arguments.first else { return }
    switch (name, call.arguments.count) {
    case ("constant", 1): expect(first.value, held, at: position)
    case ("init", 2) where call.arguments[1].label == "set": expect(first.value, .function([], held), at: position)
    default: break
    }
  }

  /// The value of a closure of one expression, whose type is not written.
  static func result(of node: ClosureExpression) -> Expression? {
    guard node.result == nil, node.statements.count == 1, case .expression(let only)? = node.statements.first else {
      return nil
    }
    return only
  }

  /// `{ () -> Root in .home }`
  func expectResult(of node: ClosureExpression, at position: CodePosition) {
    guard let written = node.result, node.statements.count == 1, case .expression(let only)? = node.statements.first
    else { return }
    expect(only, resolver.resolve(written, in: position.scope.context), at: position)
  }

  func expectDefaults(_ parameters: [Parameter], at position: CodePosition) {
    for parameter in parameters {
      guard let value = parameter.defaultValue else { continue }
      expect(value, resolver.resolve(parameter.type, in: position.scope.context), at: position)
    }
  }

  /// `[.home, .list].contains(r.selected)`
  func expectElements(of call: CallExpression, at position: CodePosition) {
    guard case .member(let node) = call.callee, node.name == "contains", case .array(let array)? = node.base,
      call.arguments.count == 1, let value = call.arguments.first, value.label == nil,
      let flow = selectedFlow(type(of: value.value, at: position))
    else { return }
    for element in array.elements { expectCase(element, flow, isOptional: true, call: nil, at: position) }
  }

  /// `.init(…)` or `Name(…)`; with generic arguments the call says itself what it holds.
  private func isCall(_ call: CallExpression, of name: String) -> Bool {
    switch call.callee {
    case .name(let node): node.name == name && node.genericArguments.isEmpty
    case .member(let node): node.base == nil && node.name == "init"
    default: false
    }
  }

  /// `CurrentValueSubject<Root, Never>(.home)`
  func expectHeld(by call: CallExpression, at position: CodePosition) {
    let holder: NameExpression
    switch call.callee {
    case .name(let node): holder = node
    case .member(let node):
      guard node.name == "init", case .name(let base)? = node.base else { return }
      holder = base
    default: return
    }
    guard let first = holder.genericArguments.first, case .external = type(of: .call(call), at: position) else {
      return
    }
    expectInitial(call, resolver.resolve(first, in: position.scope.context), by: holder.name, at: position)
  }

  /// Where other modules' types take the value that they hold, only those of SwiftUI, Combine and VDFlow tell.
  private func expectInitial(_ call: CallExpression, _ held: Type, by name: String, at position: CodePosition) {
    guard let first = call.arguments.first,
      VDFlowVisitor.holders[name]?.contains(first.label ?? "_") ?? false,
      flow(of: held.unwrapped) != nil || selectedFlow(held) != nil
    else { return }
    expect(first.value, held, at: position)
  }

  /// What holds a value, with the labels of the parameter that it starts with.
  private static let holders: [String: Set<String>] = [
    "StateStep": ["wrappedValue"], "State": ["wrappedValue", "initialValue"],
    "Published": ["wrappedValue", "initialValue"], "CurrentValueSubject": ["_"], "CurrentValueRelay": ["_"],
  ]

  /// What methods of collections and of Combine's subjects take.
  func elementArgument(_ argument: Argument, of call: CallExpression, at position: CodePosition) -> Type {
    guard case .member(let member) = call.callee, let base = member.base else { return .unknown }
    let receiver = type(of: base, at: position).unwrapped
    if member.name == "send", argument.label == nil { return sent(to: receiver) }
    let element = typer.elementType(of: receiver)
    if element.isUnknown || typer.isAddedToCollections(member.name, call) { return .unknown }
    switch (member.name, argument.label) {
    case ("append", nil), ("insert", nil), ("contains", nil), ("remove", nil), ("firstIndex", "of"),
      ("lastIndex", "of"):
      return element
    case ("append", "contentsOf"), ("insert", "contentsOf"): return .array(element)
    default: return .unknown
    }
  }

  /// Where the workspace adds methods to subjects, theirs may be meant.
  private func sent(to subject: Type) -> Type {
    guard case .external(let name, let arguments) = subject, let value = arguments.first,
      ["PassthroughSubject", "CurrentValueSubject"].contains(name)
    else { return .unknown }
    let extended = [name, "Subject", "Publisher"].contains { type in
      resolver.record(type)
      return !resolver.extensions(endingIn: type).isEmpty
    }
    return extended ? .unknown : value
  }

  /// `r ?? .home`
  func expectFallback(_ left: Expression, _ right: Expression, at position: CodePosition) {
    let type = type(of: left, at: position)
    guard case .optional(let held) = type else { return }
    expect(right, held, at: position)
  }
}
