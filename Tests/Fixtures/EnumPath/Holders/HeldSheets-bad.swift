// What a slot's struct is made with is a case of the route that it holds, and a case that nothing makes is never shown.
// hints: on
// rejected
import SwiftUI

struct HShBadBox: Identifiable {
  enum Kind {
    case filters, gone
//                ^^^^ hint unused-route
  }
  let id = UUID()
  let kind: Kind
}
final class HShBadNav: ObservableObject {
  @Published var shown: HShBadBox?
  func present(_ kind: HShBadBox.Kind) { shown = HShBadBox(kind: kind) }
}
struct HShBadRoot: View {
  @StateObject var nav = HShBadNav()
  var body: some View {
    Button("open") {
      nav.present(.filters)
      nav.present(.filter)
//                 ^^^^^^ unknown-route
    }
    .sheet(item: $nav.shown) { box in
      switch box.kind {
      case .filters: PlainView()
      default: PlainView()
      }
    }
  }
}
