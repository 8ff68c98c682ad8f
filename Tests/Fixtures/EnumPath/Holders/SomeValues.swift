// SomeValues An optional's own case holds a route.
// resolved: SomeSheet.login, SomeSheet.help, SomeSheet.login
import SwiftUI

enum SomeSheet: String, Identifiable {
  case login, help
  var id: Self { self }
}
struct SomeRoot: View {
  @State private var sheet: SomeSheet?
  func show(_ next: SomeSheet?) { sheet = next }
  var body: some View {
    Button("open") {
      sheet = .some(.login)
      sheet = .some(SomeSheet.help)
      show(.some(.login))
      sheet = .none
    }
    .sheet(item: $sheet) { sheet in Text(sheet.rawValue) }
  }
}
