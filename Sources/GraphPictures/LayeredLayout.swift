/// Puts boxes into ranks and leads lines between them, where no Graphviz is there to do it better.

import IDE

struct LayeredLayout {
  struct Box {
    var node: Int
    /// In points.
    var width, height: Int
  }

  struct Link {
    struct End {
      /// Index of the box.
      var box: Int
      /// Number of the node, or of the row in the box.
      var node: Int
      /// How far below the upper edge of the box, in points.
      var offset: Int
    }

    var from, to: End
    /// Whether it says what comes after what.
    var isWay: Bool
  }

  /// In points: between ranks, between the boxes of one, and what a line needs beside a box.
  private static let (rankGap, boxGap, bulge) = (65, 18, 36)
  /// How far boxes without a line are put beside each other, at least.
  private static let shelf = 900

  let boxes: [Box]
  let links: [Link]
  let direction: GraphDirection
  private let ranks: [Int]

  init(_ boxes: [Box], _ links: [Link], _ direction: GraphDirection) {
    self.boxes = boxes
    self.links = links
    self.direction = direction
    ranks = LayeredRanks(count: boxes.count, links).ranks
  }

  func positions() -> Positions {
    let linked = Set(links.flatMap { [$0.from.box, $0.to.box] })
    var layers: [[Int]] = Array(repeating: [], count: (ranks.max() ?? 0) + 1)
    for box in boxes.indices where linked.contains(box) { layers[ranks[box]].append(box) }
    let across = places(in: order(layers))
    var along = 0
    var places: [Int: (along: Int, across: Int)] = [:]
    for layer in layers where !layer.isEmpty {
      for box in layer { places[box] = (along, across[box] ?? 0) }
      along += (layer.map { length(boxes[$0]) }.max() ?? 0) + LayeredLayout.rankGap
    }
    addShelves(boxes.indices.filter { !linked.contains($0) }, length: along - LayeredLayout.rankGap, &places)
    return positions(places)
  }

  private var isAcross: Bool { direction == .leftToRight }
  private func length(_ box: Box) -> Int { isAcross ? box.width : box.height }
  private func breadth(_ box: Box) -> Int { isAcross ? box.height : box.width }

  // MARK: Order and places in a rank

  /// Boxes stand near those that they are linked with, as far as a few sweeps to and fro bring them there.
  private func order(_ layers: [[Int]]) -> [[Int]] {
    var layers = layers
    var index: [Int: Double] = [:]
    func number(_ layer: [Int]) { for (place, box) in layer.enumerated() { index[box] = Double(place) } }
    layers.forEach(number)
    let neighbours = neighbours
    for sweep in 0..<6 {
      for rank in sweep.isMultiple(of: 2) ? Array(layers.indices) : layers.indices.reversed() {
        let keys = layers[rank].map { box in (box, mean(neighbours[box].compactMap { index[$0] }) ?? index[box] ?? 0) }
        layers[rank] = keys.enumerated()
          .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
        number(layers[rank])
      }
    }
    return layers
  }

  private var neighbours: [[Int]] {
    var found: [[Int]] = Array(repeating: [], count: boxes.count)
    for link in links where link.isWay && link.from.box != link.to.box {
      found[link.from.box].append(link.to.box)
      found[link.to.box].append(link.from.box)
    }
    return found
  }

  private func mean(_ values: [Double]) -> Double? { values.isEmpty ? nil : values.reduce(0, +) / Double(values.count) }

  private func places(in layers: [[Int]]) -> [Int: Int] {
    var starts: [Int: Double] = [:]
    for layer in layers { place(layer, [:], &starts) }
    let neighbours = neighbours
    func middle(_ box: Int) -> Double? { starts[box].map { $0 + Double(breadth(boxes[box])) / 2 } }
    for sweep in 0..<6 {
      for layer in sweep.isMultiple(of: 2) ? layers : layers.reversed() {
        let wanted = layer.compactMap { box in
          mean(neighbours[box].compactMap(middle)).map { (box, $0 - Double(breadth(boxes[box])) / 2) }
        }
        place(layer, Dictionary(wanted) { first, _ in first }, &starts)
      }
    }
    let least = starts.values.min() ?? 0
    return starts.mapValues { Int(($0 - least).rounded()) }
  }

  /// In order and without touching each other, as near to where they want to be as that allows.
  private func place(_ layer: [Int], _ wanted: [Int: Double], _ starts: inout [Int: Double]) {
    var end: Double?
    var excess: [Double] = []
    for box in layer {
      let start = max(end ?? -.infinity, wanted[box] ?? starts[box] ?? end ?? 0)
      if let wanted = wanted[box] { excess.append(start - wanted) }
      starts[box] = start
      end = start + Double(breadth(boxes[box]) + LayeredLayout.boxGap)
    }
    guard let shift = mean(excess) else { return }
    for box in layer { starts[box]? -= shift }
  }

  /// Boxes without a line, row by row below the others.
  private func addShelves(_ loose: [Int], length: Int, _ places: inout [Int: (along: Int, across: Int)]) {
    let end = max(length, LayeredLayout.shelf)
    var next = places.map { $0.value.across + breadth(boxes[$0.key]) + 2 * LayeredLayout.boxGap }.max() ?? 0
    var (along, deepest) = (0, 0)
    for box in loose {
      if along > 0, along + self.length(boxes[box]) > end {
        next += deepest + LayeredLayout.boxGap
        (along, deepest) = (0, 0)
      }
      places[box] = (along, next)
      along += self.length(boxes[box]) + LayeredLayout.boxGap
      deepest = max(deepest, breadth(boxes[box]))
    }
  }

  // MARK: The picture

  private func positions(_ places: [Int: (along: Int, across: Int)]) -> Positions {
    var result = Positions()
    for (index, box) in boxes.enumerated() {
      let (along, across) = places[index] ?? (0, 0)
      let (x, y) = isAcross ? (along, across) : (across, along)
      result.boxes.append(Positions.Box(node: box.node, x: x, y: y, width: box.width, height: box.height))
    }
    result.lines = links.map { line($0, result.boxes) }
    let edges = result.lines.flatMap(\.points)
    let (xs, ys) = (
      edges.enumerated().filter { $0.offset.isMultiple(of: 2) }, edges.enumerated().filter { $0.offset % 2 == 1 }
    )
    result.width = max(result.boxes.map { $0.x + $0.width }.max() ?? 0, xs.map(\.element).max() ?? 0)
    result.height = max(result.boxes.map { $0.y + $0.height }.max() ?? 0, ys.map(\.element).max() ?? 0)
    return result
  }

  /// Out of the side that faces the other box. Of one rank, it leaves and comes back on the far side.
  private func line(_ link: Link, _ placed: [Positions.Box]) -> Positions.Line {
    let (start, end) = (placed[link.from.box], placed[link.to.box])
    let order = ranks[link.to.box] - ranks[link.from.box]
    let from = side(start, link.from.offset, isFar: order >= 0)
    let to = side(end, link.to.offset, isFar: order <= 0)
    let reach = order == 0 ? LayeredLayout.bulge : max(abs(to.along - from.along) / 2, LayeredLayout.bulge)
    let first = (along: from.along + (order >= 0 ? reach : -reach), across: from.across)
    let second = (along: to.along + (order <= 0 ? reach : -reach), across: to.across)
    let points = [from, first, second, to].flatMap { isAcross ? [$0.along, $0.across] : [$0.across, $0.along] }
    return Positions.Line(from: link.from.node, to: link.to.node, points: points)
  }

  private func side(_ box: Positions.Box, _ offset: Int, isFar: Bool) -> (along: Int, across: Int) {
    isAcross
      ? (box.x + (isFar ? box.width : 0), box.y + offset)
      : (box.y + (isFar ? box.height : 0), box.x + box.width / 2)
  }
}

/// What comes after what: a box stands one rank behind the last of those that lead to it. Ways that close a circle count
/// for nothing.
private struct LayeredRanks {
  private(set) var ranks: [Int]

  init(count: Int, _ links: [LayeredLayout.Link]) {
    ranks = Array(repeating: 0, count: count)
    var next: [[Int]] = Array(repeating: [], count: count)
    var isLed = Array(repeating: false, count: count)
    for link in links where link.isWay && link.from.box != link.to.box {
      next[link.from.box].append(link.to.box)
      isLed[link.to.box] = true
    }
    var seen = Array(repeating: false, count: count)
    var isOpen = seen
    var finished: [Int] = []
    var forward: [[Int]] = Array(repeating: [], count: count)
    for start in (0..<count).filter({ !isLed[$0] }) + (0..<count).filter({ isLed[$0] }) where !seen[start] {
      var path = [(box: start, taken: 0)]
      (seen[start], isOpen[start]) = (true, true)
      while let top = path.last {
        guard top.taken < next[top.box].count else {
          isOpen[top.box] = false
          finished.append(top.box)
          path.removeLast()
          continue
        }
        path[path.count - 1].taken += 1
        let box = next[top.box][top.taken]
        if isOpen[box] { continue }
        forward[top.box].append(box)
        if seen[box] { continue }
        (seen[box], isOpen[box]) = (true, true)
        path.append((box, 0))
      }
    }
    for box in finished.reversed() { for other in forward[box] { ranks[other] = max(ranks[other], ranks[box] + 1) } }
  }
}
