// R10 `.none` clears the slot.
// fix: func r10(_ nav: R10BadNav) { nav.sheet = R10Bad.none }
import SwiftUI

enum R10Bad: Identifiable { case none, editor; var id: Int { 0 } }
final class R10BadNav: ObservableObject { @Published var sheet: R10Bad? }
struct R10BadView: View {
  @StateObject var nav = R10BadNav()
  var body: some View { PlainView().sheet(item: $nav.sheet) { _ in PlainView() } }
}
func r10(_ nav: R10BadNav) { nav.sheet = .none }
//                                        ^^^^ warning no-op-transition
