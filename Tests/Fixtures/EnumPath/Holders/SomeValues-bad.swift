// SomeValues-bad What the wrapped enum lacks, 'some' cannot hold.
// rejected
import SwiftUI

enum HeldSheet: String, Identifiable {
  case login
  var id: Self { self }
}
struct HeldRoot: View {
  @State private var sheet: HeldSheet?
  var body: some View {
    Button("open") {
      sheet = .some(.login)
      sheet = .some(.logout)
//                   ^^^^^^ unknown-route
    }
    .sheet(item: $sheet) { sheet in Text(sheet.rawValue) }
  }
}
