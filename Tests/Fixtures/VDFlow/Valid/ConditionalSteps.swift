// A property whose type depends on the build.
import SwiftUI
import VDFlow

struct ConditionalSteps: View {
  #if FOO
  @StateStep var step = Root.home
  #else
  @StateStep var step = Inner.main
  #endif
  var body: some View {
    #if FOO
    Button("home") { step.$home.select() }
    #else
    Button("main") { step.$main.select() }
    #endif
  }
}
