// A list that a function or a property of the app gives back leads to all that it holds: written out, put together, or added
// to a local list. Where something else may be in it, nothing is known.
// resolved: MadeList.pay, MadeList.home, MadeList.item, MadeList.cart, MadeList.pay, MadeList.pay, MadeList.home, MadeList.item, MadeList.item
// unresolved:
//- /Links.swift
import SwiftUI

enum MadeList: Hashable {
  case home, item(Int), cart, pay
  static func parse(_ url: URL) -> [MadeList]? {
    switch url.path {
    case "home": return [.home]
    case "item": return [.home, .item(1)]
    default: return nil
    }
  }
  static func added(_ url: URL) -> [MadeList] {
    var routes: [MadeList] = []
    if url.path == "cart" { routes.append(.cart) }
    if url.path == "pay" { routes += last }
    return routes
  }
  static var last: [MadeList] { [.pay] }
  static func lent(_ url: URL) -> [MadeList] {
    var routes: [MadeList] = [.home]
    fill(&routes)
    return routes
  }
  private static func fill(_ routes: inout [MadeList]) { routes.append(.pay) }
  static func numbered(_ numbers: [Int]) -> [MadeList] { numbers.map { .item($0) } }
}
//- /Root.swift
import SwiftUI

struct MadeListRoot: View {
  @State private var path: [MadeList] = []
  let isLong: Bool
  private var start: [MadeList] { isLong ? [.home, .item(1)] : [] }
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: MadeList.self) { route in
        switch route {
        case .home, .cart, .pay: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
    .onOpenURL { url in
      if let routes = MadeList.parse(url) { path = routes }
      path += MadeList.added(url)
      path.append(contentsOf: MadeList.last)
      path = MadeList.lent(url)
      path = MadeList.numbered([1, 2])
      path = start + [.item(3)]
    }
  }
}
