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
