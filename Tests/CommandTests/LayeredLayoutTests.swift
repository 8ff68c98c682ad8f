/// The layout of our own: whatever the graph, nothing covers anything and nothing is lost.

import IDE
import TestSupport
import Testing

@testable import GraphPictures

@Suite struct LayeredLayoutTests {
  private func end(_ box: Int) -> LayeredLayout.Link.End { .init(box: box, node: box, offset: 10) }

  private func positions(_ count: Int, _ links: [(Int, Int)], _ direction: GraphDirection = .leftToRight) -> Positions {
    let boxes = (0..<count).map { LayeredLayout.Box(node: $0, width: 60 + $0 * 37 % 80, height: 25 + $0 * 11 % 90) }
    let links = links.map { LayeredLayout.Link(from: end($0.0), to: end($0.1), isWay: true) }
    return LayeredLayout(boxes, links, direction).positions()
  }

  private func isSound(_ positions: Positions) -> Bool {
    let boxes = positions.boxes
    let areApart = boxes.indices.allSatisfy { index in
      boxes[..<index].allSatisfy { other in
        let box = boxes[index]
        return box.x >= other.x + other.width || other.x >= box.x + box.width || box.y >= other.y + other.height
          || other.y >= box.y + box.height
      }
    }
    return areApart
      && boxes.allSatisfy {
        $0.x >= 0 && $0.y >= 0 && $0.x + $0.width <= positions.width && $0.y + $0.height <= positions.height
      }
  }

  @Test func aChainIsARow() {
    let found = positions(3, [(0, 1), (1, 2)])
    #expect(isSound(found) && found.boxes.map(\.x) == found.boxes.map(\.x).sorted())
    let down = positions(3, [(0, 1), (1, 2)], .topToBottom)
    #expect(isSound(down) && down.boxes.map(\.y) == down.boxes.map(\.y).sorted() && down.boxes[0].y < down.boxes[1].y)
  }

  @Test func circlesAndNothingAreLaidOut() {
    #expect(positions(0, []).boxes.isEmpty)
    for links in [[(0, 0)], [(0, 1), (1, 0)], [(0, 1), (1, 2), (2, 0), (2, 2)]] {
      let found = positions(3, links)
      #expect(isSound(found) && found.lines.count == links.count && found.lines.allSatisfy { $0.points.count == 8 })
    }
  }

  @Test(arguments: 0..<40) func nothingCoversAnything(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...40, using: &random)
    let links = (0..<Int.random(in: 0...80, using: &random)).map { _ in
      (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
    }
    for direction in GraphDirection.allCases {
      let found = positions(count, links, direction)
      #expect(isSound(found) && found.boxes.count == count && found.lines.count == links.count)
    }
  }
}
