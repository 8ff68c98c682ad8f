/// Actions that stand elsewhere than in the call of `handle`: in a local constant, or in a list that is gone through.

import Facts
import RouteGraph
import Semantics
import SourceText

extension SUCCallReader {
  /// `let action = ItemAction.edit; coordinator.handle(action)`: what the constant is for certain, told at its name. The
  /// case itself is noted where it is written.
  func kept(_ value: Expression) -> [EnumReading] {
    let bare = ReceiverChain.stripped(value)
    guard case .name(let node) = bare, let made = position.scope.lookup(node.name)?.constantValue else { return [] }
    let type = visitor.typer.type(of: bare, in: position.scope)
    var reader = visitor.reader
    reader.assumesValue = true
    let expected = SUCFramework.isAnyAction(type, visitor.resolver) ? .unknown : type
    let readings = reader.readings(of: made, expecting: expected, in: position.scope)
    guard readings.allSatisfy({ $0.isResolved && $0.forks.isEmpty }) else { return [] }
    return readings.compactMap { reading in
      guard let first = reading.hops.first, visitor.model.actions[first.owner] != nil else { return nil }
      let hop = EnumHop(owner: first.owner, name: first.name, range: node.nameRange, isAlias: first.isAlias)
      var told = EnumReading(hops: [hop], range: node.nameRange)
      told.isQualified = reading.isQualified
      return told
    }
  }

  /// `[ItemAction.done, .edit].forEach(coordinator.handle)`
  func sendEach() {
    guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil, let base,
      case .array(let list) = ReceiverChain.stripped(base),
      let (handler, range) = SUCCallReader.handler(only.value, position),
      !visitor.typer.isAddedToCollections("forEach", call)
    else { return }
    let element = visitor.typer.elementType(of: visitor.typer.type(of: base, in: position.scope))
    SUCCallReader(visitor, call, range, handler, position).send(each: list.elements, of: element)
  }

  private static func handler(_ value: Expression, _ position: CodePosition) -> (base: Expression?, range: TextRange)? {
    switch ReceiverChain.stripped(value) {
    case .member(let node) where node.name == "handle" && node.base != nil: (node.base, node.nameRange)
    case .name(let node) where node.name == "handle" && position.scope.lookup("handle") == nil: (nil, node.nameRange)
    default: nil
    }
  }
}
