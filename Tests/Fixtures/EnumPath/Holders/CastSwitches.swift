// A function that tells by its casts which path takes a route pushes each onto its own.
// resolved: CastSwitched.list, Step.a.x, CastSwitched.list, Step.b.x
import SwiftUI

enum CastSwitched: Hashable { case list }
final class CastTabs: ObservableObject {
  @Published var steps: [CastSwitched] = []
  @Published var others: [Step] = []
  func push(_ route: any Hashable) {
    switch route {
    case let route as CastSwitched: steps.append(route)
    case let route as Step: others.append(route)
    default: break
    }
  }
  func open(_ route: any Hashable) {
    switch route {
    case let own as CastSwitched: steps.append(own)
    case let step as Step: others.append(step)
    default: break
    }
  }
}
struct CastTabsRoot: View {
  @StateObject var tabs = CastTabs()
  var body: some View {
    NavigationStack(path: $tabs.steps) {
      Button("Open") {
        tabs.push(CastSwitched.list)
        tabs.push(Step.a(.x))
        tabs.open(CastSwitched.list)
        tabs.open(Step.b(.x))
      }
      .navigationDestination(for: CastSwitched.self) { _ in PlainView() }
    }
    NavigationStack(path: $tabs.others) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
    }
  }
}
