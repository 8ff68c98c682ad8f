// T15 A modifier that applies the destination.
import SwiftUI

extension View {
  func withRoutes() -> some View { navigationDestination(for: Step.self) { $0.view } }
}
struct T15One: View { var body: some View { NavigationStack { PlainView().withRoutes() } } }
struct T15Two: View { var body: some View { NavigationStack { PlainView().withRoutes() } } }
