/// Names by which a file that says no word of the framework can use a route or make a coordinator all the same.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Those of route types and of who handles them; of properties, functions and cases that carry a route; and of what holds
/// something that is made with one: `store.pending = .settings` names no route type.
struct XCNamesOfUse {
  private(set) var names: Set<String>

  init(_ project: Project, _ routes: Set<NominalID>, _ classes: Set<NominalID>) {
    let routes = Set(routes.map(\.simpleName))
    names = routes.union(classes.map(\.simpleName))
    if routes.isEmpty { return }
    let declarations = XCNamesOfUse.declarations(of: project)
    // What a coordinator or a router calls its own.
    let carried = NameSet(routes.union(["RouteType"]))
    var makers = Set<String>()
    for declared in declarations where declared.carries(carried) {
      names.formUnion(declared.names)
      makers.formUnion(declared.maker)
    }
    names.formUnion(makers)
    makers.subtract(classes.map(\.simpleName))
    if makers.isEmpty { return }
    let made = NameSet(makers)
    for declared in declarations where declared.declaration.typeNames(contain: made) {
      names.formUnion(declared.names)
    }
  }

  /// All that the workspace declares.
  private static func declarations(of project: Project) -> [Declared] {
    let reached = project.names.entries(reaching: ["Route"]).filter { $0.node.kind == .protocol }
    let constraints = Set(reached.map(\.node.name)).union(["Route"])
    var parameters: [String: Set<String>] = [:]
    for entry in project.names.unsortedWorkspaceTypes {
      let own = entry.node.parameters(constrainedBy: constraints)
      if !own.isEmpty { parameters[entry.node.name, default: []].formUnion(own) }
    }
    return project.fileIDs.flatMap { file -> [Declared] in
      let globals = project.names.globals(of: file).map { Declared($0.declaration, constraints: constraints) }
      let extents = project.names.types(of: file) + project.names.extensions(of: file)
      return globals
        + extents.flatMap { entry in
          entry.node.members.map {
            Declared($0, of: entry.node.name, parameters[entry.node.name] ?? [], constraints: constraints)
          }
        }
    }
  }
}

private struct Declared {
  let declaration: Declaration
  private let owner: String?
  /// Names of generic parameters that stand for routes here.
  private let parameters: Set<String>

  init(_ declaration: Declaration, of owner: String? = nil, _ parameters: Set<String> = [], constraints: Set<String>) {
    self.declaration = declaration
    self.owner = owner
    var parameters = parameters
    if case .function(let node) = declaration, !node.generics.isEmpty || !node.requirements.isEmpty {
      parameters.formUnion(GenericParameter.names(node.generics, node.requirements, constrainedBy: constraints))
    }
    self.parameters = parameters
  }

  func carries(_ routes: NameSet) -> Bool {
    declaration.typeNames(contain: routes)
      || !parameters.isEmpty && declaration.typeNames(contain: NameSet(parameters))
  }

  /// By what a use names it: the labels of an initializer too.
  var names: [String] {
    guard case .function(let node) = declaration, node.kind != .function else { return declaration.declaredNames }
    return node.parameters.compactMap(\.label)
  }

  /// What a use without any label names, or whoever takes what comes of it.
  var maker: [String] {
    switch declaration {
    case .function(let node) where node.kind == .function && node.name != "callAsFunction": []
    case .function(let node): node.parameters.allSatisfy { $0.label != nil } ? [] : owner.map { [$0] } ?? []
    case .alias(let node): [node.name]
    default: []
    }
  }
}

extension GenericParameter {
  fileprivate static func names(
    _ generics: [GenericParameter], _ requirements: [GenericRequirement], constrainedBy constraints: Set<String>
  ) -> [String] {
    let bound = generics.filter { !constraints.isDisjoint(with: $0.constraint?.mentionedNames ?? []) }.map(\.name)
    let required = requirements.filter { !constraints.isDisjoint(with: $0.right.mentionedNames) }
    return bound + required.flatMap(\.left.mentionedNames)
  }
}

extension TypeDeclaration {
  fileprivate func parameters(constrainedBy constraints: Set<String>) -> [String] {
    let associated = members.compactMap { member -> String? in
      guard case .alias(let node) = member, node.isAssociatedType,
        !constraints.isDisjoint(with: node.type?.mentionedNames ?? [])
      else { return nil }
      return node.name
    }
    return associated + GenericParameter.names(generics, requirements, constrainedBy: constraints)
  }
}

extension Declaration {
  /// Whether one of some types stands in the types that it writes, or in the value that a type is taken from.
  fileprivate func typeNames(contain names: NameSet) -> Bool {
    func isFound(in type: TypeSyntax?) -> Bool {
      var isFound = false
      type?.eachName { components in
        guard let last = components.last?.name else { return false }
        if names.contains(last) { isFound = true }
        if components.allSatisfy({ $0.arguments.isEmpty }) { return true }
        // Who holds a router writes `router`, and is read.
        return !last.hasSuffix("Router") && !last.hasSuffix("Coordinator")
      }
      return isFound
    }
    switch self {
    case .variable(let node):
      return node.bindings.contains { binding in
        if binding.type != nil { return isFound(in: binding.type) }
        return binding.value?.firstName.map(names.contains) ?? false
      }
    case .function(let node):
      return isFound(in: node.result) || node.parameters.contains { isFound(in: $0.type) }
    case .enumCase(let node): return node.parameters.contains { isFound(in: $0.type) }
    case .alias(let node): return isFound(in: node.type)
    case .type: return false
    }
  }
}

extension Expression {
  /// What a value starts with: `AppRoute` of `AppRoute.home`, of `AppRoute.article(id: 1)` and of `[AppRoute.home]`.
  fileprivate var firstName: String? {
    var rest: Expression? = self
    while let expression = rest {
      switch expression {
      case .name(let node): return node.name
      case .member(let node): rest = node.base
      case .call(let node): rest = node.callee
      case .array(let node): rest = node.elements.first
      default: return nil
      }
    }
    return nil
  }
}
