// R8 What an extension of a protocol calls, perhaps nobody calls; of a protocol of views, a view does.
import SwiftUI

final class R8LentNav<R: Hashable>: ObservableObject {
  @Published var path = NavigationPath()
  func push(_ route: R) { path.append(route) }
  func popLent() { path.removeLast() }
  func popView() { path.removeLast() }
//                      ^^^^^^^^^^ warning crash-on-transition
}
protocol R8Lending {
  associatedtype R: Hashable
  var nav: R8LentNav<R> { get }
}
extension R8Lending {
  func push(_ route: R) { nav.push(route) }
  func pop() { nav.popLent() }
}
protocol R8LentScreen: View {
  var nav: R8LentNav<Step> { get }
}
extension R8LentScreen {
  func back() { nav.popView() }
}
final class R8LentHome: R8Lending, ObservableObject {
  let nav = R8LentNav<Step>()
}
struct R8LentView: R8LentScreen {
  @StateObject var home = R8LentHome()
  @ObservedObject var nav: R8LentNav<Step>
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("a") { home.push(.a(.x)) }
        .navigationDestination(for: Step.self) { _ in Text("step") }
    }
  }
}
