// W12 a value of another flow selects nothing here
// hints: on
import SwiftUI
import VDFlow

@Steps struct W12Other { var home; var list: Items = Items() }
//                                     ^^^^ hint unused-route
@Steps struct W12Same { var home; var list: Items = Items() }
struct W12OtherHolder {
  var stack: [W12Same] = [.home, .list()]
  var other: W12Other = .home
}
