// T18 A wrapper registers what it holds.
// hints: on
// resolved: T18Place.here, T18Place.there
import SwiftUI

enum T18Place: Hashable { case here, there }
struct T18Slot: Hashable { let place: T18Place }
final class T18Nav: ObservableObject {
  @Published var path: [T18Slot] = []
  func push(_ p: T18Place) { path.append(T18Slot(place: p)) }
}
struct T18Root: View {
  @StateObject var nav = T18Nav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: T18Slot.self) { _ in PlainView() } }
  }
}
func t18(_ nav: T18Nav) {
  nav.push(.here)
  nav.push(.there)
}
