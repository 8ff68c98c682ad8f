/// Which properties may hold a coordinator that their declarations make.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCLinker {
  /// Names of stored properties whose value is `X(…)`, where `X` may stand for one of some classes, or be a function or a
  /// generic type's alias. Of no others, where they are shown matters: most code hands on what is no coordinator, and
  /// need not be asked for its type.
  func namesHolding(_ classes: some Sequence<NominalID>) -> NameSet {
    let makers = project.names.names(standingFor: Set(classes.map(\.simpleName)))
    var names = Set<String>()
    for file in project.fileIDs {
      for entry in project.names.types(of: file) + project.names.extensions(of: file) {
        for case .variable(let node) in entry.node.members {
          for binding in node.bindings {
            guard let maker = binding.maker, makers.contains(maker) || mayBeNoType(maker) else { continue }
            binding.name.map { _ = names.insert($0.text) }
          }
        }
      }
    }
    return NameSet(names)
  }

  private func mayBeNoType(_ name: String) -> Bool {
    project.names.mayDeclare(name) && project.names.types(named: name).isEmpty
  }
}

extension VariableDeclaration.Binding {
  /// `X` of `let x = X(…)`.
  fileprivate var maker: String? {
    guard let value, !isComputed, case .call(let call) = XCVisitor.plain(value),
      case .named(let components)? = ConstructionFinder.constructedType(call)
    else { return nil }
    return components.last?.name
  }
}
