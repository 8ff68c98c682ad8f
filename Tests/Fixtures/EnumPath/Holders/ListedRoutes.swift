// Routes that code goes through one by one, where it lists them.
// resolved: Step.a.x, Step.b.x, Step.a.y, Step.b.x, Step.a.x, Step.b.x, Step.a.x, Step.a.y
import SwiftUI

struct ListedRoutes: View {
  @ObservedObject var nav: Nav
  var body: some View {
    Button("All") {
      for step in [Step.a(.x), .b(.x)] { nav.next(step) }
      [Step.b(.x), .a(.y)].forEach { nav.next($0) }
      nav.path = Array(repeating: .a(.x), count: 2)
      nav.path += [Step](repeating: .b(.x), count: 2)
    }
    ForEach([Step.a(.x), .a(.y)], id: \.self) { step in
      Button("One") { nav.next(step) }
    }
  }
}
