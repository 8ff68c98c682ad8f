// E4 a view gets the step where its value is wanted, and a mount the value where the step is
// rejected
// fix:   var body: some View { E4Child(tab: $root.tab) }
import SwiftUI
import VDFlow

struct E4Child: View {
  @Binding var tab: Inner
  var body: some View { EmptyView() }
}
struct E4Parent: View {
  @StateStep var root: Root = .home
  var body: some View { E4Child(tab: $root.$tab) }
//                                         ^^^^ broken-chain
}
struct E4Mount: View {
  @Binding var inner: Inner
  var body: some View { EmptyView().step($inner.theme) }
//                                              ^^^^^ broken-chain
}
