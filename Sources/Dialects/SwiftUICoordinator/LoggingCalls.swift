/// Which calls do nothing but log, by their names: those of the standard library and of the common loggers.

import Facts
import Semantics

enum LoggingCalls {
  static func contains(_ call: CallExpression) -> Bool {
    switch call.callee {
    case .name(let node): return functions.contains(node.name)
    case .member(let node):
      guard let base = node.base.flatMap({ ReceiverChain.name($0) }) else { return false }
      return node.name == "log" || (isLogger(base) && levels.contains(node.name))
    default: return false
    }
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
