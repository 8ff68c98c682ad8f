// Of an optional, a view may be told only that it is there: by a flag made of its binding, or by one whose setter clears it.
// hints: on
// resolved: FlagSheet.photos, FlagCover.intro, FlagPush.person, FlagPush.place
// unresolved:
import SwiftUI

enum FlagSheet { case photos }
enum FlagCover { case intro }
enum FlagPush: Hashable { case person(Int), place }
enum FlagError: Error { case offline }
enum FlagRole { case admin }

extension Binding {
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
final class FlagModel: ObservableObject {
  @Published var sheet: FlagSheet?
  @Published var error: FlagError?
  @Published var role: FlagRole?
}
struct FlagRoot: View {
  @StateObject var model = FlagModel()
  @State var cover: FlagCover?
  @State var pushed: FlagPush?
  @State var isOpen = false
  var body: some View {
    VStack {
      Button("photos") { model.sheet = .photos }
      Button("intro") { cover = .intro }
      Button("person") { pushed = .person(1) }
      Button("place") { self.pushed = .place }
      Button("offline") { model.error = .offline }
      Button("admin") { model.role = .admin }
    }
    .sheet(isPresented: $model.sheet.isPresent()) { PlainView() }
    .fullScreenCover(isPresented: Binding(get: { cover != nil }, set: { if !$0 { cover = nil } })) { PlainView() }
    .navigationDestination(isPresented: $pushed.isPresent()) { PlainView() }
    .sheet(isPresented: Binding(get: { isOpen && model.role == .admin }, set: { isOpen = $0 })) { PlainView() }
    .tag(model.error == .offline)
  }
}
