// R2-list A list that is called a path of routes, and that nothing shows: told once, at the list, and nothing else of it.
// One that some code looks into may be shown without a stack.
// resolved: R2LabRoute.result, R2StudioRoute.take, R2StudioRoute.take, R2LabRoute.result
import SwiftUI

enum R2LabRoute: Hashable { case result(Int), order }
final class R2Labs: ObservableObject {
  @Published var labPath: [R2LabRoute] = []
//               ^^^^^^^ warning unmounted-route
  func push(_ route: R2LabRoute) { labPath.append(route) }
  func back() { if !labPath.isEmpty { labPath.removeLast() } }
  func open(_ id: Int) { labPath.append(.result(id)) }
}
enum R2StudioRoute: Hashable { case take(Int), list }
final class R2Studio: ObservableObject {
  @Published var path: [R2StudioRoute] = []
  func push(_ route: R2StudioRoute) { path.append(route) }
}
struct R2StudioView: View {
  @StateObject var studio = R2Studio()
  let labs: R2Labs
  var body: some View {
    VStack {
      if let last = studio.path.last { Text("\(String(describing: last))") }
      Button("take") { studio.push(.take(1)) }
      Button("again") { studio.path = [.take(2)] }
      Button("lab") { labs.push(.result(1)) }
    }
  }
}
/// Steps of an algorithm are no routes.
enum R2Move: Hashable { case left, right }
final class R2Walk: ObservableObject {
  @Published var path: [R2Move] = []
  func step(_ move: R2Move) { path.append(move) }
}
