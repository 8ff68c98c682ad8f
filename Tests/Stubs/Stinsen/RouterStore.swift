/// Where views find routers.

@propertyWrapper public struct RouterObject<Value: Routable> {
  public init() { fatalError() }
  public var wrappedValue: Value? {
    mutating get { fatalError() }
    @available(*, unavailable, message: "RouterObject cannot be set") set { fatalError() }
  }
}

public class RouterStore {
  public static let shared = RouterStore()
}

extension RouterStore {
  public func store<T: Routable>(router: T) { fatalError() }
  public func retrieve<T: Routable>() -> T? { fatalError() }
}
