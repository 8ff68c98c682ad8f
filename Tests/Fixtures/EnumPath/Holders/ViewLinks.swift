// A function that the app adds to all views may link to what it is given.
// resolved: LinkedRoute.detail, LinkedRoute.settings, LinkedRoute.detail, LinkedRoute.settings, LinkedRoute.settings
// unresolved:
import SwiftUI

enum LinkedRoute: Hashable { case detail(Int), settings }
extension View {
  func leads(to route: LinkedRoute?) -> some View { NavigationLink(value: route) { self } }
  func opens(_ route: LinkedRoute) -> some View { NavigationLink(value: route) { self }.padding() }
  func notes(_ route: LinkedRoute) -> some View { onAppear { print(route) } }
  func linked() -> some View {
    navigationDestination(for: LinkedRoute.self) { route in
      switch route {
      case .detail(let id): NumberView(id: id)
      case .settings: PlainView()
      }
    }
  }
}
struct LinkedHome: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("a").leads(to: .detail(1))
        Text("b").padding().leads(to: .settings)
        PlainView().opens(.detail(2))
        VStack { Text("c") }.opens(LinkedRoute.settings)
        Text("d").notes(.settings)
        row
      }
      .linked()
    }
  }
  var row: some View { opened.padding() }
  var opened: some View { Text("e").opens(.settings) }
}
