import SwiftUI

struct RootView: View {
  @EnvironmentObject var navigator: Navigator

  var body: some View {
    NavigationStack(path: $navigator.path) {
      HallView()
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .catalogue(let value): value.view
          case .desk(let value): value.view
          case .garden: GardenView()
          case .vault: EmptyView()
          case .attic: Text("Attic")
          }
        }
    }
    .sheet(item: $navigator.sheet) { sheet in
      switch sheet {
      case .card: CardView()
      case .none: Text("None")
      }
    }
  }
}
