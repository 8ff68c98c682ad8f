// A value that is mounted may hold an enum that is not hashable, for it compares in a way of its own.
// resolved: WrappedPage.list, WrappedPage.pick, WrappedPage.pick, WrappedPage.pick, WrappedPage.pick
import SwiftUI

enum WrappedPage {
  case list
  case pick(filter: WrappedFilter? = nil, kind: WrappedKind = .all, callback: (Int, String) -> Void)
  static func pick(filter: WrappedFilter? = nil, kind: WrappedKind = .all, callback: @escaping (Int) -> Void) -> WrappedPage {
    pick(filter: filter, kind: kind, callback: { number, _ in callback(number) })
  }
}
struct WrappedFilter { var text = "" }
enum WrappedKind { case all, local }
struct WrappedFrame: Hashable {
  let id: Int
  let page: WrappedPage
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class WrappedNav: ObservableObject {
  @Published var path: [WrappedFrame] = []
  func push(_ page: WrappedPage) { path.append(.init(id: 0, page: page)) }
}
struct WrappedRoot: View {
  @StateObject var nav = WrappedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("a") {
        nav.push(.list)
        nav.push(.pick { number in print(number) })
        nav.push(.pick { number, text in print(number, text) })
        nav.push(.pick(kind: .local) { print($0) })
        nav.push(.pick(filter: WrappedFilter(), kind: .all, callback: { _, _ in }))
      }
      .navigationDestination(for: WrappedFrame.self) { frame in
        switch frame.page {
        case .list, .pick: PlainView()
        }
      }
    }
  }
}
