// Pushed or presented as the value says: the screen with a stack of its own is a sheet.
// resolved: ConditionalRoute.edit, ConditionalRoute.list
import SwiftUI

enum ConditionalRoute: Hashable, Identifiable {
  case list, edit
  var id: Self { self }
  var isModal: Bool { self == .edit }
}
final class ConditionalNav: ObservableObject {
  @Published var path = NavigationPath()
  @Published var modal: ConditionalRoute?
  func go(_ route: ConditionalRoute) {
    if route.isModal { modal = route } else { path.append(route) }
  }
}
struct ConditionalEditor: View { var body: some View { NavigationStack { PlainView() } } }
struct ConditionalRoot: View {
  @StateObject var nav = ConditionalNav()
  @ViewBuilder func view(for route: ConditionalRoute) -> some View {
    switch route {
    case .list: PlainView()
    case .edit: ConditionalEditor()
    }
  }
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("edit") { nav.go(.edit); nav.go(.list) }.navigationDestination(for: ConditionalRoute.self) { view(for: $0) }
    }
    .sheet(item: $nav.modal) { view(for: $0) }
  }
}
