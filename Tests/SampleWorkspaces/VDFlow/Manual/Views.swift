import SwiftUI
import VDFlow

struct RootTabView: View {

  @StateStep var step: TabSteps = .tab1

  var body: some View {
    TabView(selection: $step.selected) {
      Tab1()
        .step(_step.$tab1)

      Tab2()
        .step(_step.$tab2)

      EmbededNavigation()
        .step(_step.$tab3)
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
  }
}

struct EmbededNavigation: View {

  @StateStep var step = NavigationSteps()

  var body: some View {
    NavigationView {
      RootView {
        NavigationLink(isActive: $step.isSelected(.screen3)) {
          EmbededPicker()
            .stepEnvironment($step.$screen2)
        } label: {
          Text("push")
        }
      }
    }
  }
}

struct EmbededPicker: View {

  @StateStep var step = PickerSteps()

  var body: some View {
    Picker("3", selection: $step.selected) {
      Text("\(step.prefixString) 0")
        .tag(PickerSteps.Steps.text1)

      Text("\(step.prefixString) 1")
        .tag(PickerSteps.Steps.text2)
    }
    .pickerStyle(WheelPickerStyle())
  }
}
