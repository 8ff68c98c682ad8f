/// Which properties may hold a coordinator that their declarations make.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCLinker {
  /// Names of stored properties whose value is `X(…)`, where `X` may stand for one of some classes. Of no others, where
  /// they are shown matters: most code hands on what is no coordinator, and need not be asked for its type.
  func namesHolding(_ classes: some Sequence<NominalID>) -> NameSet {
    let makers = project.names.names(standingFor: Set(classes.map(\.simpleName)))
    var names = Set<String>()
    for file in project.fileIDs {
      for entry in project.names.types(of: file) + project.names.extensions(of: file) {
        for case .variable(let node) in entry.node.members {
          names.formUnion(node.bindings.filter { $0.constructs(makers) }.compactMap { $0.name?.text })
        }
      }
    }
    return NameSet(names)
  }
}

extension VariableDeclaration.Binding {
  fileprivate func constructs(_ types: Set<String>) -> Bool {
    guard let value, !isComputed, case .call(let call) = XCVisitor.plain(value),
      case .named(let components)? = ConstructionFinder.constructedType(call), let last = components.last
    else { return false }
    return types.contains(last.name)
  }
}
