/// Bindings, and what they pass on of their values.

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public init(projectedValue: Binding<Value>) { fatalError() }
  public init?(_ base: Binding<Value?>) { return nil }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { fatalError() }
}

/// Of a list, a binding is a list of bindings.
extension Binding: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
  public var indices: Value.Indices { fatalError() }
  public var startIndex: Value.Index { fatalError() }
  public var endIndex: Value.Index { fatalError() }
  public func index(after index: Value.Index) -> Value.Index { fatalError() }
  public func index(before index: Value.Index) -> Value.Index { fatalError() }
  public subscript(position: Value.Index) -> Binding<Value.Element> { fatalError() }
}
