// E2 literals take the type that is wanted, inside of calls, too
import SwiftUI
import VDFlow

@Steps struct Scale { var off; var weight: Double = 1; var note: String? = nil }
func same<Value>(_ value: Value) -> Value { value }
func e2computed(_ note: String?) -> Scale {
  var scale = Scale.weight(max(1, 2))
  scale.$weight.select(with: same(1))
  scale.$note.select(with: note)
  return scale
}
