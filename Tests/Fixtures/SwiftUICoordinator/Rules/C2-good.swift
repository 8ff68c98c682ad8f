// C2 The action that leads there.
// resolved: HomeAction.basket
import SwiftUI
import SwiftUICoordinator

func c2Good(_ c: Home) { c.handle(HomeAction.basket) }
