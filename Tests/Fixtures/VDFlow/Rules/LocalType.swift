// A type that a body declares: what it selects counts as selected, and what it holds as held.
// hints: on
import SwiftUI
import VDFlow

@Steps struct LocalTypeHeld { var a; var b; var lost }
//                                              ^^^^ hint unused-route
@Steps struct LocalTypeOuter { var c; var d; var lost }
//                                               ^^^^ hint unused-route
struct LocalTypeView: View {
  @StateStep var flow: LocalTypeOuter = .c
  var body: some View { content($flow) }
  func content(_ flow: Binding<LocalTypeOuter>) -> some View {
    struct Screen: View {
      @StateStep var held: LocalTypeHeld = .a
      @Binding var outer: LocalTypeOuter
      var body: some View {
        Button("b") { held.selected = .b }
        Button("d") { outer.selected = .d }
      }
    }
    return Screen(outer: flow)
  }
}
