// Functions of a holder that cannot be followed, and whose names and parameters say that they navigate.
// resolved: Step.a.x, Step.a.y, Step.b.x
// unresolved:
import SwiftUI

enum VerbTab: Hashable { case first, second }
final class VerbNav: ObservableObject {
  @Published private var first: [Step] = []
  @Published private var second: [Step] = []
  @Published var seen: [Step] = []
  func open(_ step: Step) { open(step, in: .first) }
  func open(_ step: Step, in tab: VerbTab) {
    guard let sound = step.sound else { return }
    add(sound, to: tab)
  }
  func showLater(_ step: Step?) { pending = { if let step { self.open(step) } } }
  func goOn(after step: Step) { add(.b(.x), to: step == .a(.x) ? .first : .second) }
  func showLog(_ step: Step) { print(step) }
  func showAfter(_ step: Step) { add(.b(.x), to: step == .a(.x) ? .first : .second) }
  func opens(_ step: Step) -> Bool { routes(for: .first).contains(step) }
  func note(_ step: Step) { seen = seen.filter { $0 != step } }
  func moveOn(_ step: Step) {}
  private var pending: () -> Void = {}
  private func routes(for tab: VerbTab) -> [Step] {
    switch tab {
    case .first: first
    case .second: second
    }
  }
  private func add(_ step: Step, to tab: VerbTab) {
    let steps = routes(for: tab)
    keep(steps.contains(step) ? steps : steps + [step], for: tab)
  }
  private func keep(_ steps: [Step], for tab: VerbTab) {
    let sound = steps.compactMap(\.sound)
    switch tab {
    case .first: first = sound
    case .second: second = sound
    }
  }
  func binding(_ tab: VerbTab) -> Binding<[Step]> {
    Binding(get: { self.routes(for: tab) }, set: { self.keep($0, for: tab) })
  }
}
extension Step { var sound: Step? { self } }
struct VerbRoot: View {
  @StateObject var nav = VerbNav()
  var body: some View {
    NavigationStack(path: nav.binding(.first)) {
      VerbMenu(nav: nav).navigationDestination(for: Step.self) { $0.view }
    }
  }
}
struct VerbMenu: View {
  let nav: VerbNav
  var body: some View {
    VStack {
      Button("a") { nav.open(.a(.x)) }
      Button("b") { nav.open(.a(.y), in: .second) }
      Button("c") { nav.showLater(.b(.x)) }
      Button("d") { if !nav.opens(.b(.item(id: 1))) { nav.note(.b(.item(id: 2))) } }
      Button("f") { nav.goOn(after: .b(.item(id: 4))) }
      Button("g") { nav.showAfter(.b(.item(id: 5))) }
      Button("h") { nav.showLog(.b(.item(id: 6))) }
      Button("e") { nav.moveOn(.b(.item(id: 3))) }
    }
  }
}
