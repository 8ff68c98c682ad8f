// A closure in a route that is returned takes its parameters from the function's result, and of two functions that one is
// meant which takes a closure of as many parameters.
// resolved: ReturnedPage.home, ReturnedPage.login, ReturnedPage.pick, ReturnedPage.login, ReturnedPage.home
// unresolved:
import SwiftUI

enum ReturnedPage {
  case home, login(Int)
  case pick(callback: (Int, ReturnedNav) -> Void)
  static func pick(callback: @escaping (Int) -> Void) -> ReturnedPage { .pick { number, _ in callback(number) } }
  static func choose() -> ReturnedPage { .pick(callback: { _, nav in nav.push(.home) }) }
  static var chosen: ReturnedPage {
    let isLocal = { (page: ReturnedPage) in print(page) }
    isLocal(.home)
    return .pick(callback: { number, nav in nav.push(.login(number)) })
  }
}
struct ReturnedFrame: Hashable {
  let id: Int
  let page: ReturnedPage
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class ReturnedNav: ObservableObject {
  @Published var path: [ReturnedFrame] = []
  func push(_ page: ReturnedPage) { path.append(.init(id: 0, page: page)) }
}
struct ReturnedRoot: View {
  @StateObject var nav = ReturnedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("a") { nav.push(.pick(callback: { number, nav in nav.push(.login(number)) })) }
        .navigationDestination(for: ReturnedFrame.self) { frame in
          switch frame.page {
          case .home, .login, .pick: PlainView()
          }
        }
    }
  }
  func opener() -> (ReturnedNav) -> Void { { nav in nav.push(.home) } }
}
