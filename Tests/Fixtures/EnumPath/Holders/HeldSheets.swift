// A sheet of a struct that holds the route, taken out of it by a switch: who sets the slot presents that. Of a struct whose enum only says how something is shown beside others, or that holds two of them, nothing is known.
// resolved: HShBox.Kind.share, HShBox.Kind.filters, HShBox.Kind.filters, HShBox.Kind.share, HShBox.Kind.filters, HShBox.Kind.share
// unresolved:
import SwiftUI

struct HShBox: Identifiable {
  enum Kind { case filters, share(Int) }
  let id = UUID()
  let kind: Kind
}
struct HShStyled: Identifiable {
  enum Style { case plain, loud }
  let id = UUID()
  let style: Style
}
struct HShBoth: Identifiable {
  enum Kind { case help, about }
  let id = UUID()
  /// No view shows it.
  let before: Kind?
  let kind: Kind
}
final class HShNav: ObservableObject {
  @Published var shown: HShBox?
  @Published var styled: HShStyled?
  @Published var both: HShBoth?
  /// No sheet shows it.
  var last: HShBox.Kind?
  func present(_ kind: HShBox.Kind) { shown = .init(kind: kind) }
  func present(box: HShBox?) { shown = box }
  func share() { shown = HShBox(kind: .share(1)) }
  func close() {
    shown = nil
    last = .filters
  }
}
struct HShRoot: View {
  @StateObject var nav = HShNav()
  @State private var own: HShBox?
  var body: some View {
    Button("open") {
      nav.present(.filters)
      nav.present(box: HShBox(kind: .filters))
      nav.present(box: .init(kind: .share(2)))
      nav.styled = HShStyled(style: .plain)
      nav.both = HShBoth(before: .help, kind: .about)
      own = HShBox(kind: .filters)
      own = .init(kind: .share(3))
    }
    .sheet(item: $nav.shown) { box in
      NavigationStack {
        switch box.kind {
        case .filters: PlainView()
        case .share(let id): NumberView(id: id)
        }
      }
    }
    .sheet(item: $own) {
      switch $0.kind {
      case .filters: PlainView()
      case .share(let id): NumberView(id: id)
      }
    }
    .sheet(item: $nav.both) { both in
      switch both.kind {
      case .help: PlainView()
      case .about: PlainView()
      }
    }
    .sheet(item: $nav.styled) { item in
      VStack {
        PlainView()
        switch item.style {
        case .plain: PlainView()
        case .loud: EmptyView()
        }
      }
    }
  }
}
