// What a view is made with and pushes is a route of the type that it takes.
// rejected
// resolved: LinkBadOpen.screen, LinkBadOpen.screen
import SwiftUI

enum LinkBadOpen { case screen(Step), close }
final class LinkBadRouter: ObservableObject {
  @Published var path: [Step] = []
  func open(_ open: LinkBadOpen) {
    switch open {
    case .screen(let screen): path.append(screen)
    case .close: path = []
    }
  }
}
struct LinkBadRoot: View {
  @StateObject var router = LinkBadRouter()
  var body: some View {
    NavigationStack(path: $router.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
struct LinkBadButton: View {
  @EnvironmentObject var router: LinkBadRouter
  let title: String
  let open: LinkBadOpen
  var body: some View { Button(title) { router.open(open) } }
}
func linkBad(_ router: LinkBadRouter) -> [LinkBadButton] {
  _ = RootView().environmentObject(router)
  return [
    LinkBadButton(title: "t", open: .screan(.a(.x))),
//                                   ^^^^^^ unknown-route
    LinkBadButton(title: "t", open: .screen(.a(.z))),
//                                              ^ unknown-route
    LinkBadButton(title: "t", open: .screen(.y)),
//                                           ^ broken-chain
  ]
}
