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

  init?(_ place: TextRange, in declarations: [Declaration]) {
    var members = declarations
    for _ in 0..<32 {
      guard let around = members.first(where: { $0.range.contains(place) }) else { return nil }
      switch around {
      case .type(let node): members = node.members
      case .function(let node):
        self.init(name: node.name, range: node.range, statements: [.declaration(around)])
        return
      case .variable(let node):
        let name = node.bindings.first?.name?.text ?? ""
        self.init(name: name, range: node.range, statements: [.declaration(around)])
        return
      case .enumCase, .alias: return nil
      }
    }
    return nil
  }

  private init(name: String, range: TextRange, statements: [Statement]) {
    self.name = name
    self.range = range
    self.statements = statements
  }

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
}
