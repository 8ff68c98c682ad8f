// T40 A path that no stack binds: once for the path, once for the push, and no hint about its route.
// hints: on
import SwiftUI

enum T40LabRoute: Hashable { case start, results }
final class T40Nav: ObservableObject {
  @Published var labPath = NavigationPath()
//               ^^^^^^^ warning unmounted-route
  func pushLab(_ r: T40LabRoute) { labPath.append(r) }
//                                                ^ warning unmounted-route
}
