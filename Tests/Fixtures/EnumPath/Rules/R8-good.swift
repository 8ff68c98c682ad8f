// R8 Popping with a guard.
import SwiftUI

final class R8GoodNav: ObservableObject {
  @Published var path: [Step] = []
  func next(_ route: Step) { path.append(route) }
  func pop() { if !path.isEmpty { path.removeLast() } }
  func popTwo() { guard path.count > 1 else { return }; path.removeLast(2) }
}
struct R8GoodView: View {
  @StateObject var nav = R8GoodNav()
  var body: some View { Button("back") { nav.pop() } }
}
