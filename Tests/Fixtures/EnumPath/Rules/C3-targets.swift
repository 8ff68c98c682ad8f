// C3-targets Two apps of one repository give their routes the same name: what one of them takes is right in either.
// unfinished
// resolved: C3Shared.family, C3Shared.detail, C3Shared.family, C3Shared.detail
// unresolved: several cases of that name
//- /Shop/App.swift
import SwiftUI

enum C3Shared: Hashable { case family, detail(id: Int), list(Int) }
final class C3SharedNav: ObservableObject {
  @Published var path: [C3Shared] = []
  func push(_ place: C3Shared) { path.append(place) }
}
struct C3SharedRoot: View {
  @StateObject var nav = C3SharedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Shared.self) { place in
        switch place {
        case .family: PlainView()
        case .detail(let id), .list(let id): NumberView(id: id)
        }
      }
    }
  }
}
func c3Shop(_ nav: C3SharedNav) {
  nav.push(.family)
  nav.push(.detail(id: 1))
  nav.push(.list(filter: true))
}
//- /Till/App.swift
import SwiftUI

enum C3Shared: Hashable { case family(Int), detail(name: String), list(since: String) }
final class C3SharedNav: ObservableObject {
  @Published var path: [C3Shared] = []
  func push(_ place: C3Shared) { path.append(place) }
}
struct C3SharedRoot: View {
  @StateObject var nav = C3SharedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Shared.self) { place in
        switch place {
        case .family, .list: PlainView()
        case .detail(let name): Text(name)
        }
      }
    }
  }
}
func c3Till(_ nav: C3SharedNav) {
  nav.push(.family(1))
  nav.push(.detail(name: "a"))
  if case .family(let id) = nav.path.last { print(id) }
}
