/// Which type's code constructs or names which other types: how screens are put together.

package import Facts
package import Semantics
package import SourceText

package struct Composition: Sendable {
  package struct Construction: Hashable, Sendable {
    package var type: NominalID
    /// The type whose code it is; nil at the top level.
    package var owner: NominalID?
    /// The member whose code it is.
    package var member: String
    package var location: Location
    package var conditions: [BuildCondition]
  }

  /// Constructions in files whose bodies were read, in file order.
  package let constructions: [Construction]
  /// For each type, the types that its code constructs; in files whose bodies were not read, all that it names.
  package let uses: [NominalID: Set<NominalID>]
  /// The reverse of `uses`.
  package let users: [NominalID: Set<NominalID>]
  /// Constructed by code outside of any type.
  package let usedAtTopLevel: Set<NominalID>

  init(_ files: [FileID: [Construction]], mentions: [TypeMention]) {
    var uses: [NominalID: Set<NominalID>] = [:]
    var users: [NominalID: Set<NominalID>] = [:]
    var topLevel = Set<NominalID>()
    constructions = files.sorted { $0.key < $1.key }.flatMap(\.value)
    for construction in constructions {
      guard let owner = construction.owner else {
        topLevel.insert(construction.type)
        continue
      }
      uses[owner, default: []].insert(construction.type)
      users[construction.type, default: []].insert(owner)
    }
    for mention in mentions {
      uses[mention.owner, default: []].insert(mention.used)
      users[mention.used, default: []].insert(mention.owner)
    }
    self.uses = uses
    self.users = users
    usedAtTopLevel = topLevel
  }
}

/// Collects the constructions of one file.
package final class CompositionVisitor: CodeVisitor {
  private let file: FileID
  private let typer: Typer
  package private(set) var constructions: [Composition.Construction] = []

  package init(_ file: FileID, _ typer: Typer) {
    self.file = file
    self.typer = typer
  }

  package func visit(_ expression: Expression, at position: CodePosition) {
    guard case .call(let call) = expression, CompositionVisitor.mayNameType(call.callee) else { return }
    guard case .metatype(let instance) = typer.type(of: constructed(call.callee), in: position.scope) else { return }
    guard let id = instance.nominalID else { return }
    constructions.append(
      Composition.Construction(
        type: id, owner: position.owner.type, member: position.owner.name,
        location: Location(file, call.callee.range), conditions: position.conditions))
  }

  /// `X` of `X(…)` and of `X.init(…)`.
  private func constructed(_ callee: Expression) -> Expression {
    if case .member(let member) = callee, member.name == "init", let base = member.base { return base }
    return callee
  }

  private static func mayNameType(_ callee: Expression) -> Bool {
    switch callee {
    case .name(let node): node.name.startsLikeType
    case .member(let node): node.base != nil && (node.name == "init" || node.name.startsLikeType)
    default: false
    }
  }
}
