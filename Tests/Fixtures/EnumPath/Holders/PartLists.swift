// PartLists Part of a list, or the same in another order, holds the same routes.
// resolved: PartRoute.one, PartRoute.two, PartRoute.three, PartRoute.one, PartRoute.two
import SwiftUI

enum PartRoute: Hashable { case one, two, three }
final class PartNavigator: ObservableObject {
  @Published var path: [PartRoute] = []
  func open(_ routes: [PartRoute]) { path = Array(routes.prefix(3)) }
  func add(_ routes: [PartRoute]) { path.append(contentsOf: routes.filter { !path.contains($0) }) }
}
struct PartRoot: View {
  @StateObject private var navigator = PartNavigator()
  var body: some View {
    NavigationStack(path: $navigator.path) {
      Button("open") {
        navigator.open([.one, .two])
        navigator.add([.three])
        navigator.path.append(contentsOf: [.one, .two].reversed())
      }
      .navigationDestination(for: PartRoute.self) { _ in Text("screen") }
    }
  }
}
