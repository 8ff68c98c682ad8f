// W11 every selected step has a view
import SwiftUI
import VDFlow

@Steps struct W11Good { var first; var second; var third; var none }
struct W11GoodPage: View { var body: some View { Text("a") } }
struct W11GoodView: View {
  @StateStep var f: W11Good = .none
  var body: some View {
    TabView(selection: $f.selected) {
      W11GoodPage().step($f.$first)
      W11GoodPage().step($f.$second)
    }
    .sheet(isPresented: $f.isSelected(.third)) { Text("b") }
    .onTapGesture { f.selected = .third }
  }
}
@Steps struct W11Handed { var first; var second; var none }
struct W11HandedView: View {
  @StateStep var f: W11Handed = .none
  func show(_ step: W11Handed.Steps?) {}
  var body: some View {
    W11GoodPage().step($f.$first).onTapGesture { f.selected = .second; show(f.selected) }
  }
}
