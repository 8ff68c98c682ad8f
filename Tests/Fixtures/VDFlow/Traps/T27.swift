// T27 the value and the selection of one step in one expression
// hints: on
import SwiftUI
import VDFlow

@Steps struct T27Flow { var alert = ""; var none }
extension View {
  func t27Alert(_ title: String, isPresented: Binding<Bool>) -> some View { self }
}
struct T27: View {
  @StateStep var f: T27Flow = .none
  var body: some View {
    Text("a").t27Alert(f.alert, isPresented: $f.isSelected(.alert)).onTapGesture { f.$alert.select(with: "b") }
  }
}
