// What a holder's function hands to one that cannot be followed is a route.
// rejected
import SwiftUI

enum LayerBadPage: Hashable { case home, page(Int) }
final class LayerBadWindow: ObservableObject {
  func openSheet(_ page: LayerBadPage) {}
}
final class LayerBad: ObservableObject {
  weak var window: LayerBadWindow?
  @Published var path: [LayerBadPage] = []
  func openSheet(_ page: LayerBadPage) { window?.openSheet(page) }
}
struct LayerBadView: View {
  @ObservedObject var layer: LayerBad
  var body: some View {
    NavigationStack(path: $layer.path) {
      PlainView().navigationDestination(for: LayerBadPage.self) { page in
        switch page {
        case .home: PlainView()
        case .page(let number): NumberView(id: number)
        }
      }
    }
  }
}
func handedOnElsewhereBad(_ layer: LayerBad) {
  layer.path.append(.home)
  layer.path.append(.page(1))
  layer.openSheet(.hone)
//                 ^^^^ unknown-route
  layer.openSheet(.page)
//                 ^^^^ input-mismatch
}
