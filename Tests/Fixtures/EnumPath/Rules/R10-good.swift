// R10 The enum's own case, by its name.
import SwiftUI

enum R10Good: Identifiable { case none, editor; var id: Int { 0 } }
final class R10GoodNav: ObservableObject { @Published var sheet: R10Good? }
struct R10GoodView: View {
  @StateObject var nav = R10GoodNav()
  var body: some View { PlainView().sheet(item: $nav.sheet) { _ in PlainView() } }
}
func r10Good(_ nav: R10GoodNav) {
  nav.sheet = R10Good.none
  nav.sheet = nil
}
