/// The framework's own `TransitionAction`, where a route's `action` gives one and where tabs are started with one: C3 and C9
/// of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCTransitionAction {
  let visitor: SUCVisitor
  let position: CodePosition

  static let name = "TransitionAction"
  private static let labels = [
    "push": ["animated"], "present": ["animated", "modalPresentationStyle", "delegate", "completion"],
  ]

  /// What properties `action` of routes give back, and whether that may be nil.
  static func values(in members: [Declaration], _ context: DeclarationContext, _ resolver: Resolver) -> [TextRange:
    Bool]
  {
    var found: [TextRange: Bool] = [:]
    for case .variable(let node) in members {
      for binding in node.bindings where binding.name?.text == "action" {
        guard let type = binding.type.map({ resolver.resolve($0, in: context) }),
          SUCFramework.name(of: type.unwrapped, resolver) == name
        else { continue }
        let getter = binding.accessors.first { $0.kind == .get }?.body?.statements ?? []
        for value in Returns.expressions(in: getter).flatMap(Returns.alternatives) {
          found[value.range] = type != type.unwrapped
        }
      }
    }
    return found
  }

  /// Whether nothing but the framework's type can be meant, and nobody adds to it.
  private var isCertain: Bool {
    let name = SUCTransitionAction.name
    return position.conditions.isEmpty && visitor.model.importers.contains(visitor.file)
      && visitor.model.version.isAtLeastTwo
      && position.scope.lookup(name) == nil && position.scope.context.generics[name] == nil
      && visitor.resolver.types(named: name).allSatisfy(\.isInterface) && visitor.resolver.globals(named: name).isEmpty
      && visitor.resolver.extensions(endingIn: name).isEmpty
  }

  /// Reports what is wrong with a value; true where something is.
  @discardableResult func check(_ value: Expression, isOptional: Bool) -> Bool {
    var call: CallExpression?
    var callee = value
    if case .call(let node) = value { (call, callee) = (node, node.callee) }
    guard case .member(let node) = callee, !node.name.isEmpty, call?.isBroken != true, isImplicit(node), isCertain
    else { return false }
    guard let labels = SUCTransitionAction.labels[node.name] else { return refuse(node, isOptional: isOptional) }
    let needsInput = node.name == "push"
    guard let call else {
      let form = needsInput ? "push(animated: true)" : "present()"
      return report(node.nameRange, "input-mismatch", "'.\(node.name)' needs its input: write '.\(form)'")
    }
    let given = call.arguments.map { $0.isTrailing ? "completion" : $0.label ?? "_" }
    var rest = labels[...]
    let isInOrder = given.allSatisfy { label in
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
    if !isInOrder || (needsInput && given.isEmpty) {
      let all = labels.map { $0 + ":" }.joined()
      return report(node.nameRange, "input-mismatch", "the input of '.\(node.name)' is written '\(node.name)(\(all))'")
    }
    return checkAnimation(call)
  }

  /// `.push`, `TransitionAction.push`
  private func isImplicit(_ node: MemberExpression) -> Bool {
    guard let base = node.base else { return true }
    guard case .name(let name) = base else { return false }
    return name.name == SUCTransitionAction.name
  }

  private func refuse(_ node: MemberExpression, isOptional: Bool) -> Bool {
    let isOfOptional =
      ["none", "some"].contains(node.name)
      || InputChecking(typer: visitor.typer).mayBeOfOptional(node.name)
    if node.name == "init" || (isOptional && node.base == nil && isOfOptional) { return false }
    let near = Spelling.nearest(to: node.name, in: SUCTransitionAction.labels.keys.sorted())
    return report(
      node.nameRange, "unknown-route",
      "'TransitionAction' has no case '\(node.name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  private func checkAnimation(_ call: CallExpression) -> Bool {
    guard let animated = call.arguments.first(where: { $0.label == "animated" })?.value,
      let actual = InputChecking(typer: visitor.typer)
        .mismatch(animated, expected: .external("Bool", []), in: position.scope)
    else { return false }
    return report(animated.range, "input-mismatch", "'animated:' takes 'Bool', not '\(actual.inputDescription)'")
  }

  private func report(_ range: TextRange, _ code: String, _ message: String) -> Bool {
    visitor.result.findings.append(RouteFinding.error(range, code, message))
    return true
  }
}

/// What `start`, `pop`, `popToRoot` and `dismiss` are given: C13.
struct SUCArgumentChecker {
  let reader: SUCCallReader

  private var visitor: SUCVisitor { reader.visitor }

  /// True where the call cannot be.
  @discardableResult func check(_ name: String) -> Bool {
    guard reader.position.conditions.isEmpty, !reader.call.isBroken, !reader.call.arguments.isEmpty,
      visitor.model.version.isAtLeastTwo, isMember(name),
      case .coordinator(let id) = visitor.receiver(reader.base, reader.position),
      let coordinator = visitor.model.coordinators[id], coordinator.isFullyKnown,
      reader.ownFunctions.inputs(of: name, on: reader.receiverType).isEmpty
    else { return false }
    let isTab = coordinator.kind == .tab
    guard coordinator.kind != .root, !isTab || name == "start" else { return false }
    let labels = reader.call.arguments.map { $0.isTrailing ? nil : $0.label }
    if name != "start" {
      return labels != ["animated"] && refuse(name, id, "takes 'animated:' alone")
    }
    if !isTab { return refuse(name, id, "takes nothing: its start route is a property of the coordinator") }
    if labels != ["with"] { return refuse(name, id, "takes a 'TransitionAction' with the label 'with:'") }
    let transition = SUCTransitionAction(visitor: visitor, position: reader.position)
    return transition.check(reader.call.arguments[0].value, isOptional: false)
  }

  private func isMember(_ name: String) -> Bool {
    if reader.base != nil { return true }
    return reader.position.scope.lookup(name) == nil && visitor.resolver.globals(named: name).isEmpty
  }

  private func refuse(_ name: String, _ id: NominalID, _ what: String) -> Bool {
    visitor.result.findings.append(
      RouteFinding.error(reader.nameRange, "input-mismatch", "'\(name)' of '\(id)' \(what)"))
    return true
  }
}
