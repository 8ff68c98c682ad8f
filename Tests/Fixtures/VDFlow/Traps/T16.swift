// T16 flows of one name in two types
// rejected
// resolved: T16A.Flow.none, T16B.Flow.none, T16B.Flow.y
import SwiftUI
import VDFlow

struct T16A { @Steps struct Flow { var x; var none }; var flow: Flow = .none }
struct T16B { @Steps struct Flow { var y; var none }; var flow: Flow = .none }
func t16(_ one: T16A, _ two: T16B) {
  var a = one, b = two
  a.flow.$y.select()
//        ^ unknown-route
  b.flow.$y.select()
}
