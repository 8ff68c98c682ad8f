// What a function hands on to the one of its name with that label is a route of the type that this one takes.
// rejected
// resolved: LabelsBadWay.sheet, LabelsBadSheet.one, LabelsBadWay.sheet, LabelsBadWay.cover
import SwiftUI

enum LabelsBadSheet: Identifiable {
  case one, two
  var id: Self { self }
}
enum LabelsBadCover: Identifiable {
  case full, other
  var id: Self { self }
}
enum LabelsBadWay { case sheet(LabelsBadSheet), cover(LabelsBadCover) }
final class LabelsBadRouter: ObservableObject {
  @Published var path: [Step] = []
  @Published var sheet: LabelsBadSheet?
  @Published var cover: LabelsBadCover?
  func go(to way: LabelsBadWay) {
    switch way {
    case .sheet(let way): present(sheet: way)
    case .cover(let way): present(cover: way)
    }
  }
  func present(sheet way: LabelsBadSheet) { sheet = way }
  func present(cover way: LabelsBadCover) { cover = way }
}
struct LabelsBadRoot: View {
  @StateObject var router = LabelsBadRouter()
  var body: some View {
    PlainView()
      .sheet(item: $router.sheet) { sheet in
        switch sheet {
        case .one, .two: PlainView()
        }
      }
      .fullScreenCover(item: $router.cover) { cover in
        switch cover {
        case .full, .other: PlainView()
        }
      }
  }
}
func labelsBad(_ router: LabelsBadRouter) {
  router.go(to: .sheet(.one))
  router.go(to: .sheet(.full))
//                      ^^^^ unknown-route
  router.go(to: .cover(.lost))
//                      ^^^^ unknown-route
}
