// A router that another package declares: nothing of it is known from the workspace's sources.

public final class ForeignRouter<Tab, Destination: Hashable> {
  public var path: [Destination] = []
  public init() {}
  public func navigateTo(_ destination: Destination) { path.append(destination) }
  public func presentModal(_ destination: Destination) {}
  public func log(_ destination: Destination) {}
}

/// To inherit from: its function takes something else than the workspace's of the same name.
open class ForeignNavigator {
  public init() {}
  public func open(_ step: ForeignStep) {}
}
public enum ForeignStep { case lists }

/// To conform to: whoever does has another factory of each name.
public protocol ForeignTile {
  init(title: String, step: ForeignStep)
}
extension ForeignTile {
  public static func tile(_ title: String, _ step: ForeignStep) -> Self { Self(title: title, step: step) }
}
