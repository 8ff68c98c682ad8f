/// A large value that many hold.

/// Each holder has a reference to the one value, where a copy would count a reference to everything in it.
@propertyWrapper
package final class Boxed<Value: Sendable>: Sendable {
  package let wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package var projectedValue: Boxed<Value> { self }
}
