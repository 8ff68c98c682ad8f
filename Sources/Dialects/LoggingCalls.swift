/// Which calls do nothing but log, by their names: those of the standard library and of the common loggers.

import Facts
import Semantics

struct LoggingCalls {
  let resolver: Resolver
  /// Whose code it is: its methods hide functions of the same name.
  let owner: NominalID?

  func contains(_ call: CallExpression) -> Bool {
    guard case .member(let node) = call.callee, let base = node.base else { return isOfLibrary(call) }
    guard let name = ReceiverChain.name(base) else { return false }
    if isOfLibrary(call) { return true }
    if LoggingCalls.isLogger(name), LoggingCalls.levels.contains(node.name) { return !LoggingCalls.runsCode(call) }
    return node.name == "log" && takesOnlyText(call)
  }

  /// `print(…)` and its kin, and what the workspace declares under such a name, if that is only handed text. Where code
  /// runs for an argument's sake, more happens than that something is logged.
  func isOfLibrary(_ call: CallExpression, also others: Set<String> = []) -> Bool {
    let name: String
    switch call.callee {
    case .name(let node): name = node.name
    case .member(let node):
      guard let base = node.base, case .name(let module) = base, module.name == "Swift" else { return false }
      name = node.name
    default: return false
    }
    guard LoggingCalls.functions.contains(name) || others.contains(name) else { return false }
    return isDeclared(name) ? takesOnlyText(call) : !LoggingCalls.runsCode(call)
  }

  private func isDeclared(_ name: String) -> Bool {
    let isOwn = owner.map { !resolver.members(name, of: resolver.selfType(of: $0)).isEmpty } ?? false
    return isOwn || !resolver.globals(named: name).isEmpty
  }

  private func takesOnlyText(_ call: CallExpression) -> Bool {
    guard case .literal? = call.arguments.first?.value else { return false }
    let isText = call.arguments.allSatisfy { argument in
      if case .literal = argument.value { return true }
      // `level: .debug`
      guard argument.label != nil, case .member(let node) = argument.value else { return false }
      return node.base == nil
    }
    return isText && !LoggingCalls.runsCode(call)
  }

  /// Closures and calls among what it is given, but for what makes a value and for `type(of:)`.
  private static func runsCode(_ call: CallExpression) -> Bool {
    var isRun = false
    ExpressionWalk.visit(call.arguments.map { .expression($0.value) }) { expression in
      switch expression {
      case .closure: isRun = true
      case .call(let call):
        if case .name(let node) = call.callee, node.name == "type" || node.name.startsLikeType { return }
        isRun = true
      default: break
      }
    }
    return isRun
  }

  /// `log`, `appLogger`, `OSLog`; but no `dialog`.
  private static func isLogger(_ name: String) -> Bool {
    ["log", "logger"].contains(name) || ["Log", "Logger"].contains { name.hasSuffix($0) }
  }

  private static let functions: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log", "log"]
  private static let levels: Set<String> = [
    "trace", "verbose", "debug", "info", "notice", "warn", "warning", "error", "critical", "fault",
  ]
}
