// What a router of another package is made for goes where functions that are called like that say.
// resolved: OtherRoute.home, OtherRoute.page, OtherRoute.home, OtherRoute.sheet
import ForeignRouter
import SwiftUI

enum OtherTab { case home, page }
enum OtherRoute: Hashable { case home, page(Int), sheet }

struct OtherRoot: View {
  @State var router = ForeignRouter<OtherTab, OtherRoute>()
  var body: some View {
    NavigationStack {
      OtherHome(router: router).navigationDestination(for: OtherRoute.self) { route in
        switch route {
        case .home: PlainView()
        case .page(let number): NumberView(id: number)
        case .sheet: OtherSheet()
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
    Button("sheet") { router.presentModal(.sheet) }
    Button("log") { router.log(.page(2)) }
  }
}
// A second stack, if it were pushed.
struct OtherSheet: View {
  var body: some View {
    NavigationStack { PlainView() }
  }
}
