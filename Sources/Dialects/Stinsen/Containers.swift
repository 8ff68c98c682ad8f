/// Navigation containers: section 5.3 of the dialect's rules.

enum StinsenContainers {
  /// Views and wrappers that make a navigation stack.
  static let names = [
    "NavigationView", "NavigationStack", "NavigationViewCoordinator", "NavigationSplitView", "UINavigationController",
  ]

  static func isContainer(_ name: String) -> Bool { names.contains(name) }
}
