/// Members that a type does not have: the other half of C4.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCMemberRules {
  let visitor: XCVisitor
  let member: MemberExpression
  let position: CodePosition

  init(_ visitor: XCVisitor, _ member: MemberExpression, _ position: CodePosition) {
    self.visitor = visitor
    self.member = member
    self.position = position
  }

  private static let coordinatorsOnly: NameSet = [
    "unownedRouter", "weakRouter", "deepLink", "addChild", "removeChild", "chain", "registerPeek", "anyCoordinator",
    "prepareTransition",
  ]

  func check() {
    guard XCMemberRules.coordinatorsOnly.contains(member.name), let base = member.base else { return }
    let type = visitor.typer.type(of: base, in: position.scope)
    guard visitor.types.isPlainRouter(type) else { return }
    visitor.refuseOnRouter(member.name, member.nameRange, type)
  }

  /// `unownedRouter` in a redirection's own code.
  static func check(_ node: NameExpression, _ visitor: XCVisitor, _ position: CodePosition) {
    guard coordinatorsOnly.contains(node.name), position.conditions.isEmpty, position.scope.lookup(node.name) == nil,
      position.scope.context.enclosingTypes.count == 1, visitor.resolver.globals(named: node.name).isEmpty
    else { return }
    let own = visitor.typer.selfType(in: position.scope.context)
    guard let id = own.nominalID, visitor.resolver.isFullyKnown(id) else { return }
    if visitor.types.isRedirection(own) { visitor.refuseOnRouter(node.name, node.nameRange, own) }
  }
}

extension XCVisitor {
  fileprivate func refuseOnRouter(_ name: String, _ range: TextRange, _ type: Type) {
    // By the workspace, on the type itself, on `Router` or on anything that it conforms to.
    if resolver.members(name, of: type.unwrapped).contains(where: { !$0.member.entry.isInterface }) { return }
    var message = "\(name) does not exist on \(types.spelling(type)): it is a Router, not a Coordinator"
    if name == "unownedRouter" || name == "weakRouter" {
      let wrapper = name == "unownedRouter" ? "UnownedRouter" : "WeakRouter"
      message += "; write \(wrapper)(…) { $0.strongRouter }"
    }
    result.findings.append(XCFinding(range: range, severity: .error, code: "wrong-receiver", message: message))
  }
}
