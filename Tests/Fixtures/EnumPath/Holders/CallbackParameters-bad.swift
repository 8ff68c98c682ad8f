// What a parameter that is a function of a route is called with is a route of that type, whatever is handed in.
// rejected
// resolved:
import SwiftUI

struct ParameterBad: View {
  var body: some View { row { print($0) } }
  func row(open: @escaping (Step) -> Void) -> some View { Button("x") { tapped(open) } }
  func tapped(_ open: (Step) -> Void) {
    open(.a(.z))
//           ^ unknown-route
    open(.c)
//        ^ unknown-route
  }
}
