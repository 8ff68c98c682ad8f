/// Sheets of a value that holds the route: `.sheet(item: $nav.presented) { item in switch item.kind { … } }`, as an enum that is
/// not `Identifiable` needs one.

import Facts
import Semantics
import SourceText

struct HeldPresentations {
  let resolver: Resolver

  /// The enum that a sheet's content takes out of a struct of the workspace, and shows a view for each case of.
  func held(by type: Type, shownBy call: CallExpression) -> NominalID? {
    guard case .nominal(let id, _) = type, resolver.isWorkspaceType(id),
      case .closure(let content)? = call.arguments.last?.value,
      let node = HeldPresentations.shown(by: content.statements, depth: 0),
      case .member(let member) = ReceiverChain.stripped(node.subject), case .name(let whole)? = member.base,
      whole.name == content.parameters?.first?.name ?? "$0",
      node.cases.allSatisfy({ !ConstructionFinder.outermost(in: $0.statements).isEmpty })
    else { return nil }
    return stored(member.name, in: id)
  }

  /// The `switch` that is all of the content, or stands in SwiftUI's containers there.
  private static func shown(by statements: [Statement], depth: Int) -> SwitchStatement? {
    guard depth < 16, statements.count == 1 else { return nil }
    switch statements[0] {
    case .switch(let node): return node
    case .expression(var value):
      while case .call(let call) = value {
        switch call.callee {
        case .member(let modifier):
          guard let base = modifier.base else { return nil }
          value = base
        case .name(let node):
          guard EnumPathSwiftUI.plainContainers.contains(node.name) || EnumPathSwiftUI.stacks.contains(node.name),
            case .closure(let content)? = call.arguments.last?.value
          else { return nil }
          return shown(by: content.statements, depth: depth + 1)
        default: return nil
        }
      }
      return nil
    default: return nil
    }
  }

  /// An enum in the one property that is of it, and that whoever makes the value says.
  private func stored(_ name: String, in id: NominalID) -> NominalID? {
    let held = HeldTypes(resolver: resolver, domain: EnumDomain(resolver: resolver, harmless: EnumPathSwiftUI.harmless))
      .enums(of: id)
    let types = resolver.info(id).members(named: name).map { member -> NominalID? in
      guard case .variable(let node, let index) = member.declaration, index < node.bindings.count,
        !node.bindings[index].isComputed, let written = node.bindings[index].type
      else { return nil }
      return resolver.resolve(written, in: member.context(resolver)).nominalID
    }
    guard types.count == 1, let type = types[0], held.contains(type), isOnly(type, in: id) else { return nil }
    return type
  }

  private func isOnly(_ type: NominalID, in id: NominalID) -> Bool {
    let written = resolver.info(id).entries.flatMap { entry -> [Type] in
      let context = resolver.context(inside: entry, of: id).inner
      return entry.node.members.flatMap { member -> [Type] in
        guard case .variable(let node) = member, !node.head.modifiers.isTypeMember else { return [] }
        return node.bindings.filter { !$0.isComputed }.compactMap(\.type).map { resolver.resolve($0, in: context) }
      }
    }
    return written.count { $0.unwrapped.nominalID == type } == 1
  }
}

extension EnumPathModel {
  /// What a function that presents or pushes anything may be given: routes, and what holds one.
  func mayBeShown(_ id: NominalID) -> Bool { routes[id] != nil || wrappers.contains(id) }
}
