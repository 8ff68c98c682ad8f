// Functions with one name are told apart by their labels or their types, also where another function of the holder calls
// them.
// resolved: LabelsWay.sheet, LabelsSheet.one, LabelsWay.cover, LabelsCover.full, LabelsWay.push, Step.a.x, LabelsCover.other, LabelsWay.sheet, LabelsSheet.two, LabelsWay.push, Step.b.x, LabelsCover.full
import SwiftUI

enum LabelsSheet: Identifiable {
  case one, two
  var id: Self { self }
}
enum LabelsCover: Identifiable {
  case full, other
  var id: Self { self }
}
enum LabelsWay { case push(Step), sheet(LabelsSheet), cover(LabelsCover) }
final class LabelsRouter: ObservableObject {
  @Published var path: [Step] = []
  @Published var sheet: LabelsSheet?
  @Published var cover: LabelsCover?
  func go(to way: LabelsWay) {
    switch way {
    case .push(let way): present(step: way)
    case .sheet(let way): present(sheet: way)
    case .cover(let way): present(cover: way)
    }
  }
  func present(step way: Step) { path.append(way) }
  func present(sheet way: LabelsSheet) { sheet = way }
  func present(cover way: LabelsCover) { cover = way }
  func show(_ cover: LabelsCover) { present(cover: cover) }
  func turn(to way: LabelsWay) {
    switch way {
    case .push(let way): open(way)
    case .sheet(let way): open(way)
    case .cover: break
    }
  }
  func open(_ way: Step) { path.append(way) }
  func open(_ way: LabelsSheet) { sheet = way }
  func open(_ way: LabelsCover) { cover = way }
  func open(last way: LabelsCover) { open(way) }
}
struct LabelsRoot: View {
  @StateObject var router = LabelsRouter()
  var body: some View {
    NavigationStack(path: $router.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
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
func labels(_ router: LabelsRouter) {
  router.go(to: .sheet(.one))
  router.go(to: .cover(.full))
  router.go(to: .push(.a(.x)))
  router.show(.other)
  router.turn(to: .sheet(.two))
  router.turn(to: .push(.b(.x)))
  router.open(last: .full)
}
