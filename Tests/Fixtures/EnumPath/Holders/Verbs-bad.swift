// What is given to a function that is called like one that navigates is a route.
// rejected
import SwiftUI

final class VerbBadNav: ObservableObject {
  @Published var path: [Step] = []
  func open(_ step: Step) { keep(path + [step].filter { _ in true }) }
  private func keep(_ steps: [Step]) { path = steps.compactMap(\.same) }
}
extension Step { var same: Step? { self } }
func verbBad(_ nav: VerbBadNav) {
  nav.open(.c)
//          ^ unknown-route
}
