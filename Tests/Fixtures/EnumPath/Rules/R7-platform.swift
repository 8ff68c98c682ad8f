// R7 A case whose own branch stands under `#if` has a view there; the default shows only the others.
import SwiftUI

enum R7Platform: Hashable { case scan, plan }
struct R7PlatformRoot: View {
  @State var path: [R7Platform] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Scan") { path.append(.scan) }
        Button("Plan") { path.append(.plan) }
//                                    ^^^^ warning blank-screen
      }
      .navigationDestination(for: R7Platform.self) { shown($0) }
    }
  }
  @ViewBuilder func shown(_ route: R7Platform) -> some View {
    switch route {
    #if !os(macOS)
      case .scan: PlainView()
    #endif
    default: EmptyView()
    }
  }
}
