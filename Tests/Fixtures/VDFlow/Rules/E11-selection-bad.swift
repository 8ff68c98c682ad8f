// E11 A binding of the selection where the selection is wanted; '.step' takes a binding.
// rejected
import SwiftUI
import VDFlow

struct E11Selection: View {
  @StateStep var flow: Root = .home
  @Binding var tab: Inner
  var body: some View {
    TabView(selection: $tab.selected) { Text("main").step($tab.$main) }
  }
  func e11home() { $flow.selected = .home }
//                 ^^^^^ wrong-receiver
  func e11tab() { $flow.selected.wrappedValue = .tab }
  var e11isMain: Bool { $tab.selected == .main }
//                      ^^^^ wrong-receiver
  var e11isTheme: Bool { $tab.wrappedValue.selected == .theme }
  func e11content() -> some View { Text("main").step(tab.$main) }
//                                                        ^^^^ wrong-receiver
}
