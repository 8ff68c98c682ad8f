import Combine
import VDFlow

final class Observing {

  let stepsSubject = CurrentValueSubject(TabSteps(.tab1))

  var steps = TabSteps(.tab1) {
    didSet {
      guard oldValue.selected != steps.selected else { return }
      print(steps)
    }
  }

  func observe() {
    stepsSubject
      .map(\.selected)
      .removeDublicates()
      .sink { selected in
        switch selected {
        case .tab1:
          print(selected)
        }
      }
  }

  func open() {
    stepsSubject.value.$tab2.select()
  }
}
