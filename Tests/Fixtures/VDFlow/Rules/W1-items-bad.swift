// W1 a step of which another is shown by its value, or which is shown by its selection
import SwiftUI
import VDFlow

struct HiddenPhoto: Identifiable { var id = 0 }
@Steps struct HiddenFlow { var photo: HiddenPhoto?; var other: HiddenPhoto?; var none }
struct HiddenFlowView: View {
  @StateStep var f: HiddenFlow = .none
  var body: some View {
    Button("a") { f.photo = HiddenPhoto(id: 1) }
//                  ^^^^^ warning no-op-transition
      .sheet(item: $f.other) { photo in Text("\(photo.id)") }
      .sheet(isPresented: $f.isSelected(.photo)) { Text("b") }
  }
}
