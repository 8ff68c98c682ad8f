/// Navigation containers: section 5.3 of the dialect's rules.

enum StinsenContainers {
  /// Views and wrappers that make a navigation stack.
  static func isContainer(_ name: String) -> Bool {
    name == "NavigationView" || name == "NavigationStack" || name == "NavigationViewCoordinator"
      || name == "NavigationSplitView"
  }
}
