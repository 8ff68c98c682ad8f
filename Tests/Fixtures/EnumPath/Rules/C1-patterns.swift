// C1 Patterns may leave out labels, give one name to all payloads, and mean members of the type or of an optional.
import SwiftUI

enum C1MatchSort: Hashable { case newest, best(Int), none }
enum C1MatchStep: Hashable {
  case item(id: Int, sort: C1MatchSort), web(String, C1MatchSort?), help
  static let start = C1MatchStep.item(id: 1, sort: .none)
  static func first(_ id: Int) -> C1MatchStep { .item(id: id, sort: .newest) }
}
struct C1MatchRoot: View {
  @State private var path: [C1MatchStep] = [.start, .web("", .best(1)), .help]
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: C1MatchStep.self) { step in
        switch step {
        case .start: PlainView()
        case .first(2): PlainView()
        case .item(let id, sort: .newest): NumberView(id: id)
        case .item(let all): Text("\(all)")
        case .web(let address, .newest): Text(address)
        case .web(_, .some(.best(let count))): NumberView(id: count)
        case .web(_, nil), .web(_, .some(.none)): PlainView()
        case .help: PlainView()
        }
      }
    }
  }
}
enum C1MatchOther { case early, late }
func c1MatchOther(_ step: C1MatchStep) -> C1MatchOther? { step == .help ? .early : nil }
func c1Matches(_ step: C1MatchStep, _ last: C1MatchStep?) {
  if case .none = last { return }
  if case .help = last { return }
  if let step = c1MatchOther(step), case .early = step { return }
  if case let step? = c1MatchOther(step), case .late = step { return }
}
