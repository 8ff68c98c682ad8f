// W1 a step that is shown by its optional value, selected or not
import SwiftUI
import VDFlow

struct ShownPhoto: Identifiable { var id = 0 }
@Steps struct PhotoFlow { var photo: ShownPhoto?; var note = ""; var none }
struct PhotoFlowView: View {
  @StateStep var f: PhotoFlow = .none
  var body: some View {
    Button("a") { f.photo = ShownPhoto(id: 1) }
      .sheet(item: $f.photo) { photo in Button("\(photo.id)") { f.photo = nil } }
  }
}
