/// Factory's containers: what one holds makes the value when it is called.

public final class Container {
  public static let shared = Container()
}

public struct Factory<T> {
  private let make: () -> T
  public init(_ make: @escaping () -> T) { self.make = make }
  public func callAsFunction() -> T { make() }
}
