import SwiftUI
import VDFlow

struct TabScreen: View {
  @StateStep var tabs: TabFlow = .trails()

  var body: some View {
    TabView(selection: $tabs.selected) {
      TrailsScreen().step($tabs.$trails)
      BookingsScreen().step($tabs.$bookings)
      SettingsScreen().stepEnvironment($tabs.$settings)
    }
  }
}
