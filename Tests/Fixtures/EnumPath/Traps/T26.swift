// T26 A representable's own 'Coordinator' stays in there; the app's one is the holder.
// resolved: Step.a.x
import Observation
import SwiftUI
import UIKit

@Observable final class Coordinator {
  var path: [Step] = []
  func next(_ step: Step) { path.append(step) }
}
struct T26Camera: UIViewControllerRepresentable {
  final class Coordinator: NSObject {
    func next(_ name: String) {}
  }
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
  func makeCoordinator() -> Coordinator {
    let own = Coordinator()
    own.next("x")
    return own
  }
}
struct T26Root: View {
  @State var coordinator = Coordinator()
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      Button("x") { coordinator.next(.a(.x)) }.navigationDestination(for: Step.self) { $0.view }
    }
  }
}
