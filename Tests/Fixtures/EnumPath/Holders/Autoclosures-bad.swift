// What an '@autoclosure' gives back is what is passed, and nothing else.
// rejected
import SwiftUI

final class LateBadNav: ObservableObject {
  @Published var path: [Step] = []
  func push(_ make: @autoclosure () -> Step) { path.append(make()) }
}
func pushLateBad(_ nav: LateBadNav) {
  nav.push(.a(.z))
//             ^ unknown-route
}
