// A function of a holder that hands what others push to one which cannot be followed shows it, too.
// resolved: LayerPage.home, LayerPage.page, LayerPage.home, LayerPage.page
import SwiftUI

enum LayerPage: Hashable { case home, page(Int) }
struct LayerFrame: Hashable {
  let page: LayerPage
}
final class LayerWindow: ObservableObject {
  private var shown: (page: LayerPage, layer: Layer)?
  func openSheet(_ page: LayerPage) { shown = (page, Layer(root: page, window: self)) }
  func note(_ page: LayerPage) {}
}
final class Layer: ObservableObject {
  weak var window: LayerWindow?
  let root: LayerPage
  @Published var path: [LayerFrame] = []
  init(root: LayerPage, window: LayerWindow) { (self.root, self.window) = (root, window) }
  func push(_ page: LayerPage) { path.append(LayerFrame(page: page)) }
  func openSheet(_ page: LayerPage) { window?.openSheet(page) }
  func log(_ page: LayerPage) { window?.openSheet(page) }
  func showNothing(_ page: LayerPage) { window?.note(page) }
}
struct LayerView: View {
  @ObservedObject var layer: Layer
  var body: some View {
    NavigationStack(path: $layer.path) {
      show(layer.root).navigationDestination(for: LayerFrame.self) { show($0.page) }
    }
  }
  @ViewBuilder func show(_ page: LayerPage) -> some View {
    switch page {
    case .home: PlainView()
    case .page(let number): NumberView(id: number)
    }
  }
}
func handedOnElsewhere(_ layer: Layer) {
  layer.push(.home)
  layer.push(.page(1))
  layer.openSheet(.home)
  layer.openSheet(.page(2))
  layer.log(.home)
  layer.showNothing(.home)
}
