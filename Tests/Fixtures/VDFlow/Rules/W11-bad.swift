// W11 a step without a view
import SwiftUI
import VDFlow

@Steps struct W11Bad { var first; var second; var third; var none }
struct W11BadPage: View { var body: some View { Text("a") } }
struct W11BadView: View {
  @StateStep var f: W11Bad = .none
  var body: some View {
    TabView(selection: $f.selected) {
      W11BadPage().step($f.$first)
      W11BadPage().step($f.$second)
    }
    .onTapGesture { f.selected = .third }
//                                ^^^^^ warning unmounted-route
  }
}
