/// `transitions --format text`: a line each.

import RouteGraph

func transitionsText(_ transitions: [Transition], _ places: Places, _ palette: Palette) -> String {
  transitions.map { transition in
    let status = transition.status.rawValue + (transition.reason.map { ": " + $0 } ?? "")
    let style: Palette.Style =
      switch transition.status {
      case .resolved: .green
      case .unresolved: .yellow
      case .invalid: .red
      }
    // A value from elsewhere has no route's name: what is told then is who takes it.
    let subject = transition.route ?? transition.receiver.map { "on " + $0 } ?? "?"
    return palette(.bold, places.text(transition.location) + ":")
      + " \(transition.call) \(printable(subject)) "
      + palette(style, "[\(printable(status))]") + "\n"
  }.joined()
}
