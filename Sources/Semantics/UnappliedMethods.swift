/// Methods of instances that are asked of their type: `Nav.push(nav)(.detail)`.

import Facts
import SourceText

extension Typer {
  /// What a call on a type means: a function or a case of its own, else the method of the instance that it is given.
  func typeCallees(_ found: [FoundMember], on instance: Type) -> [Callee] {
    let own = found.filter { found in
      if case .function = found.member.declaration { return found.member.head.modifiers.isTypeMember }
      return true
    }
    return own.isEmpty ? callees(found, on: instance).map { unapplied($0, of: instance) } : callees(own, on: instance)
  }

  private func unapplied(_ method: Callee, of instance: Type) -> Callee {
    var method = method
    method.result = .function(method.types.map { Type.Element(label: nil, type: $0) }, method.result)
    method.parameters = [Parameter(label: nil, name: "self", nameRange: TextRange(0, 0), type: .unknown)]
    method.types = [instance]
    return method
  }
}

extension Typer {
  /// Whether a name means a variable that holds a function as well as functions: `select` of
  /// `var select: (Tab) -> Void` beside `func select(_ route: Route, animated: Bool = true)`.
  package func mayMeanValue(_ found: [FoundMember]) -> Bool {
    guard found.count > 1 else { return false }
    let variables = found.filter { if case .variable = $0.member.declaration { true } else { false } }
    guard !variables.isEmpty,
      found.contains(where: { if case .function = $0.member.declaration { true } else { false } })
    else { return false }
    return variables.contains { if case .function = type(of: $0).unwrapped { true } else { false } }
  }
}
