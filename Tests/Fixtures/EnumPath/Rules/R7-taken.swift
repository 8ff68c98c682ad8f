// R7 Another sheet shows what a case carries: a binding takes it out of the slot.
import SwiftUI

enum R7Camera: String, Identifiable {
  case photo
  var id: String { rawValue }
}
struct R7Note: Identifiable { let id: Int }
enum R7Taken: Identifiable {
  case filter, camera(R7Camera), note(R7Note)
  var id: Int { 0 }
}
final class R7Presenter: ObservableObject {
  @Published var current: R7Taken?
  var sheet: Binding<R7Taken?> {
    Binding(get: { if case .filter? = self.current { self.current } else { nil } }, set: { self.current = $0 })
  }
  var camera: Binding<R7Camera?> {
    Binding(
      get: { if case .camera(let camera)? = self.current { camera } else { nil } },
      set: { self.current = $0.map { .camera($0) } })
  }
  var note: Binding<R7Note?> {
    Binding(
      get: { if case .note(let note)? = self.current { note } else { nil } },
      set: { self.current = $0.map { .note($0) } })
  }
}
struct R7TakenRoot: View {
  @StateObject var presenter = R7Presenter()
  var body: some View {
    Button("open") {
      presenter.current = .filter
      presenter.current = .camera(.photo)
      presenter.current = .note(R7Note(id: 1))
    }
    .sheet(item: presenter.sheet) { item in
      switch item {
      case .filter: PlainView()
      case .camera: EmptyView()
      case .note: EmptyView()
      }
    }
    .fullScreenCover(item: presenter.camera) { camera in
      switch camera {
      case .photo: PlainView()
      }
    }
    .sheet(item: presenter.note) { note in NumberView(id: note.id) }
  }
}
