// R13 An enum with a view that no case carries and nobody pushes is no route: what turns into views need not be navigated to.
// hints: on
import SwiftUI

enum R13Plain: Hashable {
  case badge, banner
  @ViewBuilder var view: some View {
    switch self {
    case .badge: PlainView()
    case .banner: PlainView()
    }
  }
}
struct R13PlainScreen: View {
  let kind: R13Plain
  var body: some View { kind.view }
}
