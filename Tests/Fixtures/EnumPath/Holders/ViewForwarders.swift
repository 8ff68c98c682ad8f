// A function of a view that links to what it is given, or hands it to a router in a button, transitions where it is called; one that is given data does not.
// resolved: Step.a.x, Step.b.item, Step.b.item, Step.b.x, Step.a.y
import SwiftUI

struct LinkRows: View {
  @ObservedObject var nav: Nav
  var body: some View {
    VStack {
      link(to: .a(.x))
      button("t", .b(.item(id: 1)))
      LinkMenu(link: link(to:))
      numbered(7)
      text("t")
    }
  }
  private func link(to step: Step) -> some View { NavigationLink(value: step) { Text("t") } }
  private func button(_ title: String, _ step: Step) -> some View { Button(title) { nav.next(step) } }
  private func numbered(_ id: Int) -> some View { Button("t") { nav.next(.b(.item(id: id))) } }
  private func text(_ title: String) -> some View { Button(title) { nav.back() } }
}
struct LinkMenu<Link: View>: View {
  let link: (Step) -> Link
  var body: some View { link(.b(.x)) }
}
func linkRows(_ rows: LinkRows, _ nav: Nav) -> some View { rows.erased(.a(.y), nav) }
extension LinkRows {
  func erased(_ step: Step, _ nav: Nav) -> AnyView { AnyView(Button("t") { nav.next(step) }) }
}
