// T17 doubly nested flows
// resolved: T17.Place.start, T17.Place.ask, T17.Place.Ask.confirm
import SwiftUI
import VDFlow

struct T17 {
  @Steps struct Place {
    var start
    var ask: Ask = .confirm
    @Steps struct Ask { var confirm; var deny }
  }
  var place: Place = .start
}
func t17(_ outer: T17) {
  var state = outer
  state.place.$ask.select(with: .confirm)
}
