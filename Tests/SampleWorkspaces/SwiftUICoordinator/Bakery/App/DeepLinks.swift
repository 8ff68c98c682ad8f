import SwiftUICoordinator

final class DeepLinks: DeepLinkHandling {
  static let shared = DeepLinks()
  let scheme = "bakery"
  let links: Set<DeepLink> = [
    DeepLink(action: "bread", route: CounterRoute.oven),
    DeepLink(action: "bread", route: CounterRoute.counter),
  ]
}
