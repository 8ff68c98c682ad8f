import SwiftUI
import VDFlow

struct SettingsScreen: View {
  @StateStep var flow: SettingsFlow = .main

  var body: some View {
    NavigationSteps(selection: $flow.selected) {
      Button("Account") { flow.account.selected = .overview }.step($flow.$main)
      AccountScreen()
      Text("About").step($flow.$about)
    }
  }
}

struct AccountScreen: View {
  @StateStep var account: AccountFlow = .overview

  var body: some View {
    TabView(selection: $account.selected) {
      Text("Overview").step($account.$overview)
      Text("Password").step($account.$password)
    }
  }
}
