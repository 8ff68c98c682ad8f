/// What a file uses, calls aside, that not every version of the framework has. `activeTab` and the input of the initial
/// route are public in all of them, 2.0.0 included.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Something that the framework has since a patch release of 2.0.
struct StinsenLaterUse: Sendable {
  enum Feature: String, Sendable {
    case routerStorable
    case anyCoordinator = "AnyCoordinator"
    case onTapped = "onTapped:"
    case modalNonDismissible = ".modalNonDismissible"
    case dismissible = ".modal(dismissible:)"
    case hasParent = "hasParent()"
    case canDismiss
  }

  var feature: Feature
  var range: TextRange
}

struct StinsenLaterUses {
  private let visitor: StinsenVisitor

  init(_ visitor: StinsenVisitor) { self.visitor = visitor }

  func note(_ feature: StinsenLaterUse.Feature, _ range: TextRange) {
    visitor.result.laterUses.append(StinsenLaterUse(feature: feature, range: range))
  }

  /// `@Route(.modalNonDismissible)`, `@Route(tabItem: a, onTapped: b)`
  func note(_ attribute: Attribute) {
    for argument in attribute.arguments ?? [] {
      switch argument.value {
      case _ where argument.label == "onTapped": note(.onTapped, argument.value.range)
      case .member(let node) where node.name == "modalNonDismissible": note(.modalNonDismissible, node.nameRange)
      case .call(let call):
        guard case .member(let node) = call.callee, node.name == "modal" else { continue }
        note(.dismissible, node.nameRange)
      default: break
      }
    }
  }

  func note(_ entry: NameTable.TypeEntry) {
    for case .variable(let node) in entry.node.members {
      for case let name? in node.bindings.map(\.name) where name.text == "routerStorable" {
        note(.routerStorable, name.range)
      }
    }
  }

  /// `stack.hasParent()`, of a coordinator.
  func note(_ member: MemberExpression, of base: Expression, in scope: Scope) {
    guard member.name == "hasParent", !isAdded("hasParent", to: "NavigationStack"), isStack(base, in: scope) else {
      return
    }
    note(.hasParent, member.nameRange)
  }

  /// The workspace has a member of that name of its own.
  func isAdded(_ name: String, to type: String) -> Bool {
    visitor.resolver.record(type)
    return visitor.resolver.extensions(endingIn: type).contains { entry in
      entry.node.members.contains { $0.declaredNames.contains(name) }
    }
  }

  private func isStack(_ base: Expression, in scope: Scope) -> Bool {
    let owner: Type
    switch ReceiverChain.stripped(base) {
    case .name(let node) where node.name == "stack" && scope.lookup("stack") == nil:
      owner = visitor.typer.selfType(in: scope.context)
    case .member(let node) where node.name == "stack":
      guard let coordinator = node.base else { return false }
      owner = visitor.typer.type(of: coordinator, in: scope)
    default: return false
    }
    guard case .coordinator(let coordinator, _, isRouter: false) = visitor.model.receiver(of: owner, visitor.resolver)
    else { return false }
    return !coordinator.isForeign
  }
}
