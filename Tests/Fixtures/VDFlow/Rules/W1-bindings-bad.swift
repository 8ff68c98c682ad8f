// W1 a binding of something else, by which a step gets its value
import SwiftUI
import VDFlow

@Steps struct SentForm { var note = ""; var none }
struct SentFormView: View {
  @StateStep var f: SentForm = .none
  @State var text = ""
  var body: some View {
    TextField("a", text: Binding(get: { text }, set: { f.note = $0 }))
//                                                       ^^^^ warning no-op-transition
  }
}
