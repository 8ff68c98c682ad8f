/// Values that push when they are called: `navigate(.detail)`, where the type of `navigate` declares `callAsFunction`.

import Facts
import Semantics
import SourceText

extension NameSet {
  /// Among functions that push: some type with a path, or one that hands on to such a type, can be called.
  var callsValues: Bool { contains(EnumPathCallback.whenCalled) }
}

extension CallExpression {
  /// By which name a value is called: `navigate` of `self.navigate(.detail)`.
  var calledValue: String? {
    let name: String
    switch ReceiverChain.stripped(callee) {
    case .name(let node): name = node.name
    case .member(let node): name = node.name
    default: return nil
    }
    return name.startsLikeType ? nil : name
  }
}

extension PathOperationReader {
  /// True where the type of what is called says that calling it pushes.
  func readCalledValue(_ call: CallExpression) -> Bool {
    guard visitor.callsValues, let name = call.calledValue,
      position.scope.lookup(name) != nil || !visitor.resolver.isDeclaredNowhere(name)
    else { return false }
    let type = visitor.typer.type(of: call.callee, in: position.scope).unwrapped
    guard let id = type.nominalID else { return false }
    let calls = MutatorCalls(visitor.$model, visitor.typer, position.scope)
    let (found, others) = calls.candidates(for: call, EnumPathCallback.whenCalled, on: type, written: type)
    if found.isEmpty { return false }
    read(call, name, id.name, MutatorOverloads(calls, visitor.reader, found, others).meaning(of: call), found)
    return true
  }
}
