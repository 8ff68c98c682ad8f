// Functions that make the case leave it to another one whether it is pushed or presented: no stack in a stack there.
// resolved: CCasesRoute.edit, CCasesRoute.edit, CCasesRoute.edit, CCasesRoute.edit, CCasesPushed.edit, CCasesPushed.edit
import SwiftUI

enum CCasesRoute: Hashable, Identifiable {
  case list, edit(Int)
  var id: Self { self }
  var isModal: Bool { self != .list }
}
protocol CCasesService: AnyObject { func go(to route: CCasesRoute) }
final class CCasesNav: ObservableObject, CCasesService {
  @Published var path = NavigationPath()
  @Published var modal: CCasesRoute?
  func go(to route: CCasesRoute) {
    if route.isModal { modal = route } else { path.append(route) }
  }
  func own(_ id: Int) { go(to: .edit(id)) }
}
final class CCasesModel {
  let service: CCasesService
  init(service: CCasesService) { self.service = service }
  func edit(_ id: Int) { service.go(to: .edit(id)) }
}
struct CCasesEditor: View { var body: some View { NavigationStack { PlainView() } } }
struct CCasesRoot: View {
  @StateObject var nav = CCasesNav()
  let model: CCasesModel
  @ViewBuilder func view(for route: CCasesRoute) -> some View {
    switch route {
    case .list: PlainView()
    case .edit: CCasesEditor()
    }
  }
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("edit") { model.edit(1); nav.own(2) }
        .navigationDestination(for: CCasesRoute.self) { view(for: $0) }
    }
    .sheet(item: $nav.modal) { view(for: $0) }
  }
}

enum CCasesPushed: Hashable { case edit(Int) }
final class CCasesPushNav: ObservableObject {
  @Published var path: [CCasesPushed] = []
  func edit(_ id: Int) { path.append(.edit(id)) }
}
struct CCasesPushRoot: View {
  @StateObject var nav = CCasesPushNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("edit") { nav.edit(1) }.navigationDestination(for: CCasesPushed.self) { route in
        switch route {
        case .edit: CCasesEditor()
//                  ^^^^^^^^^^^^ warning nested-navigation-container
        }
      }
    }
  }
}
