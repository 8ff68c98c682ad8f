// A superclass that is out of sight may have a function of that name, too, for what no case of the route is called.
// resolved: OtherSuperclassStep.list
// unresolved: 'OtherSuperclassRouter' may have another 'open'
import ForeignRouter
import SwiftUI

enum OtherSuperclassStep: Hashable { case list }
final class OtherSuperclassRouter: ForeignNavigator, ObservableObject {
  @Published var path: [OtherSuperclassStep] = []
  func open(_ step: OtherSuperclassStep) { path.append(step) }
}
struct OtherSuperclassRoot: View {
  @StateObject private var router = OtherSuperclassRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Open") {
        router.open(.list)
        router.open(.lists)
      }
      .navigationDestination(for: OtherSuperclassStep.self) { _ in Text("List") }
    }
  }
}
