import SwiftUI

@main
struct LibraryApp: App {
  @StateObject var navigator = Navigator.shared

  var body: some Scene {
    WindowGroup { RootView().environmentObject(navigator) }
  }
}
