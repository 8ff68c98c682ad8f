// R6 The screen sets it.
import SwiftUI
import SwiftUICoordinator

final class R6Good<R: Routing>: ObservableObject {
  var coordinator: R?
  func tap() { coordinator?.handle(HomeAction.open) }
}
struct R6GoodScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  @StateObject var model = R6Good<Coordinator>()
  var body: some View { PlainView().onAppear { model.coordinator = coordinator } }
}
