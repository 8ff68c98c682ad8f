/// SwiftUI's views that screens are pushed onto.

import Facts

enum NavigationContainers {
  static func isContainer(_ type: TypeSyntax) -> Bool {
    guard let name = type.dottedName else { return false }
    return name == "NavigationView" || name == "NavigationStack"
  }
}
