/// Whether a coordinator's own code may hand it to somebody who keeps it.

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCSelfKeeping {
  /// Its own code stores `self` or hands it to somebody: `AppCoordinator.shared = self`. Delegates keep nobody.
  static func mayKeepItself(_ id: NominalID, in functions: Set<String>, _ evidence: XCEvidence) -> Bool {
    let type = evidence.resolver.selfType(of: id)
    var (seen, pending) = (functions, Array(functions))
    var isKept = false
    while let name = pending.popLast(), !isKept {
      for found in evidence.resolver.members(name, of: type) {
        guard case .function(let node) = found.member.declaration, let body = node.body else { continue }
        ExpressionWalk.visit(body.statements) { expression in
          isKept = isKept || handsOutSelf(expression)
          // What it calls of its own does so, too.
          guard case .call(let call) = expression, let own = call.ownFunctionName else { return }
          if seen.insert(own).inserted { pending.append(own) }
        }
      }
    }
    return isKept
  }

  private static func handsOutSelf(_ expression: Expression) -> Bool {
    func isDelegate(_ name: String?) -> Bool {
      guard let name = name?.lowercased() else { return false }
      return name.hasSuffix("delegate") || name.hasSuffix("datasource")
    }
    switch expression {
    case .assignment(let node):
      guard isSelf(node.value) else { return false }
      if case .member(let target) = node.target { return !isDelegate(target.name) }
      return true
    case .call(let call): return call.arguments.contains { isSelf($0.value) && !isDelegate($0.label) }
    default: return false
    }
  }

  private static func isSelf(_ expression: Expression) -> Bool {
    if case .name(let node) = expression { node.name == "self" } else { false }
  }

  // MARK: All of its code

  /// Whether some code of the class, its bases and its protocols may hand the object to somebody who keeps it.
  /// `isAskedByAll`: by what extensions of protocols offer to whoever asks, too.
  static func mayBeKept(_ id: NominalID, isAskedByAll: Bool, _ evidence: XCEvidence) -> Bool {
    let resolver = evidence.resolver
    let lineage = resolver.lineage(of: resolver.selfType(of: id)).map { resolver.info($0.id) }
      .filter { isAskedByAll || !$0.isProtocol }
    if lineage.contains(where: { $0.mayHaveOtherMembers || !$0.unknownAttributes.isEmpty }) { return true }
    let own = lineage.flatMap { $0.entries + $0.extensions }.filter { !$0.isInterface }
    // A statement that could not be read may do just that.
    let isRead = own.allSatisfy { evidence.project.files[$0.file].map { $0.hasBodies && $0.problems.isEmpty } ?? false }
    guard isRead else { return true }
    var names = Names()
    for info in lineage {
      for name in info.memberNames {
        names.members.insert(name)
        // Those of the framework have the names of parameters: `route`.
        for member in info.members(named: name) where !member.entry.isInterface {
          if case .function = member.declaration { names.methods.insert(name) }
        }
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
      return !closure.captures.contains { $0.name == "self" && $0.keepsNothing }
    }
    var isFound = false
    ExpressionWalk.visit(closure.statements) { expression in
      if case .name(let node) = expression, node.name == "self" || members.contains(node.name) { isFound = true }
    }
    return isFound
  }
}
