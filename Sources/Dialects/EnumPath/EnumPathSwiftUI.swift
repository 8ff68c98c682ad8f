/// SwiftUI's names, as far as these rules need them.

import Facts
import Semantics
import SourceText

enum EnumPathSwiftUI {
  static let stacks: Set<String> = ["NavigationStack", "NavigationSplitView", "NavigationView"]
  /// Containers that make their content when it is about to be seen.
  static let lazyContainers: Set<String> = ["List", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
  /// Modifiers whose content is a window of its own.
  static let presentations: Set<String> = ["sheet", "fullScreenCover", "popover", "navigationDestination", "inspector"]
  static let itemPresentations: Set<String> = ["sheet", "fullScreenCover", "popover"]

  /// Conformances that add no case and no static member.
  static let harmless: Set<String> = ["Identifiable", "Hashable", "Equatable", "Codable", "Sendable", "CaseIterable", "View"]

  /// `[R]`: its element; `NavigationPath`: nil inside.
  static func path(of type: Type) -> (element: Type?, isPath: Bool) {
    switch type {
    case .external("Array", let arguments): return (arguments.first, true)
    case .external("NavigationPath", _): return (nil, true)
    case .external("Binding", let arguments): return arguments.first.map(path) ?? (nil, false)
    default: return (nil, false)
    }
  }

  /// `some View`, `AnyView`, a type that conforms to `View`.
  static func isView(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    switch type {
    case .some(let inner), .any(let inner): return inner.dottedName == "View" || inner.dottedName == "SwiftUI.View"
    case .named(let parts): return parts.last?.name == "AnyView"
    default: return false
    }
  }

  /// The name behind `$`, if there is one: `$nav.path` reads `nav.path`.
  static func withoutProjection(_ expression: Expression) -> Expression {
    switch expression {
    case .name(let node) where node.name.hasPrefix("$"):
      let name = String(node.name.dropFirst())
      return .name(
        NameExpression(name: name, genericArguments: [], range: node.range, nameRange: node.nameRange))
    case .member(let node):
      guard let base = node.base else { return expression }
      let name = node.name.hasPrefix("$") ? String(node.name.dropFirst()) : node.name
      return .member(
        MemberExpression(
          base: withoutProjection(base), name: name, nameRange: node.nameRange, genericArguments: node.genericArguments,
          labels: node.labels, range: node.range))
    case .unary(let node):
      return .unary(UnaryExpression(kind: node.kind, operand: withoutProjection(node.operand), range: node.range))
    default: return expression
    }
  }
}
