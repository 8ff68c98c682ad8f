// T05 `try?` in a handler.
// resolved: HomeRoute.home
import SwiftUI
import SwiftUICoordinator

extension Home { func t05() { try? show(route: .home) } }
