// C3 Lists of routes, written and cast.
import SwiftUI
import SwiftUICoordinator

func c3one(_ c: Home, _ routes: [HomeRoute]) { c.set(routes: [.detail(1)]); c.set(routes: routes + [.sheet]) }
func c3any(_ c: Home, _ link: DeepLink) {
  guard let route = link.route as? HomeRoute else { return }
  c.append(routes: ([.home, route]))
}
