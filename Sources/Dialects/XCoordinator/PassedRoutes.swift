/// Functions that pass a route on to a router, and the calls that hand them one.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCVisitor {
  func notePasses(_ call: CallExpression, at position: CodePosition) {
    guard let (name, _) = XCSiteReader.operation(call), !XCSiteReader.operations.contains(name) else { return }
    var callees: [Callee]?
    for argument in call.arguments where !argument.isTrailing {
      let isCase = expectations.isInteresting(argument.value)
      let forwarded = parameter(argument.value, at: position)
      let isExplicit = explicitCase(argument.value, at: position)
      guard isCase || forwarded != nil || isExplicit else { continue }
      callees = callees ?? typer.callees(of: call, in: position.scope)
      guard let index = call.arguments.firstIndex(where: { $0.range == argument.range }) else { continue }
      let type = typer.expectedType(of: index, in: call, position.scope)
      guard let route = type.unwrapped.nominalID, model.routes[route] != nil else { continue }
      let reader = XCSiteReader(self, call, position)
      let site = reader.passed(argument.value, route)
      result.passes.append(XCPass(function: name, label: argument.label, site: site, parameter: forwarded))
    }
  }

  private func explicitCase(_ expression: Expression, at position: CodePosition) -> Bool {
    guard let member = XCVisitor.caseMember(expression), let base = member.base, model.caseNames.contains(member.name)
    else { return false }
    return XCVisitor.mayNameType(base)
  }

  /// The parameter of the surrounding function that an expression is, if its type is a route type.
  func parameter(_ expression: Expression, at position: CodePosition) -> XCForward? {
    guard case .name(let node) = expression, position.owner.kind == .function || position.owner.kind == .initializer,
      let local = position.scope.lookup(node.name), case .typed = local.binding,
      let route = typer.type(of: local).unwrapped.nominalID, model.routes[route] != nil
    else { return nil }
    return XCForward(function: position.owner.name, label: label(of: node.name, position), route: route)
  }

  private func label(of name: String, _ position: CodePosition) -> String? {
    guard let type = position.owner.type else { return nil }
    for member in resolver.info(type).members(named: position.owner.name) {
      guard case .function(let function) = member.declaration, function.nameRange == position.owner.nameRange else {
        continue
      }
      return function.parameters.first { $0.name == name }?.label
    }
    return nil
  }
}
