// A view that pushes, links or presents what it is made with transitions where it is made, whichever initializer takes it.
// resolved: Step.b.x, Step.a.x, Step.b.x, Step.a.y, -, LinkOpen.screen, Step.b.item, Step.a.x, LinkSheet.help, Step.b.x, Step.a.y, Step.a.x
// unresolved: which action this is, a variable says
import SwiftUI

enum LinkSheet: Identifiable {
  case help, number(Int)
  var id: String { "\(self)" }
}
enum LinkOpen {
  case screen(Step, resets: Bool = false)
  case sheet(LinkSheet)
  case toast(String)
}
final class LinkRouter: ObservableObject {
  @Published var path: [Step] = []
  @Published var sheet: LinkSheet?
  func push(_ step: Step) { path.append(step) }
  func present(_ sheet: LinkSheet) { self.sheet = sheet }
  func open(_ open: LinkOpen) {
    switch open {
    case .screen(let screen, let resets):
      if resets { path = [] }
      path.append(screen)
    case let .sheet(sheet): self.sheet = sheet
    case .toast(let text): print(text)
    }
  }
}
struct LinkRoot: View {
  @StateObject var router = LinkRouter()
  var body: some View {
    NavigationStack(path: $router.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
      .sheet(item: $router.sheet) { sheet in
        switch sheet {
        case .help: PlainView()
        case .number(let id): NumberView(id: id)
        }
      }
  }
}

// What it is made with, by the initializer that the compiler writes, and by one of an extension.
struct LinkButton<Content: View>: View {
  @EnvironmentObject private var router: LinkRouter
  let step: Step
  var note: String?
  @ViewBuilder let label: () -> Content
  var body: some View { Button { router.push(step) } label: { label() } }
}
extension LinkButton where Content == Text {
  init(_ title: String, to step: Step) {
    self.init(step: step) { Text(title) }
  }
}
// An action; initializers that make a case of it.
struct LinkOpener: View {
  @EnvironmentObject private var router: LinkRouter
  private let open: LinkOpen
  init(open: LinkOpen) { self.open = open }
  init(push step: Step) { self.open = .screen(step) }
  init(sheet: LinkSheet) { open = .sheet(sheet) }
  var body: some View {
    Button("t", action: tap)
  }
  private func tap() { router.open(open) }
}
struct LinkRow: View {
  let next: Step
  var body: some View { NavigationLink(value: next) { Text("next") } }
}
// Two ways: where it goes, the view says.
struct LinkChoice: View {
  @EnvironmentObject private var router: LinkRouter
  let first: Step
  let second: Step
  var body: some View {
    Button("1") { router.push(first) }
    Button("2") { router.push(second) }
  }
}
// Shown, not pushed.
struct LinkBadge: View {
  @EnvironmentObject private var router: LinkRouter
  let step: Step
  var isOn = true
  var body: some View { Button("\(step)") { router.push(.b(.x)) } }
}
struct LinkScreen: View {
  @EnvironmentObject private var router: LinkRouter
  let given: Step
  let action: LinkOpen
  var body: some View {
    LinkButton(step: .a(.x)) { Text("x") }
    LinkButton("y", to: .b(.x))
    LinkButton(step: .a(.y), note: "n") { Text("x") }
    LinkButton(step: given) { Text("x") }
    LinkOpener(open: .screen(.b(.item(id: 1)), resets: true))
    LinkOpener(push: .a(.x))
    LinkOpener(sheet: .help)
    LinkOpener(open: action)
    LinkOpener(open: .toast("t"))
    LinkRow(next: .b(.x))
    LinkChoice(first: .a(.y), second: .a(.x))
    LinkBadge(step: .a(.y))
  }
}
