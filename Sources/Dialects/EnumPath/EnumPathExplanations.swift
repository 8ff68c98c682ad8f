/// What the codes mean where routes are nested enums.

import RouteGraph

enum EnumPathExplanations {
  static let all = compileTime + runTime

  private static func explain(
    _ code: String, _ title: String, _ severity: String, _ meaning: String, _ reason: String, bad: String, good: String
  ) -> Explanation {
    Explanation(
      code: code, title: title, severity: severity, dialects: ["enumpath"], meaning: meaning, reason: reason, bad: bad,
      good: good)
  }

  private static let compileTime: [Explanation] = [
    explain(
      "unknown-route", "the enum has no such case", "error", "The case is not in the enum that this position takes.",
      "The app does not compile.", bad: "nav.next(.a(.z))", good: "nav.next(.a(.x))"),
    explain(
      "broken-chain", "a hop is missing, or one too many", "error",
      "The case is in the payload's enum, or in the enum around.", "The app does not compile.", bad: "nav.next(.y)",
      good: "nav.next(.a(.y))"),
    explain(
      "input-mismatch", "the payload is missing, superfluous, wrongly labelled or of another type", "error",
      "A case takes what it declares, with its labels.", "The app does not compile.", bad: "nav.next(.b(.item(1)))",
      good: "nav.next(.b(.item(id: 1)))"),
    explain(
      "wrong-route-kind", "a value of another enum than the path takes", "error",
      "A payload is not a route of the path by itself.", "The app does not compile.", bad: "path.append(A.x)",
      good: "path.append(.a(.x))"),
    explain(
      "invalid-declaration", "a route that is not hashable", "error",
      "A destination's type must be 'Hashable', and so must be its payloads.", "The app does not compile.",
      bad: "enum Step { case item(id: Int) }", good: "enum Step: Hashable { case item(id: Int) }"),
    explain(
      "non-exhaustive-switch", "a 'switch' that leaves out cases", "error",
      "The resolver has no branch for some route.",
      "The app does not compile.", bad: "switch step { case .a(.x): X() }",
      good: "switch step { case .a(.x): X(); case .a(.y): Y() }"),
    explain(
      "wrong-receiver", "an instance method on a type", "error", "The function belongs to an instance of the type.",
      "The app does not compile.", bad: "Nav.next(.a(.x))", good: "Nav.shared.next(.a(.x))"),
  ]

  private static let runTime: [Explanation] = [
    explain(
      "unmounted-route", "a value for which no destination is registered", "warning",
      "A stack shows a pushed value only where 'navigationDestination(for:)' takes its type.",
      "SwiftUI shows a yellow warning sign, or nothing.", bad: "path.append(A.x)  // only Step is registered",
      good: "path.append(Step.a(.x))"),
    explain(
      "duplicate-destination", "two destinations for one type", "warning", "The type is registered twice on one stack.",
      "Only the one nearest the root counts.",
      bad: "Root().navigationDestination(for: R.self) { A($0) }.navigationDestination(for: R.self) { B($0) }",
      good: "Root().navigationDestination(for: R.self) { A($0) }"),
    explain(
      "misplaced-destination", "a destination that its stack does not see", "warning",
      "The modifier stands inside a lazy container, or on the stack itself.",
      "A lazy container may not have made its content when the value is pushed.",
      bad: "NavigationStack { List { Row().navigationDestination(for: R.self) { $0.view } } }",
      good: "NavigationStack { List { Row() }.navigationDestination(for: R.self) { $0.view } }"),
    explain(
      "blank-screen", "a route that shows an empty view", "warning",
      "The case is pushed and resolves to 'EmptyView()'.",
      "The user sees an empty screen.", bad: "case .help: EmptyView()", good: "case .help: HelpScreen()"),
    explain(
      "crash-on-transition", "traps when the path is empty", "warning", "'removeLast()' needs an element.",
      "Popping at the root traps.", bad: "func pop() { path.removeLast() }",
      good: "func pop() { if !path.isEmpty { path.removeLast() } }"),
    explain(
      "nested-navigation-container", "a pushed view brings a second stack", "warning",
      "The view's root is a 'NavigationStack' or 'NavigationView'.",
      "Two bars, and links that push into the inner one.",
      bad: "case .list: ListScreen()  // whose body is a NavigationStack", good: "case .list: ListContent()"),
    explain(
      "no-op-transition", "'.none' clears the slot", "warning", "The slot is optional, and the enum has a case 'none'.",
      "The optional's '.none' wins: the sheet closes.", bad: "nav.sheet = .none", good: "nav.sheet = SheetRoute.none"),
    explain(
      "missing-navigation-container", "a link or a destination without a stack", "warning",
      "Wherever the view is shown, no 'NavigationStack' is above it.",
      "The link does nothing, and the destination is never asked.",
      bad: "WindowGroup { Menu() }  // Menu holds a NavigationLink(value:)",
      good: "WindowGroup { NavigationStack { Menu() } }"),
    explain(
      "ownership", "a second holder whose path no stack shows", "warning",
      "A view makes a holder of its own though a view above has one, and binds it to no stack.",
      "What it pushes appears nowhere.", bad: "@StateObject var nav = Nav()  // in a child of the stack",
      good: "@EnvironmentObject var nav: Nav"),
    explain(
      "wrong-stack", "a push onto another tab's path", "hint",
      "The view is shown by the stack of one tab alone, and pushes onto the path of another without selecting that tab.",
      "Nothing is seen until the user goes to the other tab.",
      bad: "Button(\"chat\") { nav.pushChat(.room) }  // in the home tab",
      good: "Button(\"chat\") { nav.tab = .chat; nav.pushChat(.room) }"),
    explain(
      "unreachable-coordinator", "a route enum that no destination takes", "hint",
      "A stack's path holds it, but nothing is registered for it and no case carries it.",
      "What is pushed appears nowhere.", bad: "NavigationStack(path: $nav.path) { Home() }",
      good: "NavigationStack(path: $nav.path) { Home().navigationDestination(for: Step.self) { $0.view } }"),
    explain(
      "equatable-payload", "equal routes that show something else", "hint",
      "A hand-written '==' ignores a payload that the destination shows.",
      "A stack that compares its path takes two such routes for one and keeps the old screen.",
      bad: "static func == (l: R, r: R) -> Bool { l.name == r.name }  // name leaves the payload out",
      good: "// let the compiler write '=='"),
    explain(
      "unused-route", "a case that nothing constructs", "hint", "Only tests, previews and patterns name the case.",
      "It can be deleted.", bad: "case old", good: "// removed"),
  ]
}
