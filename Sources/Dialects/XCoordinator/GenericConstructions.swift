/// Classes that generic code may make without their names: `func make<T: Startable>() -> T { T() }`.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCVisitor {
  /// `T()`, `T.init()` and `Self()` of a protocol; `.init()` where one of them is wanted.
  func isGenericConstruction(_ call: CallExpression, in scope: Scope) -> Bool {
    if case .member(let member) = call.callee, member.base == nil, member.name == "init" {
      if case .parameter? = expectations.type(of: call) { return true }
      return false
    }
    guard case .name(let node)? = ConstructionFinder.constructed(call.callee) else { return false }
    if node.name == "Self" { return scope.context.enclosingType.map { resolver.info($0).isProtocol } ?? false }
    return scope.context.generics[node.name] != nil
  }
}

extension XCEvidence {
  /// Whether generic code may make what the type of a variable, of a result or of a cast says, or what is asked for it.
  func mayBeMadeGenerically(_ id: NominalID) -> Bool {
    makesParameters && writtenTypes.contains(id.simpleName)
  }
}

/// Names of types that production code writes, in declarations and in bodies.
struct XCWrittenTypes {
  private(set) var names = Set<String>()

  init(_ project: Project) {
    for (file, facts) in project.files where !file.isTest {
      note(facts.declarations)
      note(facts.statements)
    }
  }

  private mutating func note(_ declarations: [Declaration]) {
    for declaration in declarations { note([.declaration(declaration)]) }
  }

  private mutating func note(_ statements: [Statement]) {
    var types: [TypeSyntax] = []
    var inner: [Declaration] = []
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .cast(let node): types.append(node.type)
      case .name(let node):
        types += node.genericArguments
        if node.name.startsLikeType { names.insert(node.name) }
      case .member(let node): if node.name.startsLikeType { names.insert(node.name) }
      case .closure(let node): types += (node.parameters ?? []).compactMap(\.type) + [node.result].compactMap { $0 }
      default: break
      }
    } _: { declaration in
      switch declaration {
      case .variable(let node): types += node.bindings.compactMap(\.type)
      case .function(let node): types += node.parameters.map(\.type) + [node.result].compactMap { $0 }
      case .type(let node): inner += node.members
      case .enumCase(let node): types += node.parameters.map(\.type)
      case .alias(let node): types += [node.type].compactMap { $0 }
      }
    }
    for type in types {
      type.eachName { components in
        if let last = components.last { names.insert(last.name) }
        return true
      }
    }
    if !inner.isEmpty { note(inner) }
  }
}
