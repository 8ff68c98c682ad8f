// R8 Who makes a view says whether it can go back, or it asks whether a sheet shows it.
// resolved: R8FlagsRoute.a, R8FlagsRoute.b
import SwiftUI

enum R8FlagsRoute: Hashable { case a, b }
final class R8FlagsRouter: ObservableObject {
  @Published var path: [R8FlagsRoute] = []
  @Published var showsLogin = false
  func popTop() { path.removeLast() }
}
struct R8FlagsHeader: View {
  var showsBack = true
  let router: R8FlagsRouter
  var body: some View { if showsBack { Button("back") { router.popTop() } } }
}
struct R8FlagsLogin: View {
  let isModal: Bool
  let router: R8FlagsRouter
  var body: some View {
    Button("close") {
      if isModal { print("closed") } else { router.popTop() }
    }
  }
}
struct R8FlagsCover: View {
  @ObservedObject var router: R8FlagsRouter
  var body: some View {
    Button("close") {
      if router.showsLogin { router.showsLogin = false } else { router.popTop() }
    }
  }
}
struct R8FlagsView: View {
  @StateObject private var router = R8FlagsRouter()
  @State private var isLogging = false
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        R8FlagsHeader(showsBack: false, router: router)
        Button("a") { router.path.append(.a) }
        Button("b") { router.path.append(.b) }
      }
      .sheet(isPresented: $isLogging) { R8FlagsLogin(isModal: true, router: router) }
      .fullScreenCover(isPresented: $router.showsLogin) { R8FlagsCover(router: router) }
      .navigationDestination(for: R8FlagsRoute.self) { route in
        switch route {
        case .a:
          VStack {
            R8FlagsHeader(router: router)
            R8FlagsCover(router: router)
          }
        case .b: R8FlagsLogin(isModal: false, router: router)
        }
      }
    }
  }
}
