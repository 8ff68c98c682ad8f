// E12 What the attribute is given, the initializer need not be.
import SwiftUI
import VDFlow

@Steps struct E12Given { var main; var theme = "" }
struct E12GivenChild: View {
  @StateStep(wrappedValue: .main) var flow: E12Given
  var body: some View { Button("") { flow.$theme.select(with: "x") } }
}
struct E12GivenParent: View { var body: some View { E12GivenChild() } }
