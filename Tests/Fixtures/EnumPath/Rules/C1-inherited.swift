// C1-inherited Two apps have a coordinator of the same name, and one of the two inherits a name that the other has at its
// top level.
// unfinished
// hints: on
// resolved: C1InheritedRoute.detail, C1InheritedPlace.login, C1InheritedPlace.home
//- /Shop/App.swift
import SwiftUI

enum C1InheritedRoute: Hashable { case detail(Int) }
protocol C1Inherited {}
extension C1Inherited { typealias C1InheritedPlace = C1InheritedRoute }
final class C1InheritedNav: ObservableObject, C1Inherited {
  @Published var path: [C1InheritedRoute] = []
}
struct C1InheritedShop: View {
  @StateObject var nav = C1InheritedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("detail") { nav.path.append(.detail(1)) }
        .navigationDestination(for: C1InheritedRoute.self) { _ in PlainView() }
    }
  }
}
//- /Till/App.swift
import SwiftUI

enum C1InheritedPlace: Hashable { case login, home }
final class C1InheritedNav: ObservableObject {
  @Published var path = NavigationPath()
  func start() { path.append(C1InheritedPlace.login) }
  func go() { path.append(C1InheritedPlace.home) }
  @ViewBuilder func view(for place: C1InheritedPlace) -> some View {
    switch place {
    case .login: PlainView()
    case .home: PlainView()
    }
  }
}
struct C1InheritedTill: View {
  @StateObject var nav = C1InheritedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("home") { nav.go() }
        .onAppear { nav.start() }
        .navigationDestination(for: C1InheritedPlace.self) { nav.view(for: $0) }
    }
  }
}
