// A sheet for each case: what its binding looks at and clears is the slot. What it looks at alone, or clears beside that,
// is data.
// resolved: CaseSheet.settings, CaseSheet.paywall, CaseSheet.help, CaseSheet.detail
// hints: on
import SwiftUI

enum CaseSheet: Hashable, Identifiable {
  case paywall, settings, help, detail(Int)
  var id: Self { self }
}
enum CaseSheetFilter: Hashable { case all, some, none }
struct CaseSheetItem: Identifiable { let id: Int }
final class CaseSheetRouter: ObservableObject {
  @Published var sheet: CaseSheet?
  @Published var filter: CaseSheetFilter?
  @Published var selection: CaseSheetFilter?
  @Published var status: CaseSheetFilter?
  func present(_ sheet: CaseSheet) { self.sheet = sheet }
}
struct CaseSheetRoot: View {
  @StateObject var router = CaseSheetRouter()
  var body: some View {
    CaseSheetHome(router: router)
      .sheet(
        item: Binding<CaseSheet?>(
          get: { router.sheet == .settings ? .settings : nil },
          set: {
            if $0 == nil {
              router.sheet = nil
              router.selection = nil
            }
          })
      ) { _ in Text("settings") }
      .sheet(
        item: Binding(
          get: { router.filter != nil ? item : nil },
          set: { if $0 == nil { router.sheet = nil } })
      ) { item in NumberView(id: item.id) }
      .sheet(item: Binding(get: { router.status == .some ? item : nil }, set: { _ in router.status = nil })) { item in
        NumberView(id: item.id)
      }
  }
  var item: CaseSheetItem? {
    if case .detail(let id)? = router.sheet { CaseSheetItem(id: id) } else { nil }
  }
}
struct CaseSheetHome: View {
  let router: CaseSheetRouter
  var body: some View {
    Button("settings") { router.present(.settings) }
    Button("buy") { router.sheet = .paywall }
    Button("help") { router.sheet = .help }
    Button("detail") { router.present(.detail(1)) }
    Button("filter") { router.filter = .all }
    Button("select") { router.selection = .some }
    Button("none") { router.filter = Optional.none }
  }
}
