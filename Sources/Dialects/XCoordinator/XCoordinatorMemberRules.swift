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

  private static let coordinatorsOnly: Set<String> = [
    "unownedRouter", "weakRouter", "deepLink", "addChild", "removeChild", "chain", "registerPeek", "anyCoordinator",
    "prepareTransition",
  ]

  func check() {
    guard XCMemberRules.coordinatorsOnly.contains(member.name), let base = member.base else { return }
    let type = visitor.typer.type(of: base, in: position.scope)
    guard visitor.types.isPlainRouter(type), !isDeclared(on: type) else { return }
    var message = "\(member.name) does not exist on \(visitor.types.spelling(type)): it is a Router, not a Coordinator"
    if member.name == "unownedRouter" || member.name == "weakRouter" {
      let wrapper = member.name == "unownedRouter" ? "UnownedRouter" : "WeakRouter"
      message += "; write \(wrapper)(…) { $0.strongRouter }"
    }
    visitor.result.findings.append(
      XCFinding(range: member.nameRange, severity: .error, code: "wrong-receiver", message: message))
  }

  /// By the workspace, on the type itself, on `Router` or on anything that it conforms to.
  private func isDeclared(on type: Type) -> Bool {
    visitor.resolver.members(member.name, of: type.unwrapped).contains { !$0.member.entry.isInterface }
  }
}
