// What every fixture of this dialect stands on: a flow with a nested one, which has a nested one.
import SwiftUI
import VDFlow

struct Items: Equatable {
  var id = 0
  var title = ""
  var items: [Int] = []
  init(id: Int = 0) { self.id = id }
}
@Steps struct Leaf { var light; var dark; var none }
@Steps struct Inner { var main; var theme: Leaf = .none }
@Steps struct Root { var home; var list: Items = Items(); var tab: Inner = .main; var none }
