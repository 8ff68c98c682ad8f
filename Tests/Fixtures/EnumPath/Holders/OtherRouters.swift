// What a router of another package is made for goes where functions that are called like that say.
// resolved: OtherRoute.home, OtherRoute.page, OtherRoute.home
import ForeignRouter
import SwiftUI

enum OtherTab { case home, page }
enum OtherRoute: Hashable { case home, page(Int) }

struct OtherRoot: View {
  @State var router = ForeignRouter<OtherTab, OtherRoute>()
  var body: some View {
    NavigationStack {
      OtherHome(router: router).navigationDestination(for: OtherRoute.self) { route in
        switch route {
        case .home: PlainView()
        case .page(let number): NumberView(id: number)
        }
      }
    }
  }
}
struct OtherHome: View {
  let router: ForeignRouter<OtherTab, OtherRoute>
  var body: some View {
    Button("home") { router.navigateTo(.home) }
    Button("page") { router.navigateTo(.page(1)) }
    Button("home") { router.navigateTo(OtherRoute.home) }
    Button("log") { router.log(.page(2)) }
  }
}
