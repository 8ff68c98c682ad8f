// R1 Only the outer type has a destination.
import SwiftUI

final class R1BadNav: ObservableObject {
  @Published var path = NavigationPath()
}
struct R1BadRoot: View {
  @StateObject var nav = R1BadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
    }
  }
  func open() { nav.path.append(A.x) }
//                                ^ warning unmounted-route
}
