/// What names at the top level of a file mean.

package import SourceText

extension Resolver {
  /// Variables, functions and aliases at the top level.
  package func globals(named name: String) -> [NameTable.GlobalEntry] {
    record(name)
    return names.globals(named: name)
  }

  /// The type that a name at the top level means in a file.
  package func topLevelType(_ name: String, from file: FileID) -> NominalID? {
    record(name)
    let entries = names.types(named: name)
    if entries.contains(where: { $0.isPrivate && $0.file == file }) { return NominalID(name, privateTo: file) }
    return entries.contains { !$0.isPrivate } ? NominalID(name) : nil
  }
}
