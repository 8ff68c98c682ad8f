// What a function puts into a case is a route of its own type.
// rejected
import SwiftUI

final class CWBadNav: ObservableObject {
  @Published var path: [Step] = []
  func open(_ a: A) { path.append(.a(a)) }
}
struct CWBadRoot: View {
  @StateObject var nav = CWBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
func caseWrappersBad(_ nav: CWBadNav) {
  nav.open(.z)
//          ^ unknown-route
  nav.open(.item(id: 1))
//          ^^^^ unknown-route
}

enum CWBadMode: Hashable { case short, long(pages: Int) }
enum CWBadPlace: Hashable { case list(mode: CWBadMode?), page(Int) }
final class CWBadPlaces: ObservableObject {
  @Published var path: [CWBadPlace] = []
  func list(_ mode: CWBadMode?) { path.append(.list(mode: mode)) }
  func page(of mode: CWBadMode) { path.append(.page(mode.hashValue)) }
}
struct CWBadPlacesRoot: View {
  @StateObject var nav = CWBadPlaces()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: CWBadPlace.self) { place in
        switch place {
        case .list, .page: PlainView()
        }
      }
    }
  }
}
func caseWrappersOfData(_ nav: CWBadPlaces, _ mode: CWBadMode) {
  nav.list(.short)
  nav.list(.none)
  nav.list(mode)
  nav.list(.shirt)
//          ^^^^^ unknown-route
  nav.page(of: .long(pages: 1))
  nav.page(of: .long(1))
//              ^^^^ input-mismatch
}
