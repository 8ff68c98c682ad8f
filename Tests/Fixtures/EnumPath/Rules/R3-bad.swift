// R3 Links and destinations with no stack above them, wherever they are shown.
import SwiftUI

struct R3BadRow: View {
  var body: some View { NavigationLink("more", value: Step.a(.x)) }
//                      ^^^^^^^^^^^^^^ warning missing-navigation-container
}
struct R3BadMenu: View {
  var rows: some View { VStack { R3BadRow().padding(4) } }
  var body: some View {
    List { rows }
      .navigationDestination(for: Step.self) { $0.view }
//     ^^^^^^^^^^^^^^^^^^^^^ warning missing-navigation-container
  }
}
struct R3BadHome: View {
  @State var isShown = false
  var body: some View {
    PlainView().sheet(isPresented: $isShown) { R3BadMenu() }
  }
}
struct R3BadApp: App {
  var body: some Scene { WindowGroup { R3BadMenu() } }
}
