/// Which types the types of unread files name: all that is known of what their code constructs.

import Facts
import Semantics
import SourceText

/// In a file whose bodies were not read, a type that a type names anywhere.
struct TypeMention: Equatable, Sendable {
  var owner: NominalID
  var used: NominalID

  /// In file order.
  static func all(in project: Project) -> [TypeMention] {
    project.fileIDs.filter { project.files[$0]?.hasBodies == false }.flatMap { mentions(in: $0, project.names) }
  }

  static func mentions(in file: FileID, _ names: NameTable) -> [TypeMention] {
    (names.types(of: file) + names.extensions(of: file)).flatMap { entry in
      let owner = NominalID(entry.qualifiedName, privateTo: entry.isPrivate ? file : nil)
      return entry.node.mentions.compactMap { name -> TypeMention? in
        let declared = names.types(named: name)
        if declared.isEmpty { return nil }
        let isPrivate = declared.contains { $0.isPrivate && $0.file == file }
        return TypeMention(owner: owner, used: NominalID(name, privateTo: isPrivate ? file : nil))
      }
    }
  }
}
