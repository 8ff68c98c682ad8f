// An extension for a class that holds a path has the path.
// resolved: SelfBoundRoute.first, SelfBoundRoute.second
import SwiftUI

enum SelfBoundRoute: Hashable { case first, second }
class SelfBoundNav: ObservableObject { @Published var path: [SelfBoundRoute] = [] }
protocol SelfBoundOpening {}
extension SelfBoundOpening where Self: SelfBoundNav {
  func open() {
    path.append(.first)
    self.path.append(.second)
  }
}
struct SelfBoundRoot: View {
  @StateObject var nav = SelfBoundNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: SelfBoundRoute.self) { _ in PlainView() }
    }
  }
}
