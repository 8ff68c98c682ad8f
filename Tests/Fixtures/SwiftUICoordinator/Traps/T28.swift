// T28 Tabs are shown when their coordinator starts.
// hints: on
import SwiftUI
import SwiftUICoordinator

func t28(_ home: Home) { home.factory.makeTabs(parent: home).start() }
