// Functions that put a route into a sheet's slot.
// hints: on
// resolved: SheetsItem.edit, SheetsItem.share, SheetsItem.pick, SheetsItem.pick, SheetsItem.share
import SwiftUI

enum SheetsItem: Identifiable, Hashable {
  case edit, share, pick(SheetsChoice), unused
//                                      ^^^^^^ hint unused-route
  var id: Self { self }
}
enum SheetsChoice: Hashable { case one, two }
protocol SheetsPresenting: AnyObject { func present(sheet: SheetsItem) }
final class SheetsNav: ObservableObject, SheetsPresenting {
  @Published var path: [Step] = []
  @Published var sheet: SheetsItem?
  func present(sheet: SheetsItem) { self.sheet = sheet }
  func show(_ item: SheetsItem?) { sheet = item }
  func open(_ item: SheetsItem) { present(sheet: item) }
}
struct SheetsRoot: View {
  @StateObject var nav = SheetsNav()
  let presenter: any SheetsPresenting
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
    }
    .sheet(item: $nav.sheet) { item in
      switch item {
      case .edit, .share, .unused: PlainView()
      case .pick(let choice): SheetsScreen(choice: choice)
      }
    }
  }
  func go() {
    nav.present(sheet: .edit)
    nav.show(.share)
    nav.show(nil)
    nav.show(.none)
    presenter.present(sheet: .pick(.one))
    nav.open(.pick(.two))
    nav.open(SheetsItem.share)
  }
}
struct SheetsScreen: View {
  let choice: SheetsChoice
  var body: some View { NavigationStack { PlainView() } }
}
