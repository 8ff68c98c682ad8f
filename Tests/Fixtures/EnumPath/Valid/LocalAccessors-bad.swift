// A computed variable within a function gives back a route that there has to be.
// rejected
import SwiftUI

enum LocalBadRoute: Hashable { case about, terms }
struct LocalBadRoot: View {
  @State var path: [LocalBadRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("open") { open(true) }
        .navigationDestination(for: LocalBadRoute.self) { route in
          switch route {
          case .about, .terms: PlainView()
          }
        }
    }
  }
  func open(_ flag: Bool) {
    var target: LocalBadRoute { return flag ? .about : .therms }
//                                                      ^^^^^^ unknown-route
    path.append(target)
  }
}
