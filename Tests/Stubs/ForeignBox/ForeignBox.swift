/// A dependency container of somebody else: what it hands out, its signatures alone do not tell.

public struct Box {
  public init() {}
  public func get<T>(_ type: T.Type) -> T? { nil }
  public func make<T>() -> T { fatalError() }
  public func some() -> Mystery { Mystery() }
  public func change<T>(_ value: T, _ body: (inout T) -> Void) {}
  public func map<T, U>(_ value: T, _ body: (T) -> U) -> U { body(value) }
  public func choose<T>(_ values: T...) {}
}

public struct Mystery {
  public enum Event { case whatever }
  public func trigger(_ event: Event) {}
}

/// Holds a value, and does not start with it.
public struct Cell<Value> {
  public enum Policy { case eager, lazy }
  public init(_ policy: Policy) {}
  public init(initialValue policy: Policy) {}
}
