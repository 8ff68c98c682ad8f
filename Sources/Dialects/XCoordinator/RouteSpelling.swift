/// Route values as source again.

import Facts
import SourceText

enum XCSpelling {
  /// `R.x`, `R.x(label: name)`: nil for what is not put together from names and literals.
  static func text(of expression: Expression) -> String? { text(of: expression, depth: 0) }

  private static func text(of expression: Expression, depth: Int) -> String? {
    guard depth < 16 else { return nil }
    let next = depth + 1
    switch expression {
    case .name(let node): return node.genericArguments.isEmpty ? node.name : nil
    case .member(let node):
      guard node.genericArguments.isEmpty, node.labels == nil else { return nil }
      guard let base = node.base else { return "." + node.name }
      return text(of: base, depth: next).map { $0 + "." + node.name }
    case .literal(let node):
      guard node.interpolations.isEmpty else { return nil }
      return node.kind == .string ? "\"\(node.text)\"" : node.text
    case .call(let node):
      guard let callee = text(of: node.callee, depth: next), !node.isBroken else { return nil }
      var parts: [String] = []
      for argument in node.arguments {
        guard !argument.isTrailing, let value = text(of: argument.value, depth: next) else { return nil }
        parts.append((argument.label.map { $0 + ": " } ?? "") + value)
      }
      return callee + "(" + parts.joined(separator: ", ") + ")"
    default: return nil
    }
  }
}
