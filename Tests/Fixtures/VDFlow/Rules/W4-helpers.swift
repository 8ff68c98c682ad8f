// W4 Helpers of the app install whatever they are given.
import SwiftUI
import VDFlow
@Steps struct LentFirst { var a; var b; var none }
@Steps struct LentSecond { var a; var b; var none }
@Steps struct LentThird { var a; var b; var none }
@Steps struct LentRoot { var home; var first: LentFirst = .a; var second: LentSecond = .a; var third: LentThird = .a; var none }

// The team's own helpers around the library's modifiers.
extension View {
  func installLent<F: StepsCollection>(_ flow: Binding<F>) -> some View { stepEnvironment(flow) }
  func screenLent<F: StepsCollection, T>(_ step: Binding<StepWrapper<F, T>>) -> some View { self.step(step) }
}
struct LentInstalling<F: StepsCollection>: ViewModifier {
  let flow: Binding<F>
  func body(content: Content) -> some View { content.stepEnvironment(flow) }
}

struct LentFirstView: View { @StateStep var flow: LentFirst = .a; var body: some View { Button("") { flow.selected = .b; flow.selected = .a } } }
struct LentSecondView: View { @StateStep var flow: LentSecond = .a; var body: some View { Button("") { flow.selected = .b; flow.selected = .a } } }
struct LentThirdView: View { @StateStep var flow: LentThird = .a; var body: some View { Button("") { flow.selected = .b; flow.selected = .a } } }

struct LentTop: View {
  @StateStep var root: LentRoot = .home
  var body: some View {
    LentFirstView().installLent($root.first)
    LentSecondView().screenLent($root.$second)
    LentThirdView().modifier(LentInstalling(flow: $root.third))
    Button("") { root.selected = .home; root.selected = .first; root.$second.select(); root.$third.select() }
  }
}
