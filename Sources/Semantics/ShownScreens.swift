/// The screens that a piece of code shows: SwiftUI's containers are looked into.

package import Facts

extension ConstructionFinder {
  /// As `outermost`, with the screens inside of a container in its place. Of several side by side nobody would say that one
  /// is the screen. `isScreen`: whether the workspace declares such a view.
  package static func screens(in statements: [Statement], isScreen: (Shown) -> Bool) -> [Shown] {
    screens(in: statements, isScreen, depth: 0)
  }

  private static func screens(in statements: [Statement], _ isScreen: (Shown) -> Bool, depth: Int) -> [Shown] {
    outermost(in: statements).flatMap { shown -> [Shown] in
      guard depth < 16, !isScreen(shown), let name = shown.type.dottedName else { return [shown] }
      let isStack = stacks.contains(name)
      guard isStack || layouts.contains(name) else { return [shown] }
      let inside = shown.contents.flatMap { screens(in: $0, isScreen, depth: depth + 1) }.filter(isScreen)
      return inside.isEmpty || !isStack && inside.count > 1 ? [shown] : inside
    }
  }

  /// Whatever these show, one of it at a time or first.
  private static let stacks: Set<String> = ["NavigationStack", "NavigationView", "Group", "NavigationSplitView"]
  private static let layouts: Set<String> = [
    "VStack", "HStack", "ZStack", "ScrollView", "GeometryReader", "ScrollViewReader",
  ]
}
