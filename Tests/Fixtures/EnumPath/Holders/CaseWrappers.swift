// Functions that do no more than put what they are given into a case: their calls transition, too.
// resolved: Step.a, Step.b.item, Step.a, Step.b, CWItem.edit, CWItem.edit, CWItem.new, CWItem.edit, CWItem.edit, CWItem.edit, CWItem.edit, Step.a, Step.b.x, CWItem.edit, Step.b.x, Step.a.y, Step.b, Step.a.x, Step.a.x, CWItem.edit, CWItem.edit, Step.b.x, Step.b.item
import SwiftUI

enum CWItem: Identifiable { case edit(String), new; var id: Int { 0 } }
final class CWNav: ObservableObject {
  @Published var path: [Step] = []
  @Published var sheet: CWItem?
  func push(_ step: Step) { path.append(step) }
  func open(_ a: A) { path.append(.a(a)) }
  func item(id: Int) { path.append(.b(.item(id: id))) }
  func later(_ a: A) { Task { push(.a(a)) } }
  func pick(_ b: B, animated: Bool) { path += [Step.b(b)] }
  func either(_ text: String, twice: Bool) { if twice { sheet = .edit(text) } }
  func edit(_ text: String) { sheet = .edit(text) }
  func show(_ item: CWItem) { sheet = item }
  func url(_ text: String) { if text.isEmpty { sheet = .new } else { sheet = .edit(text) } }
  func anyway(_ text: String, twice: Bool) {
    if twice { sheet = .edit(text) } else if path.isEmpty { show(.edit(text)) } else { Task { sheet = .edit(text) } }
  }
  func mixed(_ a: A, quietly: Bool) { if quietly { path.append(.a(a)) } else { push(.b(.x)) } }
  func twoWays(_ text: String, quietly: Bool) { if quietly { other = .edit(text) } else { path.append(.b(.x)) } }
  @Published var other: CWItem?
}
struct CWRoot: View {
  @StateObject var nav = CWNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
    }
    .sheet(item: $nav.sheet) { item in
      switch item {
      case .edit(let text): Text(text)
      case .new: PlainView()
      }
    }
  }
}
func caseWrappers(_ nav: CWNav, _ b: B) {
  nav.open(.y)
  let other = b
  nav.pick(other, animated: true)
  nav.open(.x)
  nav.later(.x)
  nav.edit("text")
  nav.url("text")
  nav.either("text", twice: true)
  nav.anyway("text", twice: true)
  nav.mixed(.x, quietly: true)
  nav.twoWays("text", quietly: true)
  nav.pick(.x, animated: false)
  nav.item(id: 1)
}
