// R14 Equality beside the type or in turn compares all that is shown.
import SwiftUI

enum R14BesideGood: Hashable {
  case home, item(id: Int)
  func hash(into hasher: inout Hasher) {}
}
func == (lhs: R14BesideGood, rhs: R14BesideGood) -> Bool {
  switch (lhs, rhs) {
  case (.home, .home): true
  case (.item(let left), .item(let right)): left == right
  default: false
  }
}
enum R14TurnGood: Hashable {
  case item(id: Int, isNew: Bool), note(String)
  static func == (lhs: R14TurnGood, rhs: R14TurnGood) -> Bool {
    switch lhs {
    case .item(let left, let isOld):
      switch rhs {
      case .item(let right, let isNew): return left == right && isOld == isNew
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
struct R14BesideGoodRoot: View {
  @State var steps: [R14BesideGood] = [.home, .item(id: 1)]
  @State var turns: [R14TurnGood] = [.item(id: 1, isNew: true), .note("a")]
  var body: some View {
    NavigationStack(path: $steps) {
      PlainView().navigationDestination(for: R14BesideGood.self) { step in
        switch step {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
    NavigationStack(path: $turns) {
      PlainView().navigationDestination(for: R14TurnGood.self) { turn in
        switch turn {
        case .item(let id, let isNew): NumberView(id: isNew ? id : 0)
        case .note(let text): Text(text)
        }
      }
    }
  }
}
