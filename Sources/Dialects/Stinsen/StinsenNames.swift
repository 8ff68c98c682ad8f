/// What Stinsen's types are called, and how they are written.

import Semantics
import SourceText

/// The names of the framework's types; a type that the workspace declares has none of them.
enum StinsenName {
  static let module = "Stinsen"
  static let coordinatable = "Stinsen.Coordinatable"
  static let viewPresentable = "Stinsen.ViewPresentable"
  static let navigationCoordinatable = "Stinsen.NavigationCoordinatable"
  static let tabCoordinatable = "Stinsen.TabCoordinatable"
  static let navigationRouter = "Stinsen.NavigationRouter"
  static let tabRouter = "Stinsen.TabRouter"
  static let tabChild = "Stinsen.TabChild"
  static let wrapper = "Stinsen.ViewWrapperCoordinator"
  static let navigationView = "Stinsen.NavigationViewCoordinator"
  static let anyCoordinator = "Stinsen.AnyCoordinator"
  static let transition = "Stinsen.Transition"
  private static let qualifier = WordSearch(module + ".")

  /// As code writes it, which seldom names the module.
  static func unqualified(_ text: String) -> String {
    guard qualifier.first(in: Array(text.utf8)) != nil else { return text }
    var parts = text.split(separator: module + ".", omittingEmptySubsequences: false)[...]
    var result = String(parts.popFirst() ?? "")
    for part in parts {
      // `MyStinsen.Route` is another module's.
      if result.last.map({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) == true { result += module + "." }
      result += part
    }
    return result
  }
}

extension NominalID {
  var spelled: String { StinsenName.unqualified(name) }
}

extension Type {
  var spelled: String { StinsenName.unqualified(description) }
  var spelledWithoutArguments: String { nominalID?.spelled ?? spelled }
}
