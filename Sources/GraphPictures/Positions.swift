/// Where Graphviz put the nodes of a graph and led its lines.

import IDE
import JSON

/// In points, from the upper left corner.
struct Positions {
  struct Box: Equatable { var node, x, y, width, height: Int }

  struct Line: Equatable {
    /// Numbers of nodes; that of a row where the line starts or ends there.
    var from, to: Int
    /// The control points of Bézier curves, as x and y in turns.
    var points: [Int]
  }

  var width = 0
  var height = 0
  var boxes: [Box] = []
  var lines: [Line] = []

  /// How much a window shrinks the graph that shows all of it.
  var scaleInWindow: Double { min(1, 1000 / Double(max(width, 1)), 750 / Double(max(height, 1))) }

  /// Of the graphs in Graphviz' plain format: one statement a line, lengths in inches, y upwards.
  static func list(_ plain: String) -> [Positions] {
    var list: [Positions] = []
    var current = Positions()
    for line in plain.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "graph":
        current = Positions()
        (current.width, current.height) = (points(words, 2), points(words, 3))
      case "node": current.addNode(words)
      case "edge": current.addEdge(words)
      case "stop": list.append(current)
      default: break
      }
    }
    return list
  }

  private mutating func addNode(_ words: [Substring]) {
    guard words.count > 5, let node = number(words[1]) else { return }
    let (width, height) = (points(words, 4), points(words, 5))
    let (x, y) = (points(words, 2) - width / 2, self.height - points(words, 3) - height / 2)
    boxes.append(Box(node: node, x: x, y: y, width: width, height: height))
  }

  private mutating func addEdge(_ words: [Substring]) {
    guard words.count > 3, let from = number(words[1]), let to = number(words[2]), let count = Int(words[3]),
      count > 0, count <= words.count / 2
    else { return }
    let coordinates = (0..<2 * count).map { index in
      index.isMultiple(of: 2) ? points(words, 4 + index) : height - points(words, 4 + index)
    }
    lines.append(Line(from: from, to: to, points: coordinates))
  }

  var json: JSONValue {
    [
      "boxes": .array(boxes.map { row([$0.node, $0.x, $0.y, $0.width, $0.height]) }),
      "lines": .array(lines.map { row([$0.from, $0.to] + $0.points) }),
    ]
  }
}

private func row(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .integer($0) }) }

private func points(_ words: [Substring], _ index: Int) -> Int {
  guard words.indices.contains(index), let inches = Double(words[index]), abs(inches) < 1_000_000 else { return 0 }
  return Int((inches * 72).rounded())
}

/// `n5`, `n5:head`, and of a row `n5:p7`.
private func number(_ name: Substring) -> Int? {
  let parts = name.split(separator: ":")
  guard let last = parts.last, let first = parts.first else { return nil }
  return Int(last.dropFirst()) ?? Int(first.dropFirst())
}
