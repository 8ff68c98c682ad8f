// What meets a protocol's requirement says what its associated type is in a type that conforms, whatever is called so at
// the top level.
// resolved: -, -, AssociatedNamesOther.home
// unresolved:
import SwiftUI

protocol AssociatedNamesFlow: AnyObject {
  associatedtype AssociatedNamesOther: Hashable
  func title(of route: AssociatedNamesOther) -> String
}
enum AssociatedNamesOther: Hashable { case home }
enum AssociatedNamesShop: Hashable { case cart }
final class AssociatedNamesShopFlow: ObservableObject, AssociatedNamesFlow {
  @Published var path: [AssociatedNamesShop] = []
  func title(of route: AssociatedNamesShop) -> String { "\(route)" }
  func open() {
    let route: AssociatedNamesOther = .cart
    path.append(route)
    path = [AssociatedNamesOther.cart]
  }
}
struct AssociatedNamesRoot: View {
  @StateObject private var flow = AssociatedNamesShopFlow()
  @State private var path: [AssociatedNamesOther] = []
  var body: some View {
    VStack {
      NavigationStack(path: $flow.path) {
        Button("Open") { flow.open() }.navigationDestination(for: AssociatedNamesShop.self) { _ in Text("Cart") }
      }
      NavigationStack(path: $path) {
        Button("Home") { path.append(.home) }.navigationDestination(for: AssociatedNamesOther.self) { _ in Text("Home") }
      }
    }
  }
}
