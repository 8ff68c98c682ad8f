/// Routers of other packages that are made for a route: `router.navigateTo(.post(id))` of a `Router<Tab, Post>` which no file
/// here declares. What they do with it nobody knows, so that nothing is wrong; but it goes there.

import Facts
import Semantics
import SourceText

extension PathOperationReader {
  func readOtherRouter(_ call: CallExpression, _ node: MemberExpression, _ base: Expression) {
    guard let argument = OtherRouters.route(in: call, node.name), let value = EnumPathVisitor.member(argument.value),
      case .external(let name, let made) = typer.type(of: base, in: position.scope).unwrapped
    else { return }
    let given = value.base == nil ? made : [typer.type(of: argument.value, in: position.scope)]
    let meant = OtherRouters.routes(among: given, model).filter { route in
      route.nominalID.flatMap { model.routes[$0]?.case(value.name) } != nil
    }
    guard meant.count == 1, let route = meant.first else { return }
    var reader = self
    reader.doubt = "'\(node.name)' of '\(name)' is another package's"
    let count = visitor.result.transitions.count
    reader.transition(.push, node.name, name, argument.value, expecting: route)
    // Or it presents it.
    for index in visitor.result.transitions.indices.dropFirst(count) {
      visitor.result.transitions[index].isConditional = true
    }
  }
}

enum OtherRouters {
  /// What a function takes first, if it is called like one that navigates.
  static func route(in call: CallExpression, _ name: String) -> Argument? {
    guard let argument = call.arguments.first, [nil, "to"].contains(argument.label),
      MutatorReader.startsLikeMutator(name)
    else { return nil }
    return argument
  }

  /// What may be given to a receiver of this type.
  static func routes(taken call: CallExpression, _ name: String, by type: Type, _ model: EnumPathModel) -> [Type] {
    guard route(in: call, name) != nil, case .external(_, let made) = type.unwrapped else { return [] }
    return routes(among: made, model)
  }

  fileprivate static func routes(among types: [Type], _ model: EnumPathModel) -> [Type] {
    types.filter { $0.nominalID.map { model.routes[$0] != nil } ?? false }
  }

  /// As far as names tell.
  static func isPush(_ call: CallExpression, _ node: MemberExpression, _ cases: NameSet) -> Bool {
    guard let argument = route(in: call, node.name), let value = EnumPathVisitor.member(argument.value) else {
      return false
    }
    return cases.contains(value.name)
  }
}
