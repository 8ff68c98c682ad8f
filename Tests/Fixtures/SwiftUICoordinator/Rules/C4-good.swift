// C4 Tabs are started, parents are sent actions.
import SwiftUI
import SwiftUICoordinator

func c4Good(_ c: Tabs) { c.start() }
extension Basket { func c4Good() { parent?.handle(HomeAction.open) } }
class C4StartTabs: Tabs { var startRoute: TabsRoute { .red } }
func c4GoodStart(_ c: C4StartTabs, _ home: Home) { _ = (c.startRoute, home.startRoute) }
