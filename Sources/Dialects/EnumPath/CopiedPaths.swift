/// Paths that a body copies, changes and puts back: `var path = paths[tab] ?? []; path.append(route); paths[tab] = path`.

import Facts
import Semantics

struct CopiedPaths {
  /// The path that each variable is put back into, by the variable's name.
  private(set) var places: [String: String] = [:]

  /// `known` are functions of the same type, of which one may put the copy back; `place` is the path that an expression names.
  init(_ body: CodeBlock, _ known: [String: [EnumPathMutator]], place: (Expression) -> String?) {
    ExpressionWalk.visit(body.statements) { expression in
      switch expression {
      case .assignment(let node):
        if case .name(let copy) = node.value, let path = place(node.target) { places[copy.name] = path }
      case .call(let call):
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

extension EnumPathMutator {
  /// Sets the whole path.
  fileprivate var takesPath: Bool { !isPresenting && (takesList || written == "NavigationPath") }
}
