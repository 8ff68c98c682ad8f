/// Which type's code constructs or names which other types: how screens are put together.

package import Facts
package import Semantics
package import SourceText

package struct Composition: Sendable {
  /// A class, since there are many, and who looks for some of them goes through all.
  package final class Construction: Sendable {
    package let type: NominalID
    /// The type whose code it is; nil at the top level.
    package let owner: NominalID?
    /// The member whose code it is.
    package let member: String
    package let location: Location
    package let conditions: [BuildCondition]

    init(type: NominalID, owner: NominalID?, member: String, location: Location, conditions: [BuildCondition]) {
      self.type = type
      self.owner = owner
      self.member = member
      self.location = location
      self.conditions = conditions
    }
  }

  /// Who constructs whom, without the places: it survives most keystrokes.
  struct Links: Sendable {
    var uses: [NominalID: Set<NominalID>] = [:]
    var users: [NominalID: Set<NominalID>] = [:]
    var usedAtTopLevel = Set<NominalID>()
    let identity = Identity()
  }

  /// Tells links from those that were put together another time.
  package final class Identity: Equatable, Sendable {
    package static func == (a: Identity, b: Identity) -> Bool { a === b }
  }

  private let links: Links
  /// By file, in file order.
  private let files: [[Construction]]

  init(_ files: [[Construction]], _ links: Links) {
    self.links = links
    self.files = files
  }

  /// In files whose bodies were read, in file order.
  package var constructions: some Sequence<Construction> { files.lazy.joined() }
  package func constructions(of type: NominalID) -> [Construction] { constructions.filter { $0.type == type } }
  /// For each type, the types that its code constructs; in files whose bodies were not read, all that it names.
  package var uses: [NominalID: Set<NominalID>] { links.uses }
  /// The reverse of `uses`.
  package var users: [NominalID: Set<NominalID>] { links.users }
  /// The same as long as nobody constructs anything else, wherever it stands.
  package var identity: Identity { links.identity }
  /// Constructed by code outside of any type.
  package var usedAtTopLevel: Set<NominalID> { links.usedAtTopLevel }
}

extension Composition.Links {
  init(_ files: [[Composition.Construction]], mentions: [TypeMention], _ parallelism: any Parallelism) {
    let directions = parallelism.map([true, false]) { isForward in
      var links: [NominalID: Set<NominalID>] = [:]
      func add(_ owner: NominalID, _ used: NominalID) {
        if isForward { links[owner, default: []].insert(used) } else { links[used, default: []].insert(owner) }
      }
      for construction in files.joined() {
        if let owner = construction.owner { add(owner, construction.type) }
      }
      for mention in mentions { add(mention.owner, mention.used) }
      return links
    }
    uses = directions.first ?? [:]
    users = directions.last ?? [:]
    for construction in files.joined() where construction.owner == nil { usedAtTopLevel.insert(construction.type) }
  }
}
