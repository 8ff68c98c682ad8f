/// The screens that a piece of code shows: SwiftUI's containers are looked into.

package import Facts

extension ConstructionFinder {
  /// As `outermost`, with the screens inside of a container in its place. Of what stands beside
  /// anything but decoration, nobody would say that it is the screen. `isScreen`: whether the workspace declares such a view.
  package static func screens(in statements: [Statement], isScreen: (Shown) -> Bool) -> [Shown] {
    screens(in: statements, isScreen, depth: 0)
  }

  private static func screens(in statements: [Statement], _ isScreen: (Shown) -> Bool, depth: Int) -> [Shown] {
    outermost(in: statements).flatMap { shown -> [Shown] in
      guard depth < 16, !isScreen(shown), let name = shown.type.dottedName else { return [shown] }
      guard stacks.contains(name) || layouts.contains(name) else { return [shown] }
      let inside = shown.contents.flatMap { screens(in: $0, isScreen, depth: depth + 1) }
      let found = stacks.contains(name) ? inside.filter(isScreen) : inside.filter { !isDecoration($0) }
      return found.isEmpty || !stacks.contains(name) && (found.count > 1 || !isScreen(found[0])) ? [shown] : found
    }
  }

  private static func isDecoration(_ shown: Shown) -> Bool { shown.type.dottedName.map(decorations.contains) ?? false }

  /// Whatever these show, one of it at a time or first.
  private static let stacks: Set<String> = ["NavigationStack", "NavigationView", "Group", "NavigationSplitView"]
  private static let layouts: Set<String> = [
    "VStack", "HStack", "ZStack", "ScrollView", "GeometryReader", "ScrollViewReader",
  ]
  private static let decorations: Set<String> = [
    "Color", "Spacer", "Divider", "LinearGradient", "RadialGradient", "AngularGradient", "Rectangle", "Circle",
    "RoundedRectangle", "EmptyView",
  ]
}
