// T40 A static member stands for a case.
// resolved: HomeRoute.favourite
import SwiftUI
import SwiftUICoordinator

extension HomeRoute { static let favourite = HomeRoute.detail(7) }
func t40(_ c: Home) { try? c.show(route: .favourite) }
