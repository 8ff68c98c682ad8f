/// Payloads that are values of enums themselves: what is wrong with them is wrong with the route that carries them.

import Facts
import Semantics
import SourceText

extension XCVisitor {
  /// Reads values of enums, whether they are routes or not.
  var enumReader: EnumReader {
    let routes = model.routes
    return EnumReader(
      typer: typer, domain: EnumDomain(resolver: resolver, harmless: []), isRoute: { routes[$0] != nil })
  }
}

extension XCRouteJudge {
  /// What is wrong with a written payload, or with the first of a list that is.
  func written(
    _ value: Expression, _ expected: Type, of declared: XCCase, _ route: XCRouteType, at range: TextRange
  ) -> XCFinding? {
    if case .array(let list) = value {
      guard case .external("Array", let parts) = expected.unwrapped, parts.count == 1 else { return nil }
      return list.elements.lazy.compactMap { element in
        if case .array = element { return nil }
        return written(element, parts[0], of: declared, route, at: range)
      }.first
    }
    guard let member = XCVisitor.caseMember(value), let id = expected.unwrapped.nominalID,
      visitor.resolver.isWorkspaceType(id), !makesOther(value, member, id)
    else { return nil }
    if case .optional = expected, InputChecking(typer: visitor.typer).mayBeOfOptional(member.name) { return nil }
    let readings = visitor.enumReader.readings(of: value, expecting: expected, in: position.scope)
    return readings.flatMap(\.problems).first.map { XCMessages.payload(declared, route, $0, range) }
  }
}
