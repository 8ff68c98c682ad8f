/// Code that a view shows only while a step is selected: what a binding presents, and what is mounted for the step.

import Facts
import Semantics
import SourceText

extension VDFlowVisitor {
  /// `.sheet(isPresented: $r.isSelected(.list)) { … }`: what is done afterwards, and the label of a link, come without it.
  func noteShownContent(of call: CallExpression, boundBy argument: Argument, at position: CodePosition) {
    let tested = testedSteps(in: argument.value, at: position)
    for other in call.arguments where other.label != "onDismiss" && other.label != "label" {
      if other.value.range != argument.value.range { know(tested, in: other.value.range, at: position) }
    }
  }

  /// `Text("a").step($r.$list).task { … }`: the view, and the modifiers behind.
  func noteMounted(_ step: String, of flow: Flow, _ call: CallExpression, at position: CodePosition) {
    know([TestedStep(flow: flow.id, step: step)], in: call.range.union(modifierChain), at: position)
  }

  /// A call's callee is visited right after it: while calls start at one place, they are modifiers of one view.
  func noteChain(_ call: CallExpression) {
    if modifierChain.start != call.range.start || !modifierChain.contains(call.range) { modifierChain = call.range }
  }
}
