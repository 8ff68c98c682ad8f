// T20 A static function beside a case of its name.
// hints: on
// resolved: T20.compose
import SwiftUI

enum T20Stage: Hashable { case draft }
enum T20: Hashable {
  case compose(_ s: T20Stage)
  static func compose() -> Self { .compose(.draft) }
}
final class T20Nav: ObservableObject {
  @Published var path: [T20] = []
  func next(_ route: T20) { path.append(route) }
}
struct T20Root: View {
  @StateObject var nav = T20Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: T20.self) { route in PlainView() }
    }
  }
}
func t20(_ nav: T20Nav) { nav.next(.compose()) }
