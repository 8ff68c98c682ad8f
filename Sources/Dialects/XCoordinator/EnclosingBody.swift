/// The body that a place stands in.

import Facts
import SourceText

enum XCBodies {
  static func statements(around range: TextRange, in declarations: [Declaration]) -> [Statement]? {
    for declaration in declarations where declaration.range.contains(range) {
      switch declaration {
      case .type(let node): if let found = statements(around: range, in: node.members) { return found }
      case .function(let node): if let body = node.body, body.range.contains(range) { return body.statements }
      case .variable(let node):
        for body in node.bindings.flatMap(\.accessors).compactMap(\.body) where body.range.contains(range) {
          return body.statements
        }
        for case .closure(let closure)? in node.bindings.map(\.value) where closure.range.contains(range) {
          return closure.statements
        }
      case .enumCase, .alias: break
      }
    }
    return nil
  }
}
