// R7-nothing '.none' of an optional is nothing to show, though the enum has a case of that name.
import SwiftUI

enum NothingSheet: String, Identifiable {
  case none, card
  var id: Self { self }
}
struct NothingRoot: View {
  @State private var sheet: NothingSheet?
  var body: some View {
    Button("open") {
      sheet = .card
      sheet = NothingSheet.none
    }
    .sheet(isPresented: .constant(sheet != nil)) { NothingScreen(sheet: sheet) }
  }
}
struct NothingScreen: View {
  let sheet: NothingSheet?
  var body: some View {
    switch sheet {
    case .none: EmptyView()
    case .some(.none): Text("none")
    case .card?: Text("card")
    }
  }
}
