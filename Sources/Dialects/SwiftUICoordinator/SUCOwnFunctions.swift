/// Functions of the workspace that have the name of one of the framework's: a call may mean them instead.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCOwnFunctions {
  let visitor: SUCVisitor
  let call: CallExpression

  private var resolver: Resolver { visitor.resolver }

  /// What those take first that fit the call: the receiver's own ones, and those of extended framework types.
  func inputs(of name: String, on receiver: Type) -> [Type] {
    let own = resolver.members(name, of: receiver.unwrapped).compactMap { found -> Type? in
      guard !found.member.entry.isInterface else { return nil }
      let context = found.member.context(resolver)
      guard case .function(let node) = found.member.declaration else { return .unknown }
      return input(of: node, context)?.substituting(found.substitution)
    }
    return own + added(name)
  }

  /// The receiver's own constraints decide whether it has such a function: that is left open.
  private func added(_ name: String) -> [Type] {
    visitor.model.extendedTypes.sorted().flatMap { type in
      resolver.extensions(endingIn: type).flatMap { entry -> [Type] in
        guard let context = SUCDefaultHandlers(resolver).extended(entry)?.context else { return [] }
        return entry.node.members.compactMap { member in
          guard case .function(let node) = member, node.name == name else { return nil }
          return input(of: node, context)
        }
      }
    }
  }

  private func input(of node: FunctionDeclaration, _ context: DeclarationContext) -> Type? {
    guard visitor.typer.fits(call, node.parameters), !SUCHandlerReader.isHandler(node, context, resolver) else {
      return nil
    }
    guard let parameter = node.parameters.first else { return .unknown }
    return resolver.resolve(parameter.type, in: context.adding(node.generics, node.requirements))
  }

  /// Whether one of those inputs may take a value of an enum.
  func mayTake(_ id: NominalID, _ inputs: [Type]) -> Bool { inputs.contains { mayTake(id, $0) } }

  private func mayTake(_ id: NominalID, _ type: Type) -> Bool {
    let element = visitor.typer.elementType(of: type.unwrapped)
    let plain = element.isUnknown ? type.unwrapped : element.unwrapped
    switch plain {
    case .nominal(let other, _): return other == id || resolver.info(other).isProtocol
    case .external(let name, _): return !Platform.concreteValueTypes.contains(name)
    default: return true
    }
  }
}
