/// `Basic` coordinators that are no subclasses: their handler is a closure, and the name that holds them is theirs.

import Facts
import RouteGraph
import Semantics
import SourceText

/// One construction of a `Basic` coordinator with its handler.
struct XCBasic: Sendable {
  var route: NominalID
  var kind: XCClass.Kind
  /// Of the variable that holds it, or the constructed type's.
  var name: String
  var nameRange: TextRange
  /// From the name to the end of the call.
  var range: TextRange
  var closure: XCClosure
  var conditions: [BuildCondition]
}

extension XCVisitor {
  /// Remembers the name that a declaration gives to what it constructs.
  func noteHolders(_ node: VariableDeclaration) {
    for binding in node.bindings {
      guard let name = binding.name, case .call(let call)? = binding.value.map(XCVisitor.plain) else { continue }
      noteHolder(name.text, name.range, of: call)
    }
  }

  func noteHolder(of node: AssignmentExpression) {
    guard case .call(let call) = XCVisitor.plain(node.value) else { return }
    switch node.target {
    case .name(let target): noteHolder(target.name, target.nameRange, of: call)
    case .member(let target): noteHolder(target.name, target.nameRange, of: call)
    default: break
    }
  }

  private func noteHolder(_ name: String, _ range: TextRange, of call: CallExpression) {
    guard XCBasicReader.handler(of: call) != nil else { return }
    holders[ObjectIdentifier(call)] = (name, range)
  }
}

struct XCBasicReader {
  let visitor: XCVisitor
  let call: CallExpression
  let position: CodePosition

  /// The closure that answers routes.
  static func handler(of call: CallExpression) -> ClosureExpression? {
    for argument in call.arguments where argument.label == "prepareTransition" || argument.isTrailing {
      if case .closure(let closure) = argument.value { return closure }
    }
    return nil
  }

  func read() {
    checkMap()
    checkInherited()
    guard let closure = XCBasicReader.handler(of: call), ConstructionFinder.constructedType(call) != nil else { return }
    let type = visitor.typer.type(of: .call(call), in: position.scope)
    guard type.nominalID?.name == XCName.basic, let route = visitor.types.routeType(of: type)?.nominalID,
      let declared = visitor.model.routes[route]
    else { return }
    let subject = closure.parameters?.first?.name ?? "$0"
    XCHandlerSwitch(visitor, declared, "prepareTransition", position.scope.context).check(
      closure.statements, subject: subject)
    let named = visitor.holders[ObjectIdentifier(call)]
    let nameRange = named?.range ?? call.callee.range
    let frame = XCFrame(scope: position.scope, own: position.owner.type, file: visitor.file, mode: .transition)
    visitor.result.basics.append(
      XCBasic(
        route: route, kind: kind(of: type), name: named?.name ?? visitor.types.spelling(type),
        nameRange: nameRange, range: TextRange(nameRange.start, call.range.end),
        closure: XCClosure(node: closure, frame: frame), conditions: position.conditions))
  }

  /// The `map:` of a redirection is a handler as well, and what it returns goes to the parent. Own initializers may take
  /// another closure last, or by that name.
  private func checkMap() {
    guard let index = call.arguments.firstIndex(where: { $0.label == "map" || $0.isTrailing }),
      case .closure(let closure) = call.arguments[index].value
    else { return }
    var type = visitor.typer.type(of: .call(call), in: position.scope)
    if case .member(let member) = call.callee, case .name(let base)? = member.base, base.name == "super" {
      type = visitor.typer.selfType(in: position.scope.context)
    }
    guard visitor.types.isRedirection(type), let taken = visitor.types.routeType(of: type), let route = taken.nominalID,
      let declared = visitor.model.routes[route], let parent = visitor.types.parentRouteType(of: type),
      visitor.typer.expectedType(of: index, in: call, position.scope).unwrapped
        == .function([Type.Element(label: nil, type: taken)], parent)
    else { return }
    XCHandlerSwitch(visitor, declared, "map", position.scope.context).check(
      closure.statements, subject: closure.parameters?.first?.name ?? "$0")
    for value in Returns.expressions(in: closure.statements) { visitor.redirected[value.range] = parent }
  }

  /// The handler that a subclass gives its superclass: `super.init(rootViewController: …) { route in … }`
  private func checkInherited() {
    guard case .member(let member) = call.callee, member.name == "init", case .name(let base)? = member.base,
      base.name == "super",
      let index = call.arguments.firstIndex(where: { $0.label == "prepareTransition" || $0.isTrailing }),
      case .closure(let closure) = call.arguments[index].value
    else { return }
    let own = visitor.typer.selfType(in: position.scope.context)
    guard visitor.resolver.arguments(of: XCName.basic, in: own) != nil, let taken = visitor.types.routeType(of: own),
      let declared = taken.nominalID.flatMap({ visitor.model.routes[$0] }),
      case .function(let parameters, _) = visitor.typer.expectedType(of: index, in: call, position.scope).unwrapped,
      parameters.map(\.type) == [taken]
    else { return }
    XCHandlerSwitch(visitor, declared, "prepareTransition", position.scope.context).check(
      closure.statements, subject: closure.parameters?.first?.name ?? "$0")
  }

  private func kind(of type: Type) -> XCClass.Kind {
    switch visitor.types.rootKind(ofCoordinator: type) {
    case .navigation: .navigation
    case .tab: .tab
    case .split: .split
    case .page: .page
    case .view, nil: .view
    }
  }
}

extension XCModel {
  /// With the coordinators that only code of bodies makes.
  func adding(_ basics: [(file: FileID, basic: XCBasic)]) -> XCModel {
    if basics.isEmpty { return self }
    var model = self
    model.memory = nil
    for (file, basic) in basics {
      let id = NominalID(basic.name, privateTo: file)
      guard model.classes[id] == nil else { continue }
      model.classes[id] = XCClass(
        id: id, kind: basic.kind, route: basic.route, parentRoute: nil, isCoordinator: true, takesHandlerClosure: true,
        isTest: file.isTest, isPublic: false, superclass: nil, declarations: [Location(file, basic.nameRange)],
        extents: [basic.range], conditions: basic.conditions, closure: basic.closure)
      model.handlers[basic.route, default: []].append(id)
      model.sortHandlers(of: basic.route)
    }
    return model
  }

  /// Production code first, then by name.
  mutating func sortHandlers(of route: NominalID) {
    guard var ids = handlers[route] else { return }
    ids.sort { a, b in
      let (first, second) = (classes[a]?.isTest == true, classes[b]?.isTest == true)
      return first == second ? a < b : !first
    }
    handlers[route] = ids
  }
}
