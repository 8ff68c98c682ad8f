/// What a compiler refuses about the values of an operation and about operations that an existential lacks: C3 and C4 of
/// the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCValueChecker {
  let reader: SUCCallReader

  init(_ reader: SUCCallReader) { self.reader = reader }

  private var visitor: SUCVisitor { reader.visitor }
  private var model: SUCModel { reader.visitor.model }

  /// Reports a value that the operation cannot take; true where there is one.
  func check(
    _ operation: SUCOperation, _ value: Expression, _ values: [EnumReading], _ receiver: SUCReceiver,
    _ route: NominalID?
  ) -> Bool {
    guard reader.position.conditions.isEmpty else { return false }
    if case .parameter(_, let parameter) = receiver, route == nil {
      return checkSymbolic(operation, values, parameter)
    }
    guard case .coordinator(let id) = receiver, let route else { return false }
    return checkList(operation, value, route) || checkType(operation, value, route, id)
  }

  /// `coordinator.show(route: .list)`, where all that is known of the route is that it is the generic parameter's.
  private func checkSymbolic(_ operation: SUCOperation, _ values: [EnumReading], _ parameter: String) -> Bool {
    let isNamed = values.contains { reading in
      reading.name?.isEmpty == false && !reading.isUnfinished && (!reading.isQualified || !reading.hops.isEmpty)
    }
    guard isNamed, !model.hasRouteExtensions, !reader.required.mayBeKnown(reader.receiverType) else { return false }
    return report(
      reader.nameRange, "wrong-receiver",
      "'\(operation.title)' of '\(parameter)' takes '\(parameter).Route', and nothing says which routes those are; "
        + "send an action with 'handle'")
  }

  /// `set(routes: .list)`, `set(routes: ShopRoute.list)`
  private func checkList(_ operation: SUCOperation, _ value: Expression, _ route: NominalID) -> Bool {
    guard operation != .show, !model.extendedTypes.contains("Array") else { return false }
    var callee = value
    if case .call(let call) = value { callee = call.callee }
    guard case .member(let node) = callee, model.routes[route]?.case(node.name) != nil else { return false }
    if let base = node.base {
      guard case .metatype(let type) = visitor.typer.type(of: base, in: reader.position.scope), type.nominalID == route
      else { return false }
    }
    return report(
      node.nameRange, "input-mismatch", "'\(operation.title)' takes a list of routes: write '[.\(node.name)…]'")
  }

  /// `append(routes: [deepLink.route])`, `show(route: route)` of a route of another coordinator
  private func checkType(
    _ operation: SUCOperation, _ value: Expression, _ route: NominalID, _ coordinator: NominalID
  ) -> Bool {
    var elements = [value]
    if operation != .show, case .array(let node) = ReceiverChain.stripped(value) { elements = node.elements }
    for element in elements {
      guard let (type, remedy) = misfit(of: element, route) else { continue }
      return report(
        element.range, "input-mismatch",
        "'\(operation.title)' of '\(coordinator)' takes '\(route)', not \(type); \(remedy)")
    }
    return false
  }

  /// What the value is instead, and what to do about it. A case by its name is reported as such.
  private func misfit(of value: Expression, _ route: NominalID) -> (type: String, remedy: String)? {
    let type = visitor.typer.type(of: value, in: reader.position.scope)
    if SUCFramework.isAnyRoute(type, visitor.resolver) {
      return ("any 'NavigationRoute'", "cast it with 'as? \(route)'")
    }
    guard let other = type.nominalID, other != route, let declared = model.routes[other], declared.isClosed,
      model.routes[route] != nil, case .name = ReceiverChain.stripped(value)
    else { return nil }
    return ("'\(other)'", "send an action to a coordinator that shows it")
  }

  /// `parent?.popToRoot()`: a 'Coordinator' handles actions, and only a 'Navigator' moves.
  @discardableResult func checkNavigation(_ name: String) -> Bool {
    guard reader.base != nil, reader.position.conditions.isEmpty, model.importers.contains(visitor.file),
      model.version.isAtLeastTwo, model.extendedTypes.isDisjoint(with: ["Coordinator"]),
      SUCFramework.name(of: reader.receiverType.unwrapped, visitor.resolver) == "Coordinator"
    else { return false }
    return report(
      reader.nameRange, "wrong-receiver",
      "'\(name)()' does not exist on 'Coordinator', which only handles actions; send it one with 'handle'")
  }

  private func report(_ range: TextRange, _ code: String, _ message: String) -> Bool {
    visitor.result.findings.append(RouteFinding.error(range, code, message))
    return true
  }
}
