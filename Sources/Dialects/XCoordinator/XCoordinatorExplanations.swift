/// What the codes of this dialect mean.

import RouteGraph

enum XCExplanations {
  static let all: [Explanation] = []
}
