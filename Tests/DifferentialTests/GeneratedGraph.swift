/// A random graph of coordinators, and the declarations that state it in Swift.

import TestSupport

/// What a route takes.
enum GeneratedInput: CaseIterable {
  case nothing, integer, text, optional, tuple, closure, comparable, incomparable

  var type: String {
    switch self {
    case .nothing: "Void"
    case .integer: "Int"
    case .text: "String"
    case .optional: "Int?"
    case .tuple: "(size: Int, name: String)"
    case .closure: "() -> Void"
    case .comparable: "Crate"
    case .incomparable: "Note"
    }
  }

  var parameter: String {
    switch self {
    case .nothing: ""
    case .closure: "done: @escaping () -> Void"
    case .optional: "input: Int? = nil"
    default: "input: \(type)"
    }
  }

  var isEquatable: Bool {
    switch self {
    case .nothing, .tuple, .closure, .incomparable: false
    case .integer, .text, .optional, .comparable: true
    }
  }

  var values: [String] {
    switch self {
    case .nothing: ["()"]
    case .integer: ["3", "-1", "3 + 4"]
    case .text: ["\"a\"", "\"\\(1)\""]
    case .optional: ["3", "nil", "Optional(3)"]
    case .tuple: ["(1, \"a\")", "(size: 1, name: \"a\")"]
    case .closure: ["{ }", "{ print(\"done\") }"]
    case .comparable: ["Crate(id: 1)", ".init(id: 1)"]
    case .incomparable: ["Note(text: \"a\")", ".init(text: \"a\")"]
    }
  }

  /// Values that no conversion makes fit.
  var wrongValues: [String] {
    switch self {
    case .nothing: ["3", "\"a\""]
    case .integer, .optional: ["\"a\"", "Crate(id: 1)"]
    case .text: ["3", "Crate(id: 1)"]
    case .tuple: ["3", "(breadth: 1, name: \"a\")"]
    case .closure: ["3", "\"a\""]
    case .comparable: ["\"a\"", "Note(text: \"a\")"]
    case .incomparable: ["\"a\"", "Crate(id: 1)"]
    }
  }
}

/// What a route shows: a view, or a coordinator below `depth` wrappers.
enum GeneratedTarget: Equatable {
  case view
  case coordinator(Int, Wrapping)

  enum Wrapping: CaseIterable {
    case bare, navigationView, twoNavigationViews, shell, navigationViewOfShell

    var depth: Int {
      switch self {
      case .bare: 0
      case .navigationView, .shell: 1
      case .twoNavigationViews, .navigationViewOfShell: 2
      }
    }

    func type(of name: String) -> String {
      switch self {
      case .bare: name
      case .navigationView: "NavigationViewCoordinator<\(name)>"
      case .twoNavigationViews: "NavigationViewCoordinator<NavigationViewCoordinator<\(name)>>"
      case .shell: "\(name)Shell"
      case .navigationViewOfShell: "NavigationViewCoordinator<\(name)Shell>"
      }
    }

    func construction(of name: String) -> String {
      switch self {
      case .bare: "\(name)()"
      case .navigationView: "NavigationViewCoordinator(\(name)())"
      case .twoNavigationViews: "NavigationViewCoordinator(NavigationViewCoordinator(\(name)()))"
      case .shell: "\(name)Shell(\(name)())"
      case .navigationViewOfShell: "NavigationViewCoordinator(\(name)Shell(\(name)()))"
      }
    }
  }
}

struct GeneratedRoute {
  enum Kind { case root, push, modal, fullScreen, tab }

  var name: String
  var kind: Kind
  var input: GeneratedInput
  var target: GeneratedTarget

  var isRoot: Bool { kind == .root }
  var isPresentation: Bool { kind != .root && kind != .tab }
  var showsView: Bool { target == .view }

  /// Whether one call may name either: a ternary needs key paths of one type.
  func hasType(of other: GeneratedRoute) -> Bool {
    isRoot == other.isRoot && input == other.input && target == other.target
  }

  var attribute: String {
    switch kind {
    case .root: "@Root"
    case .push: "@Route(.push)"
    case .modal: "@Route(.modal)"
    case .fullScreen: "@Route(.fullScreen)"
    case .tab: "@Route(tabItem: makeItem)"
    }
  }
}

struct GeneratedCoordinator {
  var name: String
  var isTab: Bool
  var routes: [GeneratedRoute]

  var roots: [GeneratedRoute] { routes.filter(\.isRoot) }
  var presentations: [GeneratedRoute] { routes.filter(\.isPresentation) }
}

struct GeneratedGraph {
  var coordinators: [GeneratedCoordinator] = []

  init(using random: inout SplitMix64) {
    let names = ["Harbour", "Market", "Parcel", "Ferry", "Signal", "Depot", "Garden", "Museum"].shuffled(using: &random)
    let stackCount = Int.random(in: 4...6, using: &random)
    let tabCount = Int.random(in: 1...2, using: &random)
    for (index, name) in names.prefix(stackCount + tabCount).enumerated() {
      coordinators.append(GeneratedCoordinator(name: "\(name)Coordinator", isTab: index >= stackCount, routes: []))
    }
    for index in coordinators.indices {
      coordinators[index].routes =
        coordinators[index].isTab ? makeTabs(using: &random) : makeRoutes(using: &random)
    }
  }

  private func makeTarget(using random: inout SplitMix64) -> GeneratedTarget {
    let wrapping = GeneratedTarget.Wrapping.allCases.randomElement(using: &random) ?? .bare
    return .coordinator(Int.random(in: coordinators.indices, using: &random), wrapping)
  }

  /// Every kind of input and target occurs in each coordinator, so that every kind of call site can be made on it.
  private func makeRoutes(using random: inout SplitMix64) -> [GeneratedRoute] {
    var routes = [GeneratedRoute(name: "start", kind: .root, input: .nothing, target: .view)]
    var words = Self.words.shuffled(using: &random)[...]
    func add(_ kind: GeneratedRoute.Kind, _ input: GeneratedInput, _ target: GeneratedTarget) {
      guard let name = words.popFirst() else { return }
      routes.append(GeneratedRoute(name: name, kind: kind, input: input, target: target))
    }
    add(.root, .nothing, makeTarget(using: &random))
    for input in [GeneratedInput.comparable, .incomparable, .optional, .tuple] {
      add(.root, input, random.chance(50) ? .view : makeTarget(using: &random))
    }
    for input in GeneratedInput.allCases {
      let kind = random.pick([GeneratedRoute.Kind.push, .modal, .fullScreen]) ?? .push
      add(kind, input, random.chance(50) ? .view : makeTarget(using: &random))
    }
    add(.push, .nothing, makeTarget(using: &random))
    add(.push, .nothing, .view)
    add(.modal, .nothing, .view)
    return [routes[0]] + routes.dropFirst().shuffled(using: &random)
  }

  private func makeTabs(using random: inout SplitMix64) -> [GeneratedRoute] {
    Self.words.shuffled(using: &random).prefix(4).enumerated().map { index, name in
      let target = index == 0 ? .view : makeTarget(using: &random)
      return GeneratedRoute(name: name, kind: .tab, input: .nothing, target: target)
    }
  }

  /// Long, and far from each other, so that a misspelt one is never another.
  private static let words = [
    "account", "balcony", "calendar", "delivery", "elevator", "festival", "gateway", "history", "invoice", "journal",
    "kitchen", "library", "message", "notebook", "overview", "payment", "quarter", "receipt", "settings", "tracking",
    "umbrella", "vehicle", "weather", "yearbook",
  ]
}

// MARK: Swift

extension GeneratedGraph {
  var declarations: [String] {
    let common = [
      "import Stinsen", "import SwiftUI", "",
      "struct Crate: Equatable { var id: Int }",
      "struct Note { var text: String }",
      "struct Screen: View { var body: some View { Text(\"screen\") } }",
      "let isWide = Bool.random()",
    ]
    return common + coordinators.flatMap(declaration)
  }

  private func declaration(of coordinator: GeneratedCoordinator) -> [String] {
    let name = coordinator.name
    let conformance = coordinator.isTab ? "TabCoordinatable" : "NavigationCoordinatable"
    var lines = ["final class \(name): \(conformance) {"]
    if coordinator.isTab {
      let items = coordinator.routes.map { "\\\(name).\($0.name)" }.joined(separator: ", ")
      lines.append("  let child = TabChild(startingItems: [\(items)])")
      lines.append("  func makeItem(isActive: Bool) -> some View { Text(\"item\") }")
    } else {
      lines.append("  let stack = NavigationStack(initial: \\\(name).start)")
    }
    for route in coordinator.routes {
      let factory = "make" + route.name.prefix(1).uppercased() + route.name.dropFirst()
      lines.append("  \(route.attribute) var \(route.name) = \(factory)")
      lines.append("  func \(factory)(\(route.input.parameter)) -> \(result(of: route))")
    }
    lines.append("}")
    lines.append("final class \(name)Shell: ViewWrapperCoordinator<\(name), AnyView> {")
    lines.append("  init(_ child: \(name)) { super.init(child) { $0 } }")
    return lines + ["}"]
  }

  private func result(of route: GeneratedRoute) -> String {
    guard case .coordinator(let index, let wrapping) = route.target else { return "some View { Screen() }" }
    let name = coordinators[index].name
    return "\(wrapping.type(of: name)) { \(wrapping.construction(of: name)) }"
  }
}
