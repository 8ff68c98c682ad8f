/// What names at the top level of a file mean. Whoever walks asks here, not in the table: the answer may be another one
/// after an edit, and so each is recorded.

import Facts
package import SourceText

extension Resolver {
  /// Variables, functions and aliases at the top level.
  package func globals(named name: String) -> [NameTable.GlobalEntry] {
    record(name)
    return names.globals(named: name)
  }

  /// Those that a file sees, of whichever target.
  package func globals(named name: String, from file: FileID) -> [NameTable.GlobalEntry] {
    record(name)
    return names.globals(named: name, for: file)
  }

  /// Declarations of a type, by its qualified name.
  package func types(named name: String) -> [NameTable.TypeEntry] {
    record(NominalID(name))
    return names.types(named: name)
  }

  /// Extensions of all types with that last component.
  package func extensions(endingIn name: String) -> [NameTable.TypeEntry] {
    record(name)
    recorder.record(allExtending: name)
    return names.extensions(endingIn: name)
  }

  /// The type that a name at the top level means in a file. `isForeign`: another module's name stands in front of it.
  package func topLevelType(_ name: String, from file: FileID, isForeign: Bool = false) -> NominalID? {
    record(name)
    let entries = names.types(named: name)
    if !isForeign, entries.contains(where: { $0.isPrivate && $0.file == file }) {
      return NominalID(name, privateTo: file)
    }
    let isVisible = entries.contains { entry in
      !entry.isPrivate
        && (entry.isInterface
          || names.shows(entry.file, leavingModule: entry.node.head.modifiers.leavesModule, to: file))
    }
    return isVisible ? NominalID(name) : nil
  }
}

extension NameTable {
  /// Whether a type of the workspace may be what a file names: not what only another file or target sees, nor what takes
  /// no arguments where some are written.
  func mayMean(_ entry: TypeEntry, _ component: TypeComponent, in file: FileID) -> Bool {
    if entry.isPrivate { return entry.file == file }
    if !component.arguments.isEmpty, entry.node.kind != .protocol, entry.node.generics.isEmpty { return false }
    return shows(entry.file, leavingModule: entry.node.head.modifiers.leavesModule, to: file)
  }
}
