// A function that takes whatever meets a protocol and casts it pushes the routes of its own path; others it passes by.
// resolved: CastStep.list, CastStep.item, CastStep.list, CastStep.item, CastStep.list, CastStep.item
import SwiftUI

protocol CastRoute: Hashable {}
enum CastStep: CastRoute { case list, item(id: Int) }
enum CastForeign: CastRoute { case elsewhere }
final class CastNav: ObservableObject {
  @Published var path: [CastStep] = []
  @Published var sheet: CastStep?
  func push(_ route: any CastRoute) {
    guard let route = route as? CastStep else { return }
    path.append(route)
  }
  func open<R: CastRoute>(_ route: R) {
    if let step = route as? CastStep { path.append(step) }
  }
  func force(_ route: any CastRoute) { path.append(route as! CastStep) }
}
final class CastRouter<R: Hashable>: ObservableObject {
  @Published var path: [R] = []
  func go(_ route: R) { path.append(route) }
  func go<T: Hashable>(_ route: T) {
    guard let route = route as? R else { return }
    path.append(route)
  }
}
struct CastRoot: View {
  @StateObject var nav = CastNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("Open") {
        nav.push(CastStep.list)
        nav.push(CastForeign.elsewhere)
        nav.open(CastStep.item(id: 1))
        nav.open(CastForeign.elsewhere)
        nav.force(CastStep.list)
      }
      .navigationDestination(for: CastStep.self) { step in
        switch step {
        case .list: CastScreen(router: CastRouter<CastStep>())
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
struct CastScreen<R: Hashable>: View {
  @ObservedObject var router: CastRouter<R>
  var body: some View {
    Button("Next") { router.go(CastStep.item(id: 2)) }
    Button("Back") { router.go(CastStep.list) }
  }
}
struct CastOther: View {
  @ObservedObject var router: CastRouter<CastStep>
  var body: some View { Button("Next") { router.go(.item(id: 3)) } }
}
