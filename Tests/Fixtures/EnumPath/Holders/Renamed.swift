// A parameter that is unwrapped under another name, or by a closure, is what moves; what is bound twice may be either.
// resolved: RenamedRoute.info, RenamedRoute.photo, RenamedRoute.info, RenamedRoute.photo, RenamedRoute.info, -, -, -
import SwiftUI

enum RenamedRoute: Hashable {
  case info, photo(Int)
  var view: some View { PlainView() }
}
final class RenamedNav: ObservableObject {
  @Published var path: [RenamedRoute] = []
  func guarded(_ r: RenamedRoute?) { guard let route = r else { return }; path.append(route) }
  func checked(_ r: RenamedRoute?) { if let route = r { path.append(route) } }
  func mapped(_ r: RenamedRoute?) { r.map { path.append($0) } }
  func each(_ routes: [RenamedRoute]) { routes.forEach { route in path.append(route) } }
}
struct RenamedRoot: View {
  @StateObject var nav = RenamedNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: RenamedRoute.self) { $0.view } }
  }
}
func renamed(_ nav: RenamedNav) {
  nav.guarded(.info)
  nav.checked(.photo(1))
  nav.mapped(.info)
  nav.each([.photo(1), .info])
}
final class RenamedOther: ObservableObject {
  @Published var path: [RenamedRoute] = []
  func latest(_ r: RenamedRoute?, _ all: [RenamedRoute]) {
    guard r != nil else { return }
    all.map { $0 }.last.map { path.append($0) }
  }
}
final class RenamedTwice: ObservableObject {
  @Published var path: [RenamedRoute] = []
  func either(_ a: RenamedRoute?, _ b: RenamedRoute?) {
    if let route = a { path.append(route) } else if let route = b { path.append(route) }
  }
}
func renamedOther(_ nav: RenamedOther, _ twice: RenamedTwice) {
  nav.latest(.info, [])
  twice.either(nil, .info)
}
