// A stack that binds what a protocol asks for has the path of whoever conforms, whatever that holds and is called.
// hints: on
// resolved: NeededHome.detail, NeededHome.list, NeededShop.cart
// unresolved:
//- /Required.swift
import SwiftUI

protocol NeededFlow: ObservableObject {
  associatedtype Place: Hashable
  associatedtype Shown: View
  var places: [Place] { get set }
  @ViewBuilder func view(for place: Place) -> Shown
}
extension NeededFlow {
  func go(_ place: Place) { places.append(place) }
}
struct NeededStack<Flow: NeededFlow, Root: View>: View {
  @ObservedObject var flow: Flow
  @ViewBuilder let root: Root
  var body: some View {
    NavigationStack(path: $flow.places) {
      root.navigationDestination(for: Flow.Place.self) { flow.view(for: $0) }
    }
  }
}
//- /Flows.swift
import SwiftUI

enum NeededHome: Hashable { case list, detail(Int), old }
//                                                  ^^^ hint unused-route
enum NeededShop: Hashable { case cart }
enum NeededLog: Hashable { case opened, closed }
final class NeededHomeFlow: NeededFlow {
  @Published var places: [NeededHome] = []
  var events: [NeededLog] = []
  func view(for place: NeededHome) -> some View {
    switch place {
    case .list, .old: PlainView()
    case .detail(let id): NumberView(id: id)
    }
  }
  func open() {
    events.append(.opened)
    go(.detail(1))
  }
}
final class NeededShopFlow: NeededFlow {
  @Published var places: [NeededShop] = []
  func view(for place: NeededShop) -> some View { PlainView() }
}
struct NeededRoot: View {
  @StateObject var home = NeededHomeFlow()
  @StateObject var shop = NeededShopFlow()
  var body: some View {
    NeededStack(flow: home) { Button("list") { home.go(.list) } }
    NeededStack(flow: shop) { Button("cart") { shop.go(.cart) } }
  }
}
