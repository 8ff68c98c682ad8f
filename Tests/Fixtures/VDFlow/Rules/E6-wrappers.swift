// E6 behind a wrapper of the app's own, the value may stand that takes key paths.
// resolved: Inner.main, Inner.main, Inner.theme
import VDFlow

@propertyWrapper struct E6Logged<Value> {
  var wrappedValue: Value
  var projectedValue: E6Logged<Value> { self }
}
struct E6Wrapped {
  @E6Logged var i: Inner = .main
  func a() -> Bool { $i.wrappedValue.isSelected(\.$main) }
  func b() -> Bool { _i.wrappedValue.isSelected(\.$theme) }
}
