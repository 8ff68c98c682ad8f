/// A framework's own sources inside of the workspace: its repository opened as a whole, or a copy among the app's files.
/// They are what a dialect's rules describe already, so they are left out, and the examples beside them are an app like
/// any other. What only looks like them is a fork, and stays.

import Facts
import Semantics
package import SourceText

package struct FrameworkSources: Sendable {
  /// The module, and so the folder.
  fileprivate let module: String
  /// Members of the framework's types by which it is known, whatever its version.
  private let members: [String: Set<String>]
  /// Of some of the types, the members that any version has: a fork is what adds others.
  private let complete: [String: Set<String>]
  /// All types that any version declares or extends, others' included: a fork is what declares further ones.
  private let types: Set<String>?
  /// Types and members that only forks declare.
  private let foreign: Set<String>

  package init(
    _ module: String, members: [String: Set<String>], complete: [String: Set<String>] = [:],
    types: Set<String>? = nil, foreign: Set<String> = []
  ) {
    self.module = module
    self.members = members
    self.complete = complete
    self.types = types
    self.foreign = foreign
  }

  /// The innermost folder of the module's name that a file is in.
  private func folder(of file: FileID) -> [Substring]? {
    let folders = file.path.split(separator: "/").dropLast()
    return folders.lastIndex { $0 == module }.map { Array(folders[...$0]) }
  }

  /// A change of such a file may make the framework of a folder, or a fork.
  package func mayHold(_ file: FileID) -> Bool { folder(of: file) != nil }

  /// The files of all folders that hold the framework.
  func files(in project: Project) -> [FileID] {
    let isDeclared = members.keys.allSatisfy { name in
      project.names.types(named: name).contains { !$0.isInterface } || !project.names.extensions(endingIn: name).isEmpty
    }
    guard isDeclared else { return [] }
    let inside = project.fileIDs.filter { folder(of: $0) != nil && !project.names.imports(of: $0).contains(module) }
    return Dictionary(grouping: inside) { folder(of: $0) }.values.filter { isFramework($0, project.names) }.flatMap {
      $0
    }
  }

  private func isFramework(_ files: [FileID], _ names: NameTable) -> Bool {
    var declared: [String: Set<String>] = [:]
    for entry in files.flatMap({ names.types(of: $0) + names.extensions(of: $0) }) {
      declared[entry.qualifiedName, default: []].formUnion(entry.node.members.flatMap(\.declaredNames))
    }
    let isForeign = declared.contains { type, members in
      foreign.contains(type) || !foreign.isDisjoint(with: members)
        || complete[type].map { !members.isSubset(of: $0) } == true
        || types.map { !type.contains(".") && !$0.contains(type) } == true
    }
    return !isForeign && members.allSatisfy { type, members in declared[type].map(members.isSubset) ?? false }
  }
}

extension Project {
  /// Leaves out the frameworks' own sources. An app that holds a copy among its files imports nothing to see it: one file
  /// of each hands on what its interface declares.
  package mutating func leaveOut(_ sources: [FrameworkSources]) {
    var changes: [FileID: FileFacts?] = [:]
    for framework in sources {
      let own = framework.files(in: self)
      for file in own { changes[file] = FileFacts?.none }
      if let first = own.min() { changes[first] = FileFacts(exportedImports: [framework.module]) }
    }
    guard !changes.isEmpty else { return }
    for file in changes.keys { files[file] = nil }
    fileIDs = files.keys.sorted()
    names = names.updating(changes)
  }
}

extension Declaration {
  fileprivate var declaredNames: [String] {
    switch self {
    case .variable(let node): node.bindings.compactMap { $0.name?.text }
    case .function(let node): [node.name]
    case .type(let node): [node.name]
    case .alias(let node): [node.name]
    case .enumCase(let node): [node.name]
    }
  }
}
