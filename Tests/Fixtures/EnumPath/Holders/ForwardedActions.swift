// A function that hands an action to one of its own type that takes it apart transitions at its calls as that one does,
// and so does one that makes the action of what it is given.
// resolved: -, ForwardedPlace.push, ForwardedPlace.push, ForwardedPush.library, ForwardedPlace.push, ForwardedPush.detail, ForwardedPlace.sheet, ForwardedSheet.add, ForwardedPlace.push, ForwardedPush.library, ForwardedPush.library
import SwiftUI

enum ForwardedPush: Hashable { case library, detail(id: Int) }
enum ForwardedSheet: String, Identifiable { case add; var id: String { rawValue } }
enum ForwardedPlace: Hashable { case tab(Int), push(ForwardedPush), sheet(ForwardedSheet) }

final class ForwardedRouter: ObservableObject {
  @Published var path: [ForwardedPush] = []
  @Published var sheet: ForwardedSheet?
  var tab = 0
  var isActive = true
  func navigate(to place: ForwardedPlace) {
    switch place {
    case .tab(let tab): self.tab = tab
    case .push(let push): self.push(push)
    case .sheet(let sheet): present(sheet)
    }
  }
  func push(_ push: ForwardedPush) { path.append(push) }
  func present(_ sheet: ForwardedSheet) { self.sheet = sheet }
  func open(_ push: ForwardedPush) { navigate(to: .push(push)) }
  func openLink(to place: ForwardedPlace) {
    guard isActive else { return }
    navigate(to: place)
  }
}
final class ForwardedModel {
  let router: ForwardedRouter
  init(router: ForwardedRouter) { self.router = router }
  func open(_ place: ForwardedPlace) { router.openLink(to: place) }
}
struct ForwardedRoot: View {
  @StateObject var router = ForwardedRouter()
  let model: ForwardedModel
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("a") { router.navigate(to: .push(.library)) }
        Button("b") { router.openLink(to: .push(.detail(id: 1))) }
        Button("c") { router.openLink(to: .sheet(.add)) }
        Button("d") { model.open(.push(.library)) }
        Button("e") { router.open(.library) }
      }
      .navigationDestination(for: ForwardedPush.self) { push in
        switch push { case .library: Text("l"); case .detail(let id): Text("\(id)") }
      }
    }
    .sheet(item: $router.sheet) { sheet in
      switch sheet { case .add: Text("a") }
    }
  }
}
