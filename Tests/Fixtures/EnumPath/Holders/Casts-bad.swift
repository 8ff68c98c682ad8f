// What a function casts before it pushes it is checked as the route that it is.
// rejected
import SwiftUI

protocol CastBadRoute: Hashable {}
enum CastBadStep: CastBadRoute { case list, item(id: Int) }
final class CastBadNav: ObservableObject {
  @Published var path: [CastBadStep] = []
  func push(_ route: any CastBadRoute) {
    guard let step = route as? CastBadStep else { return }
    path.append(step)
  }
}
struct CastBadRoot: View {
  @StateObject var nav = CastBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("Open") { nav.push(CastBadStep.item(1)) }
//                                          ^^^^ input-mismatch
      .navigationDestination(for: CastBadStep.self) { step in
        switch step {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
