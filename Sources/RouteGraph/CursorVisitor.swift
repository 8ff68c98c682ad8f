/// Finds what a cursor stands in.

import Facts
import Semantics
import SourceText

final class CursorVisitor: CodeVisitor {
  private let offset: Int
  private(set) var path: [(expression: Expression, position: CodePosition)] = []
  private(set) var switches: [(node: SwitchStatement, position: CodePosition)] = []

  init(_ offset: Int) { self.offset = offset }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { body.range.touches(offset) }

  func visit(_ expression: Expression, at position: CodePosition) {
    guard expression.range.touches(offset) else { return }
    path.append((expression, position))
  }

  func visit(_ statement: Statement, at position: CodePosition) {
    guard case .switch(let node) = statement, node.range.touches(offset) else { return }
    switches.append((node, position))
  }

  /// Declarations around an offset, outermost first.
  static func declarations(around offset: Int, in declarations: [Declaration]) -> [Declaration] {
    var result: [Declaration] = []
    var level = declarations
    while let next = level.first(where: { $0.range.touches(offset) }) {
      result.append(next)
      guard case .type(let node) = next else { break }
      level = node.members
    }
    return result
  }
}
