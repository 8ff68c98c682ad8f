/// Paths that a body copies, changes and puts back: `var path = paths[tab] ?? []; path.append(route); paths[tab] = path`.
/// And those that a function lends it: `change(tab) { path in path.append(route) }`.

import Facts
import Semantics

struct CopiedPaths {
  /// The path that each variable is put back into or stands for, by the variable's name.
  private(set) var places: [String: String] = [:]

  /// `known` are functions of the same type, of which one may put the copy back; `place` is the path that an expression names.
  init(
    _ body: CodeBlock, _ known: [String: [EnumPathMutator]], _ lent: LentPaths, place: (Expression) -> String?
  ) {
    ExpressionWalk.visit(body.statements) { expression in
      switch expression {
      case .assignment(let node):
        if case .name(let copy) = node.value, let path = place(node.target) { places[copy.name] = path }
      case .call(let call):
        if let path = lent.path(of: call), case .closure(let closure)? = call.arguments.last?.value {
          places[closure.parameters?.first?.name ?? "$0"] = path
        }
        for function in call.ownFunctionName.flatMap({ known[$0] }) ?? [] where function.takesPath {
          guard function.parameter < call.arguments.count,
            case .name(let copy) = call.arguments[function.parameter].value
          else { continue }
          places[copy.name] = function.path
        }
      default: break
      }
    }
  }
}

/// Functions that lend a path of their type to a closure: `func change(_ body: (inout [Step]) -> Void) { body(&path) }`.
struct LentPaths {
  private var places: [String: String] = [:]

  /// `place` is the path that an expression names.
  init(_ functions: [FunctionDeclaration], place: (Expression) -> String?) {
    for node in functions {
      let closures = Set(node.parameters.filter { if case .function = $0.type { true } else { false } }.map(\.name))
      guard !closures.isEmpty, let body = node.body else { continue }
      let copies = CopiedPaths(body, [:], LentPaths([], place: place), place: place).places
      ExpressionWalk.visit(body.statements) { expression in
        guard case .call(let call) = expression, case .name(let callee) = call.callee, closures.contains(callee.name),
          case .unary(let lent)? = call.arguments.first?.value, lent.kind == .prefix("&"),
          let path = place(lent.operand) ?? LentPaths.copied(lent.operand, copies)
        else { return }
        places[node.name] = places[node.name] ?? path
      }
    }
  }

  private static func copied(_ expression: Expression, _ copies: [String: String]) -> String? {
    if case .name(let node) = expression { copies[node.name] } else { nil }
  }

  func path(of call: CallExpression) -> String? { places.isEmpty ? nil : call.ownFunctionName.flatMap { places[$0] } }
}

extension EnumPathMutator {
  /// Sets the whole path.
  fileprivate var takesPath: Bool { !isPresenting && (takesList || written == "NavigationPath") }
}
