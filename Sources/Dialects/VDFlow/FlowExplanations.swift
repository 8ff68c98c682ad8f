/// What VDFlow's codes mean.

import RouteGraph

enum FlowExplanations {
  static let all = compileTime + runTime + unused

  private static func explain(
    _ code: String, _ title: String, _ severity: String, _ meaning: String, _ reason: String, bad: String, good: String
  ) -> Explanation {
    Explanation(
      code: code, title: title, severity: severity, dialects: ["vdflow"], meaning: meaning, reason: reason, bad: bad,
      good: good)
  }

  private static let compileTime: [Explanation] = [
    explain(
      "unknown-route", "the flow has no such step", "error",
      "The name behind '.', '.$' or '\\.$', in a factory's or a case's place is no step of the flow that is reached.",
      "The app does not compile. Signalbox says so before a build, and names the nearest step.",
      bad: "r.selected = .hom", good: "r.selected = .home"),
    explain(
      "broken-chain", "the step is elsewhere on the path, or '$' is", "error",
      "A path goes through the values of the steps; only its last step takes '$'. The step may also be declared by a "
        + "flow below the one that is reached.",
      "The app does not compile: a 'StepWrapper' has no members of its value.",
      bad: "r.$tab.$theme.select()", good: "r.tab.$theme.select()"),
    explain(
      "wrong-receiver", "the flow cannot do this", "error",
      "Only a flow with 'none' can select nothing, only a 'var' can be changed, only a wrapped property has '$', and a "
        + "flow that mixes steps with other members has no factories.",
      "The app does not compile.",
      bad: "i.selected = nil", good: "@Steps struct Inner { var main; var none }"),
    explain(
      "input-mismatch", "the step's value is missing, superfluous or of another type", "error",
      "A step with a type carries a value of exactly that type; a step without one carries nothing.",
      "The app does not compile.",
      bad: "r = .list", good: "r = .list()"),
    explain(
      "invalid-declaration", "a flow declared in a way that '@Steps' rejects", "error",
      "A flow is a struct of stored variables, one a declaration, each with a default value, optional, or without type.",
      "The macro refuses it, or what it expands to does not compile.",
      bad: "@Steps struct F { var page: Int }", good: "@Steps struct F { var page: Int = 0 }"),
    explain(
      "non-exhaustive-switch", "a step is missing in a switch", "error",
      "Every step has a case of its own, and 'nil' is one more where the flow can select nothing.",
      "The app does not compile.",
      bad: "switch i.selected { case .main: a() }", good: "switch i.selected { case .main: a(); case .theme: b() }"),
    explain(
      "removed-api", "not in the framework's version that the workspace pins", "warning",
      "The form was removed before, or came after the version in use.",
      "The app does not compile with that version.",
      bad: "Tab().step(_flow.$tab)", good: "Tab().step($flow.$tab)"),
  ]

  private static let runTime: [Explanation] = [
    explain(
      "no-op-transition", "the value changes, the selection does not", "warning",
      "From 4.20 on, assigning a step's value does not select the step.",
      "The screen stays as it is: selections are told apart by stamps, which only 'select' and 'selected' set.",
      bad: "r.list = Items(id: 1)", good: "r.$list.select(with: Items(id: 1))"),
    explain(
      "missing-environment-router", "a view takes a flow that nobody installs", "warning",
      "'@StateStep' takes a binding of exactly its type from the environment, else a value of its own.",
      "What the view selects then changes its own copy, and nothing that others see.",
      bad: "Child().stepEnvironment($f.$x)", good: "Child().step($f.$x)"),
    explain(
      "selection-compare", "flows are compared instead of selections", "warning",
      "Two values of a flow are equal when their stamps are, whatever they select.",
      "The same selection made twice counts as a change, so the comparison is almost never true.",
      bad: "if flow == .home {}", good: "if flow.selected == .home {}"),
    explain(
      "selection-tag-mismatch", "the tag's type is not the selection's", "warning",
      "The selection of a flow with 'none' is 'Steps?'; a tag of the type 'Steps' is another type.",
      "The container finds no child for the selection.",
      bad: "Text(\"a\").stepTag(Leaf.Steps.light)", good: "Text(\"a\").step($leaf.$light)"),
    explain(
      "selection-not-propagated", "the steps in front are not selected", "hint",
      "Selecting a step selects the steps around it as long as every value on the path is a flow.",
      "A plain struct in between ends that, so the screen around the step may not be the one shown.",
      bad: "root.login.flow.$alert.select()", good: "root.selected = .login; root.login.flow.$alert.select()"),
    explain(
      "selection-bubbles", "deselecting a nested flow selects its step again", "hint",
      "Deselecting is a selection too: it selects the steps around the nested flow.",
      "It comes after the selection of another branch, so it wins and switches back.",
      bad: "r.selected = .home; r.tab.theme.selected = nil", good: "r.tab.theme.selected = nil; r.selected = .home"),
    explain(
      "environment-shadowed", "two steps of one type, one inside the other", "hint",
      "The environment holds one binding for each type.",
      "Inside the inner step's view '@StateStep' of that type is the inner step; the outer one is out of reach.",
      bad: "VStack { B().step($f.$b) }.step($f.$a)", good: "give the two steps distinct types"),
    explain(
      "unmounted-route", "a step is selected that no view shows", "warning",
      "Other steps of the flow are mounted, this one is not.",
      "The container finds no child for the selection, and shows its first one or nothing.",
      bad: "f.selected = .about", good: "About().step($f.$about)"),
    explain(
      "stale-payload", "a step is switched on without a value", "hint",
      "A binding of 'isSelected' selects the step and leaves its value alone.",
      "The value of the last time is shown again.",
      bad: "$f.isSelected(.list).wrappedValue = true", good: "f.$list.select(with: items)"),
  ]

  private static let unused: [Explanation] = [
    explain(
      "unused-route", "a step that nothing names", "hint", "The step is neither selected nor presented.",
      "It can be removed, or something is missing.",
      bad: "@Steps struct F { var a; var b }", good: "@Steps struct F { var a }"),
    explain(
      "unreachable-route", "a step that is shown but never selected", "hint",
      "A view is mounted for the step, and nothing selects it.", "The view never appears.",
      bad: "About().step($f.$about)", good: "f.selected = .about"),
    explain(
      "unreachable-coordinator", "a flow that nobody holds", "hint",
      "The flow is no step's value, and no property, parameter or expression names it.", "It can be removed.",
      bad: "@Steps struct Old { var a }", good: "@StateStep var old: Old = .a"),
  ]
}
