// Functions of views, view models and helpers that hand what they are given to a holder: their calls transition, too.
// resolved: Step.a, Step.b.item, Step.a, Step.b, FWSheet.edit, Step.a, Step.a, Step.a, Step.a, Step.a, Step.b.x, Step.a.x, Step.a.y, Step.a, Step.a, Step.b.item, Step.b.x, Step.b.item, Step.a.y, FWSheet.edit, Step.b.x, Step.a.y, -
// unresolved:
import SwiftUI

struct FWItem { var id = 0 }
enum FWSheet: Identifiable { case edit(String); var id: Int { 0 } }
final class FWNav: ObservableObject {
  @Published var path: [Step] = []
  @Published var sheet: FWSheet?
  func push(_ step: Step) { path.append(step) }
  func open(_ a: A) { path.append(.a(a)) }
}
final class FWModel {
  let nav: FWNav
  var isReady = true
  var action: () -> Void = {}
  init(nav: FWNav) { self.nav = nav }
  func go(_ step: Step) { nav.push(step) }
  func item(_ item: FWItem) { Task { self.nav.push(.b(.item(id: item.id))) } }
  func open(a: A) {
    guard isReady else { return }
    nav.push(.a(a))
  }
  func pick(_ b: B, animated: Bool) { nav.path.append(.b(b)) }
  func edit(_ text: String) { nav.sheet = .edit(text) }
  func again(_ a: A) { nav.open(a) }
  // Calls of these say too little: a second hop, a branch, code for later, another push.
  func twice(_ a: A) { again(a) }
  func either(_ a: A, yes: Bool) { if yes { nav.push(.a(a)) } }
  func keep(_ a: A) { action = { self.nav.push(.a(a)) } }
  func both(_ a: A) { nav.push(.a(a)); nav.push(.b(.x)) }
}
enum FWHelper {
  static let nav = FWNav()
  static func go(_ step: Step) { nav.push(step) }
}
struct FWRoot: View {
  @StateObject var nav = FWNav()
  let model: FWModel
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("x") { open(.x) }
        Button("y") { model.open(a: .y) }
        button(.x)
      }
      .navigationDestination(for: Step.self) { $0.view }
    }
    .sheet(item: $nav.sheet) { item in
      switch item {
      case .edit(let text): Text(text)
      }
    }
  }
  private func open(_ a: A) { nav.open(a) }
  private func button(_ a: A) -> some View { Button("later") { nav.open(a) } }
}
func forwarders(_ model: FWModel?, _ given: FWItem, _ step: Step) {
  model?.item(given)
  model?.pick(.x, animated: false)
  model?.go(.b(.item(id: 1)))
  model?.go(.a(.y))
  model?.edit("text")
  FWHelper.go(.b(.x))
  model?.again(.y)
  model?.twice(.x)
  model?.either(.x, yes: true)
  model?.keep(.x)
  model?.both(.x)
  let other = step
  model?.go(other)
}
