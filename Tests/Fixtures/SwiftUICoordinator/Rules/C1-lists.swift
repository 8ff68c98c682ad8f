// C1 Lists that a condition chooses.
// resolved: HomeRoute.sheet, HomeRoute.home, HomeRoute.detail, HomeRoute.sheet, -
import SwiftUI
import SwiftUICoordinator

func c1lists(_ c: Home, _ isNew: Bool, _ routes: [HomeRoute]) {
  c.append(routes: isNew ? [.sheet] : [.home, .detail(1)])
  c.set(routes: isNew ? [.sheet] : routes)
}
