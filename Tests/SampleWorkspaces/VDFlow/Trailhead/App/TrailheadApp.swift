import SwiftUI
import VDFlow

@main
struct TrailheadApp: App {
  var body: some Scene {
    WindowGroup {
      RootScreen()
    }
  }
}

struct RootScreen: View {
  @StateStep var app: AppFlow = .welcome

  var body: some View {
    switch app.selected {
    case .welcome: WelcomeScreen(start: { app.$tabs.select() })
    case .tabs: TabScreen().stepEnvironment($app.tabs)
    }
  }
}
