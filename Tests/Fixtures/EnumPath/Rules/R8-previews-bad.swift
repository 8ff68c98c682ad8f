// R8 Only a preview injects what a screen reads.
import SwiftUI

enum R8Preview: Hashable { case detail }
final class R8PreviewNav: ObservableObject { @Published var path: [R8Preview] = [] }
struct R8PreviewRoot: View {
  @StateObject var nav = R8PreviewNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("detail") { nav.path.append(.detail) }
        .navigationDestination(for: R8Preview.self) { route in
          switch route {
          case .detail: R8PreviewDetail()
          }
        }
    }
  }
}
struct R8PreviewDetail: View {
  @EnvironmentObject var nav: R8PreviewNav
//                       ^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
struct R8PreviewDetail_Previews: PreviewProvider {
  static var previews: some View { R8PreviewDetail().environmentObject(R8PreviewNav()) }
}
