// T28 an initializer as default value
// resolved: T28.form
import SwiftUI
import VDFlow

struct T28Item { var id: Int }
struct T28Form { var item: T28Item }
func t28MakeID() -> Int { 1 }
@Steps struct T28 { var form = T28Form(item: T28Item(id: t28MakeID())); var none }
func t28(_ flow: T28) {
  var f = flow
  f.$form.select(with: T28Form(item: T28Item(id: 2)))
}
