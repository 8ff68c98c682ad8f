// A case that the sheet's route lacks.
// rejected
import SwiftUI

enum SheetsBad: Identifiable, Hashable {
  case edit
  var id: Self { self }
}
final class SheetsBadNav: ObservableObject {
  @Published var sheet: SheetsBad?
  func show(_ item: SheetsBad?) { sheet = item }
}
struct SheetsBadRoot: View {
  @StateObject var nav = SheetsBadNav()
  var body: some View {
    Button("edit") { nav.show(.edt) }.sheet(item: $nav.sheet) { _ in PlainView() }
//                             ^^^ unknown-route
  }
}
