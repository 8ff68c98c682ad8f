// A list of those that keep a stack's path is a stack of sheets: a function that adds one shows the route it is made with.
// resolved: SheetLayerPage.home, SheetLayerPage.login, SheetLayerPage.help, SheetLayerPage.login
// unresolved:
import SwiftUI

enum SheetLayerPage: Hashable { case home, help, login(Int) }
struct SheetLayerFrame: Hashable { var page: SheetLayerPage }
final class SheetLayer: ObservableObject, Identifiable {
  weak var stack: SheetLayers?
  @Published var root: SheetLayerFrame
  @Published var path: [SheetLayerFrame]
  init(number: Int, root: SheetLayerPage, path: [SheetLayerPage] = [], stack: SheetLayers) {
    self.root = .init(page: root)
    self.path = path.map { .init(page: $0) }
    self.stack = stack
  }
  func push(_ page: SheetLayerPage) { path.append(.init(page: page)) }
  func openSheet(_ page: SheetLayerPage) { stack?.openSheet(page) }
}
final class SheetLayers: ObservableObject {
  @MainActor static let main = SheetLayers()
  @Published private(set) var layers: [SheetLayer] = []
  private func openSheet(_ page: SheetLayerPage, number: Int, isCover: Bool) {
    layers.append(.init(number: number, root: page, stack: self))
  }
  func openSheet(_ page: SheetLayerPage) { openSheet(page, number: layers.count, isCover: false) }
  func cover(_ page: SheetLayerPage) { openSheet(page, number: 0, isCover: true) }
}
struct SheetLayerView: View {
  @ObservedObject var layer: SheetLayer
  var body: some View {
    NavigationStack(path: $layer.path) {
      VStack {
        Button("push") { layer.push(.home) }
        Button("sheet") { layer.openSheet(.login(1)) }
        Button("main") { SheetLayers.main.openSheet(.help) }
        Button("cover") { SheetLayers.main.cover(.login(2)) }
      }
      .navigationDestination(for: SheetLayerFrame.self) { frame in
        switch frame.page {
        case .home, .help, .login: PlainView()
        }
      }
    }
  }
}
