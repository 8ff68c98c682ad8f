// A requirement that somebody meets by moving nothing, and one for which an extension does something else: nobody knows that a
// call moves what it is given.
// hints: on
import SwiftUI

enum RFwOther: Hashable { case first, later }
final class RFwOtherPath: ObservableObject {
  @Published var path: [RFwOther] = []
  func push(_ route: RFwOther) { path.append(route) }
}
protocol RFwOpening { func open(_ route: RFwOther) }
struct RFwOpener: RFwOpening {
  let inner: RFwOtherPath
  func open(_ route: RFwOther) { inner.push(route) }
}
struct RFwLogger: RFwOpening { func open(_ route: RFwOther) { print(route) } }
protocol RFwShowing { func show(_ route: RFwOther) }
extension RFwShowing { func show(_ route: RFwOther) { print(route) } }
struct RFwShower: RFwShowing {
  let inner: RFwOtherPath
  func show(_ route: RFwOther) { inner.push(route) }
}
struct RFwQuiet: RFwShowing {}
struct RFwOtherRoot: View {
  @StateObject var inner = RFwOtherPath()
  let log: any RFwOpening = RFwLogger()
  let quiet = RFwQuiet()
  var body: some View {
    NavigationStack(path: $inner.path) {
      Button("open") {
        RFwOpener(inner: inner).open(.first)
        RFwShower(inner: inner).show(.first)
        log.open(.later)
        quiet.show(.later)
      }
      .navigationDestination(for: RFwOther.self) { route in
        switch route {
        case .first: PlainView()
        case .later: EmptyView()
        }
      }
    }
  }
}
