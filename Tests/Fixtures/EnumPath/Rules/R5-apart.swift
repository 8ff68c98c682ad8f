// R5 Each stack has its own, a sheet inside is another, a view that also stands alone needs one, and so does each build;
// a function may be called like SwiftUI's.
import SwiftUI

struct R5Sheet: View {
  @State var isOpen = false
  var body: some View {
    NavigationStack {
      PlainView()
        .sheet(isPresented: $isOpen) {
          NavigationStack { PlainView().navigationDestination(for: Step.self) { $0.view } }
        }
        .navigationDestination(for: Step.self) { _ in PlainView() }
    }
  }
}
struct R5Both: View {
  var body: some View {
    NavigationStack { R5Alone().r5ApartSteps() }
    NavigationStack { R5Alone() }
    NavigationStack { R5Other() }
  }
}
struct R5Alone: View { var body: some View { PlainView().r5ApartSteps() } }
struct R5Other: View { var body: some View { PlainView().r5ApartSteps() } }
struct R5Builds: View {
  var body: some View {
    NavigationStack {
      PlainView()
        #if os(Linux)
          .navigationDestination(for: Step.self) { $0.view }
        #else
          .navigationDestination(for: Step.self) { _ in PlainView() }
        #endif
    }
  }
}
struct R5Named: View {
  var body: some View {
    NavigationStack {
      PlainView().navigationDestination(for: B.self) { $0.view }.navigationDestination(for: 1)
    }
  }
}
extension View {
  func navigationDestination(for number: Int) -> some View { navigationDestination(for: Step.self) { $0.view } }
  func r5ApartSteps() -> some View { navigationDestination(for: Step.self) { $0.view } }
}
