// A class that pushes onto its base's path, and presents in its base's slot.
// resolved: HeirSheet.edit, HeirRoute.list, HeirRoute.item, HeirSheet.edit, HeirSheet.edit
import SwiftUI

enum HeirRoute: Hashable { case list, item(Int) }
enum HeirSheet: String, Identifiable {
  case edit
  var id: String { rawValue }
}
class HeirBase<R: Hashable>: ObservableObject { @Published var path: [R] = [] }
class HeirTyped: HeirBase<HeirRoute> {
  @Published var sheet: HeirSheet?
  @Published var erased = NavigationPath()
}
final class HeirNav: HeirTyped {
  func show(_ route: HeirRoute) { path.append(route) }
  func open(_ route: HeirRoute) { erased.append(route) }
  func present(_ sheet: HeirSheet) { self.sheet = sheet }
  func edit() { sheet = .edit }
}
struct HeirRoot: View {
  @StateObject var nav = HeirNav()
  var body: some View {
    VStack {
      NavigationStack(path: $nav.path) { screen }
      NavigationStack(path: $nav.erased) { screen }
    }
    .sheet(item: $nav.sheet) { sheet in
      switch sheet {
      case .edit: PlainView()
      }
    }
  }
  private var screen: some View {
    PlainView().navigationDestination(for: HeirRoute.self) { route in
      switch route {
      case .list: PlainView()
      case .item(let id): NumberView(id: id)
      }
    }
  }
}
func heirs(_ nav: HeirNav) {
  nav.show(.list)
  nav.open(.item(1))
  nav.present(.edit)
  nav.sheet = .edit
}
