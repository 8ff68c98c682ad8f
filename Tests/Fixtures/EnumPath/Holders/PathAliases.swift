// A path may have another name for its type, nested or not, or none but its value's.
// resolved: PathAliasRoute.info, PathAliasRoute.photo, PathAliasRoute.info, PathAliasRoute.info, PathAliasRoute.photo, PathAliasRoute.info, PathAliasRoute.photo, PathAliasRoute.info, PathAliasRoute.info, PathAliasRoute.info, PathAliasRoute.photo
import SwiftUI

enum PathAliasRoute: Hashable {
  case info, photo(Int)
  var view: some View { PlainView() }
}
typealias PathAliasList = [PathAliasRoute]
typealias PathAliasAny = NavigationPath

final class PathAliasNav: ObservableObject {
  typealias Path = [PathAliasRoute]
  @Published var nested: Path = []
  @Published var listed: PathAliasList = []
  @Published var made = PathAliasList()
  @Published var erased: PathAliasAny = .init()
  @Published var anything = PathAliasAny()
  @Published var spelled: Array<PathAliasRoute> = []
  @Published var spelledMade = Array<PathAliasRoute>()
  @Published var cast = [] as [PathAliasRoute]
  @Published var begun = [PathAliasRoute.photo(0), .info]
  var sizes = [PathAliasSize.zero]
  var numbers: PathAliasNumbers = []
  func push(_ route: PathAliasRoute) { nested.append(route) }
  func pushListed(_ route: PathAliasRoute) { listed.append(route) }
  func pushMade(_ route: PathAliasRoute) { made.append(route) }
  func pushErased(_ route: PathAliasRoute) { erased.append(route) }
  func pushAnything(_ route: PathAliasRoute) { anything.append(route) }
  func pushSpelled(_ route: PathAliasRoute) { spelled.append(route) }
  func pushSpelledMade(_ route: PathAliasRoute) { spelledMade.append(route) }
  func pushCast(_ route: PathAliasRoute) { cast.append(route) }
  func pushBegun(_ route: PathAliasRoute) { begun.append(route) }
  func grow(_ size: PathAliasSize) { sizes.append(size) }
  func replace(_ path: Path) { nested = path }
  func count(_ number: Int) { numbers.append(number) }
}
struct PathAliasSize: Hashable { static let zero = PathAliasSize() }
typealias PathAliasNumbers = [Int]
struct PathAliasRoot: View {
  @StateObject var nav = PathAliasNav()
  var body: some View {
    VStack {
      NavigationStack(path: $nav.nested) { screen }
      NavigationStack(path: $nav.listed) { screen }
      NavigationStack(path: $nav.made) { screen }
      NavigationStack(path: $nav.erased) { screen }
      NavigationStack(path: $nav.anything) { screen }
      NavigationStack(path: $nav.spelled) { screen }
      NavigationStack(path: $nav.spelledMade) { screen }
      NavigationStack(path: $nav.cast) { screen }
      NavigationStack(path: $nav.begun) { screen }
    }
  }
  private var screen: some View { PlainView().navigationDestination(for: PathAliasRoute.self) { $0.view } }
}
func pathAliases(_ nav: PathAliasNav) {
  nav.push(.info)
  nav.pushListed(.photo(1))
  nav.pushMade(.info)
  nav.pushErased(.info)
  nav.pushAnything(.photo(1))
  nav.pushSpelled(.info)
  nav.pushSpelledMade(.photo(1))
  nav.pushCast(.info)
  nav.pushBegun(.info)
  nav.replace([.info, .photo(1)])
  nav.count(1)
  nav.grow(.zero)
}
