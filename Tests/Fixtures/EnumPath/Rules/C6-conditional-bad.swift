// C6 A case that every build has is missing beside one under an '#if'.
// rejected
import SwiftUI

enum C6Certain: Identifiable, Hashable {
  case widget, about
  #if os(Windows)
  case window
  #endif
  var id: Self { self }
}
struct C6CertainRoot: View {
  @State private var sheet: C6Certain?
  var body: some View {
    NavigationStack { Button("a") { sheet = .widget; sheet = .about } }
      .sheet(item: $sheet) { item in
        switch item {
//      ^^^^^^ non-exhaustive-switch
        case .widget: PlainView()
        }
      }
  }
}
