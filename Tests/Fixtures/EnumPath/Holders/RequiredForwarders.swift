// A protocol's function that whoever conforms meets by handing on to an inner holder, as it is or in a case; where conformers make different cases of it, nothing is known.
// resolved: Step.a, Step.b.item, Step.b.item, Step.a.x, Step.a.y, Step.b.item, Step.a.x, Step.b.x, Step.a.y, Step.b.item, RFWSheet.edit, Step.a.x
// unresolved:
import SwiftUI

enum RFWSheet: Identifiable { case edit; var id: Int { 0 } }
final class RFWInner: ObservableObject {
  @Published var path: [Step] = []
  @Published var sheet: RFWSheet?
  func push(_ step: Step) { path.append(step) }
  func present(_ sheet: RFWSheet) { self.sheet = sheet }
}
protocol RFWNavigation {
  func navigate(to step: Step)
  func open(a: A)
  func item(_ id: Int)
  func present(_ sheet: RFWSheet)
  func either(_ id: Int)
}
protocol RFWRouting: RFWNavigation {}
final class RFWRouter: RFWRouting {
  let inner = RFWInner()
  func navigate(to step: Step) { inner.push(step) }
  func open(a: A) { inner.push(.a(a)) }
  func item(_ id: Int) { inner.push(.b(.item(id: id))) }
  func either(_ id: Int) { inner.push(.b(.item(id: id))) }
}
extension RFWRouter {
  func present(_ sheet: RFWSheet) { inner.present(sheet) }
}
final class RFWOther: RFWNavigation {
  let inner = RFWInner()
  func navigate(to step: Step) {}
  func open(a: A) {}
  func item(_ id: Int) {}
  func present(_ sheet: RFWSheet) {}
  func either(_ id: Int) { inner.push(.a(id > 0 ? .x : .y)); print(id) }
}
final class RFWNone: RFWNavigation {
  let inner = RFWInner()
  func navigate(to step: Step) {}
  func open(a: A) {}
  func item(_ id: Int) {}
  func present(_ sheet: RFWSheet) {}
  func either(_ id: Int) { inner.push(.b(.item(id: id + 1))) }
}
struct RFWRoot: View {
  @StateObject var inner: RFWInner
  var body: some View {
    NavigationStack(path: $inner.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
    }
    .sheet(item: $inner.sheet) { sheet in
      switch sheet {
      case .edit: PlainView()
      }
    }
  }
}
func requiredForwarders(_ nav: RFWNavigation, _ routing: any RFWRouting) {
  nav.navigate(to: .a(.x))
  routing.navigate(to: .b(.x))
  nav.open(a: .y)
  nav.item(1)
  nav.present(.edit)
}
func requiredForwarders<N: RFWNavigation>(generic nav: N) { nav.navigate(to: .a(.x)) }
