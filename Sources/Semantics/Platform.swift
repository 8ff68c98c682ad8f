/// What every dialect may assume of the standard library and of Apple's frameworks.

package enum Platform {
  /// Protocols and classes that add nothing a route could be: conforming to them keeps a type fully known.
  package static func isHarmless(_ name: String) -> Bool {
    harmless.contains(name) || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  /// Modules that no workspace declares: `SwiftUI.Visibility` is never a type of its own of that name.
  package static func isModule(_ name: String) -> Bool { modules.contains(name) }

  private static let modules: Set<String> = [
    "Swift", "SwiftUI", "Foundation", "UIKit", "AppKit", "Combine", "Observation", "CoreData", "SwiftData", "MapKit",
    "CoreLocation", "AVFoundation", "AVKit", "Photos", "PhotosUI", "StoreKit", "WebKit", "Charts", "WidgetKit", "OSLog",
  ]

  private static let harmless: Set<String> = [
    "AnyObject", "Sendable", "Error", "LocalizedError", "CustomNSError", "Equatable", "Hashable", "Comparable",
    "Identifiable", "Codable", "Encodable", "Decodable", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "ObservableObject", "View", "ViewModifier", "App", "Scene", "PreviewProvider",
    "NSObject", "NSObjectProtocol", "Animatable", "Copyable", "Escapable", "BitwiseCopyable",
    "ExpressibleByStringLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral", "OptionSet", "SetAlgebra", "Actor", "Transferable",
    "NSCoding", "NSSecureCoding", "NSCopying", "UIResponder", "NSResponder", "String", "Int", "UInt", "Double",
    "Character",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "EnvironmentKey", "PreferenceKey", "DynamicProperty",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    "Shape", "InsettableShape", "Observable", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    "Float",
  ]

  /// Protocols that conforming to another brings along, and the superclasses of a class. Extensions of them add members,
  /// too.
  static func supertypes(of name: String) -> [String] { supertypes[name] ?? [] }

  private static let supertypes: [String: [String]] = [
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
    "LocalizedError": ["Error"], "CustomNSError": ["Error"], "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
    "OptionSet": ["SetAlgebra", "RawRepresentable", "Equatable", "ExpressibleByArrayLiteral"],
    "UIViewController": ["UIResponder"], "UIHostingController": ["UIViewController", "UIResponder"],
    "UINavigationController": ["UIViewController", "UIResponder"],
    "UITabBarController": ["UIViewController", "UIResponder"],
    "UIPageViewController": ["UIViewController", "UIResponder"],
    "UISplitViewController": ["UIViewController", "UIResponder"],
    "UITableViewController": ["UIViewController", "UIResponder"],
    "UICollectionViewController": ["UIViewController", "UIResponder"],
    "UISearchController": ["UIViewController", "UIResponder"],
    "UIAlertController": ["UIViewController", "UIResponder"],
  ]

  /// Value types of the standard library that are never aliases and convert to nothing but themselves.
  package static let concreteValueTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool",
    "String", "Character", "UUID", "URL", "Date", "Data",
  ]
}
