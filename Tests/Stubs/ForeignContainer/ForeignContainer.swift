/// A dependency container of somebody else that is called like a type of XCoordinator's. Nothing here ever runs.

public final class Container {
  public init() {}
  public func resolve<T>(_ type: T.Type) -> T? { nil }
  public static func resolve<T>(_ type: T.Type) -> T { fatalError() }
}
