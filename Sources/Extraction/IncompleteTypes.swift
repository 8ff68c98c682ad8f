/// What could not be read outside of all types may have been part of any of them.

import Facts

extension FileFacts {
  /// The same, but no type is known to be whole.
  func withTypesThatMayHoldMore() -> FileFacts {
    var outline = outline
    // Who relied on the text that could be read relies on this one in another way.
    for index in outline.declarations.indices { outline.declarations[index] &+= 1 }
    return FileFacts(self, declared: (declarations.map(Self.mayHoldMore), outline))
  }

  /// Types nest no deeper than the parser allows.
  private static func mayHoldMore(_ declaration: Declaration) -> Declaration {
    guard case .type(let node) = declaration else { return declaration }
    return .type(
      TypeDeclaration(
        kind: node.kind, head: node.head, name: node.name, nameRange: node.nameRange, extended: node.extended,
        generics: node.generics, primaryTypes: node.primaryTypes, inherited: node.inherited,
        requirements: node.requirements, members: node.members.map(mayHoldMore), mentions: node.mentions,
        mayHaveOtherMembers: true, range: node.range, bodyRange: node.bodyRange))
  }
}
