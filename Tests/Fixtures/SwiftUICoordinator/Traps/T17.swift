// T17 A comparison of a cast route.
import SwiftUI
import SwiftUICoordinator

func t17(_ r: NavigationRoute) -> Bool { (r as? BasketRoute) == .pay }
