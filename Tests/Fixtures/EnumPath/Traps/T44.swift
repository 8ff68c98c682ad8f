// T44 A view under a stack here and without one there: not every way lacks it.
import SwiftUI

struct T44Row: View { var body: some View { NavigationLink("more", value: Step.a(.x)) } }
struct T44Tabs: View {
  var body: some View {
    TabView {
      NavigationStack { T44Row().navigationDestination(for: Step.self) { $0.view } }
      T44Row()
    }
  }
}
struct T44App: App { var body: some Scene { WindowGroup { T44Tabs() } } }
