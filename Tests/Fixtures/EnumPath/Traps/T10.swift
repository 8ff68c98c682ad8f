// T10 Guards of a pop.
import SwiftUI

final class T10Nav: ObservableObject {
  @Published var path: [Step] = []
  func next(_ route: Step) { path.append(route) }
  func one() { guard !path.isEmpty else { return }; path.removeLast() }
  func two() { _ = path.popLast() }
  func three() { guard path.count > 1 else { return }; path.removeLast() }
}
func t10(_ nav: T10Nav) {
  nav.one()
  nav.two()
  nav.three()
  _ = nav.path.removeLast()
}
