/// Methods that the workspace adds to collections: what they take, the collection's element does not say.

package import Facts

extension Typer {
  /// Whether a call may be of a method that an extension of a collection, or of what all collections are, adds.
  package func isAddedToCollections(_ name: String, _ call: CallExpression) -> Bool {
    Typer.collections.contains { collection in
      resolver.record(collection)
      return resolver.extensions(endingIn: collection).contains { entry in
        entry.node.members.contains { member in
          guard case .function(let function) = member, function.name == name else { return false }
          return fits(call, function.parameters)
        }
      }
    }
  }

  /// Whether an extension of one of these declares such a static member, which a leading dot may mean of a list.
  package func isTypeMemberOfCollections(_ name: String) -> Bool {
    Typer.collections.contains { collection in
      resolver.record(collection)
      return resolver.extensions(endingIn: collection).contains { $0.node.declaresTypeMember(name) }
    }
  }

  private static let collections = [
    "Array", "BidirectionalCollection", "Collection", "MutableCollection", "NavigationPath", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence", "Set",
  ]
}

extension TypeDeclaration {
  /// A static member of that name: what a leading dot can mean of the type.
  package func declaresTypeMember(_ name: String) -> Bool {
    members.contains { $0.head.modifiers.isTypeMember && $0.declaredNames.contains(name) }
  }
}
