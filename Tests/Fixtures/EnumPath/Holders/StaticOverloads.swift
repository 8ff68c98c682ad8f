// A static function with a case's name takes what the case does not; its closure goes to the parameter that has to have one.
// resolved: SORoute.picker, SORoute.picker, SORoute.picker, SORoute.picker, SORoute.plain
// hints: on
import SwiftUI

struct SOClient: Hashable {}
struct SOPerson: Hashable {}
enum SOFilter: Hashable { case local, all }

enum SORoute: Hashable {
  case picker(client: SOClient?, filter: SOFilter, callback: SOCallback)
  case plain

  static func picker(
    client: SOClient? = nil, filter: SOFilter = .all, callback: @escaping (SOPerson) -> Void
  ) -> SORoute {
    picker(client: client, filter: filter, callback: SOCallback(run: callback))
  }
}
struct SOCallback: Hashable {
  let run: (SOPerson) -> Void
  func hash(into hasher: inout Hasher) {}
  static func == (a: SOCallback, b: SOCallback) -> Bool { true }
}
final class SONav: ObservableObject {
  @Published var path: [SORoute] = []
  func push(_ route: SORoute) { path.append(route) }
}
struct SORoot: View {
  @StateObject var nav = SONav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: SORoute.self) { _ in PlainView() } }
  }
}
func so(_ nav: SONav) {
  nav.push(.picker { _ in })
  nav.push(.picker(client: SOClient()) { _ in })
  nav.push(.picker(filter: .local) { _ in })
  nav.push(.picker(callback: { _ in }))
  nav.push(.plain)
}
