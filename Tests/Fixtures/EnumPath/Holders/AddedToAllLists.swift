// A holder of whatever it is made for pushes by a function that the app adds to all lists, or to paths; one that looks first, or has a namesake which does something else, says nothing.
// resolved: ATLStep.a, ATLStep.b, ATLStep.c
// unresolved:
import SwiftUI

protocol ATLRoute: Hashable {}
enum ATLStep: ATLRoute { case a, b, c, d, e }
extension Array where Element: ATLRoute {
  mutating func place(_ route: Element) { append(route) }
  mutating func place(all routes: [Element]) { append(contentsOf: routes) }
  mutating func change(_ route: Element) {
    if let index = firstIndex(of: route) { remove(at: index) } else { append(route) }
  }
  mutating func put(last route: Element) { append(route) }
}
extension NavigationPath {
  mutating func place(any value: any ATLRoute) { append(value) }
  mutating func put(last route: any ATLRoute) { removeLast() }
}
final class ATLRouter<R: ATLRoute>: ObservableObject {
  @Published var path: [R] = []
  @Published var other = NavigationPath()
  func move(_ route: R) { path.place(route) }
  func several(_ routes: [R]) { path.place(all: routes) }
  func erased(_ route: R) { other.place(any: route) }
  func change(_ route: R) { path.change(route) }
  func last(_ route: R) { path.put(last: route) }
}
struct ATLRoot: View {
  @StateObject var router = ATLRouter<ATLStep>()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("a") {
        router.move(.a)
        router.several([.b])
        router.erased(.c)
        router.change(.d)
        router.last(.e)
      }
      .navigationDestination(for: ATLStep.self) { _ in PlainView() }
    }
    NavigationStack(path: $router.other) {
      PlainView().navigationDestination(for: ATLStep.self) { _ in PlainView() }
    }
  }
}
