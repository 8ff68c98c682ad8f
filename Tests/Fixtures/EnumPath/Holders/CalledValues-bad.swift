// A holder that is called like a function takes its route and nothing else.
// rejected
import SwiftUI

final class CalledBadNav: ObservableObject {
  @Published var path: [Step] = []
  func callAsFunction(_ step: Step) { path.append(step) }
}
func callBad(_ nav: CalledBadNav) {
  nav(.a(.z))
//        ^ unknown-route
  nav(.y)
//     ^ broken-chain
}
