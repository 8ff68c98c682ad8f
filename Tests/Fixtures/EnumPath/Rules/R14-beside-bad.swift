// R14 '==' may stand beside its type, and look at one value after the other.
import SwiftUI

enum R14Beside: Hashable {
  case home, item(id: Int)
  func hash(into hasher: inout Hasher) {}
}
func == (lhs: R14Beside, rhs: R14Beside) -> Bool {
//   ^^ hint equatable-payload
  switch (lhs, rhs) {
  case (.home, .home), (.item, .item): true
  default: false
  }
}
enum R14Turn: Hashable {
  case item(id: Int, isNew: Bool), note(String)
  static func == (lhs: R14Turn, rhs: R14Turn) -> Bool {
//            ^^ hint equatable-payload
    switch lhs {
    case .item(let left, _):
      switch rhs {
      case .item(let right, _): return left == right
      default: return false
      }
    case .note(let left):
      switch rhs {
      case .note(let right): return left == right
      default: return false
      }
    }
  }
  func hash(into hasher: inout Hasher) {}
}
struct R14BesideRoot: View {
  @State var steps: [R14Beside] = [.home, .item(id: 1)]
  @State var turns: [R14Turn] = [.item(id: 1, isNew: true), .note("a")]
  var body: some View {
    NavigationStack(path: $steps) {
      PlainView().navigationDestination(for: R14Beside.self) { step in
        switch step {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
    NavigationStack(path: $turns) {
      PlainView().navigationDestination(for: R14Turn.self) { turn in
        switch turn {
        case .item(let id, let isNew): NumberView(id: isNew ? id : 0)
        case .note(let text): Text(text)
        }
      }
    }
  }
}
