/// SwiftUI's names, as far as these rules need them.

import Facts
import Semantics
import SourceText

enum EnumPathSwiftUI {
  static let stacks: NameSet = ["NavigationStack", "NavigationSplitView", "NavigationView"]
  /// Containers that make their content when it is about to be seen.
  static let lazyContainers: NameSet = ["List", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
  /// Modifiers whose content is a window of its own.
  static let presentations: NameSet = ["sheet", "fullScreenCover", "popover", "navigationDestination", "inspector"]
  static let itemPresentations: NameSet = ["sheet", "fullScreenCover", "popover"]
  /// Modifiers whose content is told which route to show.
  static let routeDestinations: NameSet = ["sheet", "fullScreenCover", "popover", "navigationDestination"]
  /// Containers that show what is written in their closures, and nothing else.
  static let plainContainers: NameSet = [
    "VStack", "HStack", "ZStack", "Group", "ScrollView", "ContentUnavailableView", "Label", "ToolbarItem",
    "ToolbarItemGroup",
  ]

  /// Values of SwiftUI and Foundation that code names by a dot alone. One that is a route's case too is not meant here.
  static let commonValues: NameSet = [
    "leading", "trailing", "center", "top", "bottom", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
    "horizontal", "vertical", "infinity", "zero", "default", "red", "green", "blue", "white", "black", "gray",
    "primary",
    "secondary", "orange", "yellow", "pink", "purple", "clear", "accentColor", "title", "title2", "title3", "headline",
    "subheadline", "body", "callout", "footnote", "caption", "caption2", "largeTitle", "system", "bold", "semibold",
    "medium", "regular", "light", "heavy", "thin", "easeInOut", "easeIn", "easeOut", "linear", "spring", "inline",
    "large", "automatic", "plain", "bordered", "borderedProminent", "borderless", "destructive", "cancel", "fill",
    "fit",
    "continuous", "circle", "rect", "rounded", "capsule", "isHeader", "isButton", "combine", "ignore", "contain",
    "navigationBarTrailing", "navigationBarLeading", "topBarTrailing", "topBarLeading", "principal",
    "confirmationAction",
    "cancellationAction", "bottomBar", "keyboard", "opacity", "slide", "scale", "main", "common", "current", "utf8",
    "thinMaterial", "ultraThinMaterial", "regularMaterial", "visible", "hidden", "all", "grouped", "insetGrouped",
    "sidebar", "menu", "segmented", "wheel", "never", "always", "leastNonzeroMagnitude", "shared",
  ]

  /// Conformances that add no case and no static member.
  static let harmless: Set<String> = [
    "Identifiable", "Hashable", "Equatable", "Codable", "Sendable", "CaseIterable", "View",
  ]

  /// Names break ties, and nothing else.
  static func isCalledRoute(_ name: String) -> Bool { routeNames.contains(where: name.hasSuffix) }

  private static let routeNames = [
    "Route", "Routes", "Screen", "Screens", "Destination", "Destinations", "Page", "Pages",
  ]

  /// What is asked of any value on a path. The standard library declares no member of these that `.x` could mean.
  static let valueProtocols: NameSet = ["AnyHashable", "Hashable", "Equatable", "Identifiable", "Codable", "Sendable"]

  /// Whether a name is SwiftUI's there: the workspace may have a view of that name, or another one's.
  static func declares(_ type: TypeSyntax, in context: DeclarationContext, _ resolver: Resolver) -> Bool {
    guard case .named(let parts) = type, let last = parts.last else { return false }
    resolver.record(last.name)
    let isLocal = parts.first.map { context.generics[$0.name] != nil } ?? false
    if !isLocal, !resolver.names.declaresType(named: last.name) { return true }
    switch resolver.resolve(type, in: context) {
    case .nominal(let id, _): return !resolver.isWorkspaceType(id)
    case .external: return true
    default: return false
    }
  }

  static func declares(_ node: NameExpression, in context: DeclarationContext, _ resolver: Resolver) -> Bool {
    ConstructionFinder.namedType(.name(node)).map { declares($0, in: context, resolver) } ?? false
  }

  /// `NavigationPath`, also that of a package which brings stacks to older systems: `NavigationStackBackport.NavigationPath`.
  static func isAnyPath(_ type: Type) -> Bool {
    if case .external(let name, _) = type { NameTable.lastComponent(name) == "NavigationPath" } else { false }
  }

  /// `[R]`: its element, unknown for `Array(values)`; `NavigationPath`: nil inside.
  static func path(of type: Type) -> (element: Type?, isPath: Bool) {
    switch type {
    case .external("Array", let arguments): return (arguments.first ?? .unknown, true)
    case .external("Binding", let arguments): return arguments.first.map(path) ?? (nil, false)
    case .external: return (nil, isAnyPath(type))
    default: return (nil, false)
    }
  }

  /// What a binding holds; any other type as it is.
  static func boundValue(_ type: Type) -> Type {
    if case .external("Binding", let arguments) = type, let inner = arguments.first { return inner }
    return type
  }

  /// `navigationDestination(for: R.self) { … }`; without a type and a view, the name is an app's own function.
  static func isDestination(_ call: CallExpression) -> Bool {
    guard let first = call.arguments.first, first.label == "for" else { return false }
    if call.arguments.count > 1 { return true }
    if case .member(let node) = first.value { return node.name == "self" }
    return call.isBroken
  }

  static func isViewProtocol(_ type: Type) -> Bool {
    type.description == "View" || type.description == "SwiftUI.View"
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
}
