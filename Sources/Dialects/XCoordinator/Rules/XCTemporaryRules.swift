/// L13 of coordinators that nobody can keep: their own code hands them to nobody.

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCTemporaryRules {
  @Sendable static func check(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.files.filter { !$0.isTest }.flatMap { file in
      (evidence.results[file]?.temporaries ?? []).compactMap { item in
        guard let handler = evidence.model.classes[item.type], evidence.resolver.isDeclaredOnce(item.type),
          evidence.resolver.members(item.router, of: evidence.resolver.selfType(of: item.type)).allSatisfy({
            $0.member.entry.isInterface
          }), !mayBeKept(item.type, evidence)
        else { return nil }
        let route = handler.route.map { "any \($0.name)" } ?? "any route"
        let outcome = item.router == "weakRouter" ? "is lost" : "traps"
        return (
          file,
          XCFinding(
            range: item.range, severity: .warning, code: "ownership",
            message: "this \(item.router) is already dangling: nothing keeps the \(handler.id.name) made for it, and "
              + "\(route) triggered on it \(outcome); store the coordinator in a property, or keep it with addChild",
            related: [(.type(handler.id), "declared here")])
        )
      }
    }
  }

  /// Whether some code of the class, its bases and its protocols may hand the object to somebody who keeps it.
  private static func mayBeKept(_ id: NominalID, _ evidence: XCEvidence) -> Bool {
    let resolver = evidence.resolver
    let lineage = resolver.lineage(of: resolver.selfType(of: id)).map { resolver.info($0.id) }
    if lineage.contains(where: { $0.mayHaveOtherMembers || !$0.unknownAttributes.isEmpty }) { return true }
    let own = lineage.flatMap { $0.entries + $0.extensions }.filter { !$0.isInterface }
    // A statement that could not be read may do just that.
    let isRead = own.allSatisfy { evidence.project.files[$0.file].map { $0.hasBodies && $0.problems.isEmpty } ?? false }
    guard isRead else { return true }
    var names = Names()
    for info in lineage {
      for name in info.memberNames {
        names.members.insert(name)
        for case .function in info.members(named: name).map(\.declaration) { names.methods.insert(name) }
      }
    }
    return own.flatMap(\.node.members).contains { mayKeepSelf($0, names) }
  }

  /// What code of a class may name without `self`.
  private struct Names {
    var members = Set<String>()
    var methods = Set<String>()
  }

  private static func mayKeepSelf(_ member: Declaration, _ names: Names) -> Bool {
    switch member {
    case .function(let node): return node.body.map { $0.isSkipped || mayKeepSelf($0.statements, names) } ?? false
    case .variable(let node):
      return node.bindings.contains { binding in
        binding.accessors.contains { $0.body.map { $0.isSkipped || mayKeepSelf($0.statements, names) } ?? false }
          || binding.value.map { mayKeepSelf([.expression($0)], names) } ?? false
      }
    case .enumCase, .type, .alias: return false
    }
  }

  /// `self` as a value, a method of its own as one, its strong router, or a closure that holds on to it.
  private static func mayKeepSelf(_ statements: [Statement], _ names: Names) -> Bool {
    var isKept = false
    // What is only asked for something, or called.
    var harmless = Set<ObjectIdentifier>()
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .call(let call):
        switch call.callee {
        case .name(let node): harmless.insert(ObjectIdentifier(node))
        case .member(let node): harmless.insert(ObjectIdentifier(node))
        default: break
        }
      case .member(let node):
        guard let base = node.base, case .name(let owner) = XCVisitor.plain(base), owner.name == "self" else { return }
        harmless.insert(ObjectIdentifier(owner))
        isKept = isKept || isHandedOut(node.name, harmless.contains(ObjectIdentifier(node)), names.methods)
      case .name(let node):
        let isHarmless = harmless.contains(ObjectIdentifier(node))
        isKept = isKept || (node.name == "self" ? !isHarmless : isHandedOut(node.name, isHarmless, names.methods))
      case .closure(let node): isKept = isKept || holdsSelf(node, names.members)
      default: break
      }
    }
    return isKept
  }

  private static func isHandedOut(_ name: String, _ isCalled: Bool, _ methods: Set<String>) -> Bool {
    XCVisitor.transparent.contains(name) || (methods.contains(name) && !isCalled)
  }

  /// A task's closure need not write `self`.
  private static func holdsSelf(_ closure: ClosureExpression, _ members: Set<String>) -> Bool {
    if closure.captures.contains(where: { $0.name == "self" }) {
      return !closure.captures.contains { $0.name == "self" && $0.isWeak }
    }
    var isFound = false
    ExpressionWalk.visit(closure.statements) { expression in
      if case .name(let node) = expression, node.name == "self" || members.contains(node.name) { isFound = true }
    }
    return isFound
  }
}
