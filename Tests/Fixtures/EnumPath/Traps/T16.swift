// T16 Another route on a path without a type, and on one with.
import SwiftUI

enum T16Auth: Hashable { case login }
final class T16Nav: ObservableObject { @Published var path = NavigationPath() }
struct T16Root: View {
  @StateObject var nav = T16Nav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
func t16(_ nav: T16Nav) { nav.path.append(T16Auth.login) }
//                                                ^^^^^ warning unmounted-route
