// What a body puts into a copy of its path is a route, as if it went there at once.
// rejected
import SwiftUI

final class CopyBadNav: ObservableObject {
  @Published var paths: [Int: [Step]] = [:]
  func open(_ step: Step) {
    var copy = paths[1] ?? []
    copy.append(step)
    paths[1] = copy
  }
}
func copyBad(_ nav: CopyBadNav) {
  nav.open(.c)
//          ^ unknown-route
}
