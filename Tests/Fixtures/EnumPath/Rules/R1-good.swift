// R1 The outer value is pushed.
import SwiftUI

final class R1GoodNav: ObservableObject {
  @Published var path = NavigationPath()
}
struct R1GoodRoot: View {
  @StateObject var nav = R1GoodNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
    }
  }
  func open() { nav.path.append(Step.a(.x)) }
}
