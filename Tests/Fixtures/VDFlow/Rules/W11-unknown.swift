// W11 what is shown where no type is known may be the step
import ForeignBox
import SwiftUI
import VDFlow

@Steps struct W11Unknown { var first; var second; var third; var fourth; var none }
struct W11UnknownView: View {
  @StateStep var f: W11Unknown = .none
  let box: Box
  var body: some View {
    VStack {
      Text("").step($f.$first)
      box.map($f) { Text("").step($0.$second) }
      box.map($f) { Text("").sheet(isPresented: $0.isSelected(.third)) { Text("") } }
    }
    .onTapGesture { f.selected = .second; f.selected = .third; f.selected = .fourth }
  }
  func show(_ step: W11Unknown.Steps?) -> Bool {
    box.map(step) { if case .fourth = $0 { true } else { false } }
  }
}
@Steps struct W11Anything { var one; var two; var none }
struct W11AnythingView: View {
  @StateStep var f: W11Anything = .none
  let box: Box
  func show<S>(_ step: S) {}
  var body: some View {
    Text("").step($f.$one).onTapGesture { f.selected = .two; box.change(f) { show($0.selected) } }
  }
}
