// E15 through a binding: a step that is misspelt
// rejected
import SwiftUI
import VDFlow

struct E15Child: View {
  @Binding var items: Items
  var body: some View { Text("child") }
}
struct E15Binding: View {
  @StateStep var flow: Root = .home
  var body: some View {
    E15Child(items: $flow.list)
    E15Child(items: $flow.lst)
//                        ^^^ unknown-route
  }
}
