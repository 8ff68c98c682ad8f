/// What Combine's subjects are given, as far as their types are written: `PassthroughSubject<AppRoute, Never>`.

import Facts
import Semantics

struct SubjectValues {
  let typer: Typer
  let scope: Scope

  private static let subjects: Set<String> = ["PassthroughSubject", "CurrentValueSubject"]

  /// `events.send(.home)`, `CurrentValueSubject<AppRoute, Never>(.home)`
  func input(_ index: Int, of call: CallExpression) -> Type {
    guard index == 0, call.arguments.count == 1, call.arguments[0].label == nil else { return .unknown }
    switch call.callee {
    case .name(let node) where node.name == "CurrentValueSubject" && node.genericArguments.count == 2:
      return output(of: typer.type(of: .call(call), in: scope))
    case .member(let node) where node.name == "send":
      let output = output(of: node.base.map { typer.type(of: $0, in: scope) } ?? .unknown)
      return output.isUnknown || isAdded("send") ? .unknown : output
    default: return .unknown
    }
  }

  /// Of what is assigned to: `current.value = .home`
  func type(of target: Expression) -> Type {
    let type = typer.type(of: target, in: scope)
    guard type.isUnknown, case .member(let node) = target, node.name == "value", let base = node.base
    else { return type }
    let subject = typer.type(of: base, in: scope)
    guard case .external("CurrentValueSubject", _) = subject.unwrapped else { return type }
    return output(of: subject)
  }

  private func output(of type: Type) -> Type {
    guard case .external(let name, let parts) = type.unwrapped, parts.count == 2, SubjectValues.subjects.contains(name)
    else { return .unknown }
    return parts[0]
  }

  /// The workspace's own `send` may take something else.
  private func isAdded(_ name: String) -> Bool {
    ["PassthroughSubject", "CurrentValueSubject", "Subject", "Publisher"].contains { type in
      typer.resolver.extensions(endingIn: type).contains { entry in
        entry.node.members.contains { $0.declaredNames.contains(name) }
      }
    }
  }
}
