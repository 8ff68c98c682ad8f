/// Which member some code belongs to, and where its type names that.

import Facts
import RouteGraph
import Semantics
import SourceText

/// The member, or the function without a type, in whose code a place is.
struct PlaceInMember {
  var name: String
  var range: TextRange
  var statements: [Statement]
  private let isTypeMember: Bool
  /// Overrides a function of elsewhere, or is there for Objective-C or other packages.
  private let isOpen: Bool

  init?(_ place: TextRange, in declarations: [Declaration]) {
    var members = declarations
    for _ in 0..<32 {
      guard let around = members.first(where: { $0.range.contains(place) }) else { return nil }
      switch around {
      case .type(let node): members = node.members
      case .function(let node):
        self.init(node.name, node.range, around, node.head)
        return
      case .variable(let node):
        let name = node.bindings.first?.name?.text ?? ""
        self.init(name, node.range, around, node.head)
        return
      case .enumCase, .alias: return nil
      }
    }
    return nil
  }

  private init(_ name: String, _ range: TextRange, _ declaration: Declaration, _ head: DeclarationHead) {
    self.name = name
    self.range = range
    statements = [.declaration(declaration)]
    isTypeMember = head.modifiers.isTypeMember
    isOpen =
      !head.modifiers.isDisjoint(with: [.override, .public])
      || head.attributes.contains { ["objc", "IBAction"].contains($0.name) }
  }

  /// Whether nobody calls what no code of the workspace names: it meets no requirement of a framework.
  func isDeadIfUnnamed(in type: NominalID, _ resolver: Resolver) -> Bool {
    let info = resolver.info(type)
    let isExposed = info.entries.contains { $0.node.head.attributes.contains { $0.name == "objcMembers" } }
    return !isOpen && !isExposed && info.frameworkSupertypes.allSatisfy(PlaceInMember.callNothing.contains)
  }

  private static let callNothing: Set<String> = [
    "ObservableObject", "Observable", "Sendable", "AnyObject", "Identifiable",
  ]

  /// Where else the code of a type names the member, which stands in a file. By name: of overloads nobody knows which.
  func uses(in type: NominalID, from file: FileID, _ resolver: Resolver) -> [Location] {
    let info = resolver.info(type)
    var found: [Location] = []
    for entry in info.entries + info.extensions {
      for member in entry.node.members {
        ExpressionWalk.visit([.declaration(member)]) { expression in
          if ReceiverChain.ownMember(expression) == name { found.append(Location(entry.file, expression.range)) }
        }
      }
    }
    return found.filter { $0.file != file || !range.contains($0.range) }
  }

  /// Where the app's code names it, of a type or an object that is not the code's own. By name: who else is called like
  /// this counts as well. Previews do not count.
  func uses(of type: NominalID?, in project: Project, from file: FileID, _ resolver: Resolver) -> [Location] {
    let wanted = WantedNames([.any(name)])
    var found: [Location] = []
    func note(_ statements: [Statement], in file: FileID) {
      ExpressionWalk.visit(statements) { expression in
        if isUse(expression, of: type, resolver) { found.append(Location(file, expression.range)) }
      }
    }
    for other in project.fileIDs where !SourceRole.isTest(other, imports: project.names.imports(of: other)) {
      guard let facts = project.files[other] else { continue }
      // What stands at the top level is a `#Preview`.
      if other.path.hasSuffix("main.swift") { note(facts.statements, in: other) }
      ExpressionWalk.visit(facts.declarations, spelling: wanted) { note($0, in: other) }
    }
    found.removeAll { SourceRole.isPreview($0, project.names, resolver) }
    return found.filter { $0.file != file || !range.contains($0.range) }
  }

  /// `make()`, `factory.make()`, `Factory.make()`
  private func isUse(_ expression: Expression, of type: NominalID?, _ resolver: Resolver) -> Bool {
    func isCalled(_ owner: String, _ type: NominalID) -> Bool {
      owner == type.simpleName || resolver.mayBeAlias(owner)
    }
    switch expression {
    case .name(let node): return type == nil && node.name == name
    case .member(let node):
      guard node.name == name, let base = node.base, let type else { return false }
      guard isTypeMember else { return true }
      switch base {
      case .name(let owner): return isCalled(owner.name, type)
      case .member(let owner): return isCalled(owner.name, type)
      default: return false
      }
    default: return false
    }
  }
}
