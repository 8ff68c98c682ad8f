// A function that wraps its parameter in a case and hands it to one of several that push: the case tells which is meant,
// and what takes anything is not.
// resolved: WOPlace.site, WOSheet.login, WOPlace.site, WOSheet.login
import SwiftUI

enum WOPlace: Hashable { case site(String), author(String) }
enum WOSheet: Hashable { case login(Int), author(String) }
final class WONav: ObservableObject {
  @Published var path = NavigationPath()
  func push<Value: Hashable>(_ value: Value) { path.append(value) }
  func push(_ place: WOPlace) { path.append(place) }
  func push(_ sheet: WOSheet) { path.append(sheet) }
  func showSite(_ address: String) { push(.site(address)) }
  func showLogin(_ attempt: Int) { push(.login(attempt)) }
}
struct WORoot: View {
  @StateObject var nav = WONav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView()
        .navigationDestination(for: WOPlace.self) { place in
          switch place {
          case .site, .author: PlainView()
          }
        }
        .navigationDestination(for: WOSheet.self) { sheet in
          switch sheet {
          case .login, .author: PlainView()
          }
        }
    }
  }
}
func wrapperOverloads(_ nav: WONav) {
  nav.showSite("a")
  nav.showLogin(1)
}
