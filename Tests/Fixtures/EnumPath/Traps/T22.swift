// T22 A sheet by assignment.
// resolved: T22.editor
import SwiftUI

enum T22: Identifiable { case editor; var id: Int { 0 } }
final class T22Nav: ObservableObject { @Published var sheet: T22? }
struct T22View: View {
  @StateObject var nav = T22Nav()
  var body: some View { PlainView().sheet(item: $nav.sheet) { _ in PlainView() } }
}
func t22(_ nav: T22Nav) {
  nav.sheet = .editor
  nav.sheet = nil
}
