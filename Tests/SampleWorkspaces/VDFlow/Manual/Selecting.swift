import VDFlow

var steps: TabSteps = .tab1
var screen3: PickerSteps = .text1

func openTab2() {
  steps.selected = .tab2
  steps = .tab2(SomeTab2Data())
}

func isTab2Open() -> Bool {
  $steps.selected == .tab2
}

func openText2() {
  steps.tab3.$screen2.select(with: .text2)
}
