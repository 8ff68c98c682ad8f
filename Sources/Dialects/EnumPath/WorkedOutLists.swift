/// Lists of routes that code works out for others: `var ancestors: [Route] { var chain: [Route] = []; … return chain }`. What
/// is added there goes nowhere by that.

import Facts
import RouteGraph
import Semantics
import SourceText

extension PathOperationReader {
  /// A local list that starts as a new one, and is only asked, changed and given back by what it stands in.
  func isWorkedOut(_ list: NameExpression) -> Bool {
    guard let result = position.owner.result, let body = visitor.body(of: position.owner) else { return false }
    let given = EnumPathSwiftUI.path(of: visitor.resolver.resolve(result, in: position.scope.context))
    let held = EnumPathSwiftUI.path(of: typer.type(of: .name(list), in: position.scope))
    return given.isPath && given.element != nil && given.element == held.element
      && WorkedOutList.isOnlyGivenBack(list.name, by: body.statements)
  }
}

extension EnumPathVisitor {
  /// Of a function, or of what a property works out.
  fileprivate func body(of owner: CodeOwner) -> CodeBlock? {
    if owner.kind == .function { return functions[owner.nameRange.start]?.body }
    let names = resolver.names
    let members = (names.types(of: file) + names.extensions(of: file)).flatMap(\.node.members)
    for case .variable(let node) in members + names.globals(of: file).map(\.declaration) {
      for binding in node.bindings where binding.name?.range == owner.nameRange {
        return binding.accessors.first { $0.kind == .get }?.body
      }
    }
    return nil
  }
}

private enum WorkedOutList {
  static func isOnlyGivenBack(_ name: String, by statements: [Statement]) -> Bool {
    var declared: [Expression?] = []
    var harmless = Set((WorkedOutValues.of(statements) ?? []).map(\.range))
    var isHandedOn = false
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .member(let node): node.base.map { _ = harmless.insert($0.range) }
      case .subscripted(let node): harmless.insert(node.base.range)
      case .assignment(let node): harmless.insert(node.target.range)
      case .name(let node): if node.name == name, !harmless.contains(node.range) { isHandedOn = true }
      default: break
      }
    } _: { declaration in
      guard case .variable(let node) = declaration else { return }
      declared += node.bindings.filter { $0.name?.text == name }.map(\.value)
    }
    return !isHandedOn && declared.count == 1 && declared.allSatisfy { $0.map(isNew) ?? false }
  }

  /// `[]`, `[.home]`, `[Route]()`
  private static func isNew(_ value: Expression) -> Bool {
    switch value {
    case .array: return true
    case .call(let call): if case .array = call.callee { return call.arguments.isEmpty } else { return false }
    default: return false
    }
  }
}
