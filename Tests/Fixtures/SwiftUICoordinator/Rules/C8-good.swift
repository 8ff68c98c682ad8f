// C8 With `try`; what does not throw, without.
import SwiftUI
import SwiftUICoordinator

func c8Good(_ c: Home) throws {
  try c.show(route: .home)
  try? c.start()
  c.append(routes: [.home])
  c.pop()
}
