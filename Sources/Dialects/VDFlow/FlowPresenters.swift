/// Functions of the app that present by a binding they are given: `func details(isOn: Binding<Bool>) -> some View`.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A function, and the parameter that is a binding.
struct FlowPresenter: Hashable, Sendable {
  var name: String
  var label: String
}

extension VDFlowVisitor {
  /// What a function around shows while the binding is true that a call in it gets.
  func notePresenter(_ call: CallExpression, at position: CodePosition) {
    guard position.owner.kind == .function, let function = functions[position.owner.nameRange.start],
      let content = VDFlowVisitor.content(of: call)
    else { return }
    for argument in call.arguments {
      guard case .name(let node) = argument.value,
        let parameter = function.parameters.first(where: { $0.name == node.name }),
        parameter.type.dottedName.map({ ["Binding", "SwiftUI.Binding"].contains($0) }) ?? false
      else { continue }
      let presenter = FlowPresenter(name: function.name, label: parameter.label ?? "_")
      result.presenters[presenter, default: []].append(contentsOf: screens(in: content, at: position))
    }
  }

  /// The function that gets the binding there, where nothing at the call says what is shown.
  func notePresenterCall(_ call: CallExpression, _ argument: Argument) {
    guard case .member(let node) = call.callee, contentBehind[argument.value.range] == nil else { return }
    presenterBehind[argument.value.range] = FlowPresenter(name: node.name, label: argument.label ?? "_")
  }
}

extension FlowEvidence {
  /// What each function shows; nothing for one that several files declare.
  static func presenters(of results: [FlowFileResult]) -> [FlowPresenter: [NominalID]] {
    var found: [FlowPresenter: [NominalID]] = [:]
    var seen: [FlowPresenter: Int] = [:]
    for result in results {
      for (presenter, screens) in result.presenters {
        found[presenter] = screens
        seen[presenter, default: 0] += 1
      }
    }
    return found.filter { seen[$0.key] == 1 }
  }

  static func resolved(
    _ presentation: FlowPresentation, _ presenters: [FlowPresenter: [NominalID]]
  ) -> FlowPresentation {
    guard let presenter = presentation.presenter, presentation.screens.isEmpty, let screens = presenters[presenter]
    else {
      return presentation
    }
    var resolved = presentation
    resolved.screens = screens
    return resolved
  }
}
