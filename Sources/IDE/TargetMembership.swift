/// Which sources no target of an Xcode project holds, as far as the files say that describe how a workspace is built.

package import SourceText

package struct TargetMembership: Equatable, Sendable {
  /// An Xcode project that names each source of its targets.
  package struct Project: Equatable, Sendable {
    /// Where the project lies, relative to the root; empty for the root itself.
    package var folder: String
    /// `App.xcodeproj`
    package var name: String
    /// Names of Swift files that stand anywhere in it, in lower case.
    package var fileNames: Set<String>
    /// Names of the folders that it refers to as a whole, in lower case.
    package var folderNames: Set<String>
    /// Names of the folders on its paths, in lower case.
    package var pathFolders: Set<String>
    /// Names of the folders right around its Swift files, by the file's name, all in lower case; without those of which it
    /// cannot be told for each file of that name.
    package var parentFolders: [String: Set<String>]
    /// Of folders whose content is a target's, the files that no target takes: `app/old/main.swift` behind the name of the
    /// folder `App`, all in lower case.
    package var filesLeftOut: Set<String>
    /// Some target of its compiles Swift.
    package var compilesSwift: Bool

    package init(
      folder: String, name: String, fileNames: Set<String>, folderNames: Set<String>, pathFolders: Set<String>,
      parentFolders: [String: Set<String>] = [:], filesLeftOut: Set<String> = [], compilesSwift: Bool
    ) {
      self.folder = folder
      self.name = name
      self.fileNames = fileNames
      self.folderNames = folderNames
      self.pathFolders = pathFolders
      self.parentFolders = parentFolders
      self.filesLeftOut = filesLeftOut
      self.compilesSwift = compilesSwift
    }
  }

  /// All of the workspace, sorted by folder and name; none where one of them does not name each of its sources.
  package var projects: [Project]
  /// Folders where another tool than Xcode is told what to build.
  package var otherFolders: Set<String>

  package init(projects: [Project] = [], otherFolders: Set<String> = []) {
    self.projects = projects
    self.otherFolders = otherFolders
  }

  /// Manifests that are Swift themselves: of Swift's package manager and of Tuist.
  package static let manifests: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift"]

  /// Relative to the root, as the file; empty for the root itself.
  package static func folder(of file: FileID) -> String {
    file.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file.path[..<$0]) } ?? ""
  }

  /// Of these, which are in no target, each with a reason. Names are compared, never paths: groups, variables and links
  /// make of a path what they like, but no target compiles a file whose name stands in no project. Of several files of
  /// one name, those are meant whose folders are named as well.
  package func filesInNoTarget(of files: some Sequence<FileID>) -> [FileID: String] {
    filesInNoTarget(of: files, leftOutOfPackages: [:])
  }

  /// `leftOutOfPackages`: files that packages do not compile, each with the manifest that says so.
  func filesInNoTarget(
    of files: some Sequence<FileID>, leftOutOfPackages: [FileID: FileID]
  ) -> [FileID: String] {
    let found = filesInNoProject(of: files)
    if leftOutOfPackages.isEmpty { return found }
    let others = leftOutOfPackages.filter { file, _ in
      let folders = Set(components(of: file.path.lowercased()))
      return otherFolders.isDisjoint(with: foldersAround(TargetMembership.folder(of: file)))
        && !projects.contains {
          $0.fileNames.contains(name(of: file).lowercased()) || !$0.folderNames.isDisjoint(with: folders)
        }
    }
    return found.merging(others.mapValues { "the file is in no target of '\($0)'" }) { own, _ in own }
  }

  private func filesInNoProject(of files: some Sequence<FileID>) -> [FileID: String] {
    if projects.isEmpty { return [:] }
    let files = files.map { (id: $0, folder: TargetMembership.folder(of: $0), name: name(of: $0)) }
    let manifestFolders = files.filter { TargetMembership.manifests.contains($0.name) }.map(\.folder)
    var holders = Holders(self, otherFolders: otherFolders.union(manifestFolders))
    var held: [String: [(id: FileID, name: String)]] = [:]
    // Of the others, the folders around them by name: something else may compile them, or the project after all.
    var elsewhere: [String: Set<String>] = [:]
    for file in files {
      let name = file.name.lowercased()
      if let folder = holders.holder(of: file.folder) {
        held[folder, default: []].append((file.id, name))
      } else if let parent = components(of: file.folder).last {
        elsewhere[name, default: []].insert(parent.lowercased())
      }
    }
    var found = filesLeftOut(of: files, otherFolders.union(manifestFolders))
    for (folder, files) in held {
      let own = projects.filter { $0.folder == folder }
      let named = files.count { file in own.contains { $0.fileNames.contains(file.name) } }
      // A project that names the lesser part of them is not what builds them.
      guard own.contains(where: \.compilesSwift), named * 2 >= files.count else { continue }
      let reason = "the file is in no target of " + own.map { "'\($0.name)'" }.joined(separator: " or ")
      for file in files where isPlain(file.name) && !projects.contains(where: { $0.fileNames.contains(file.name) }) {
        found[file.id] = reason
      }
      for copy in copies(of: files, below: folder, elsewhere) { found[copy] = reason }
    }
    return found
  }

  /// Those that a project leaves out of the folders whose content is its targets', where no other one may take them.
  private func filesLeftOut(
    of files: [(id: FileID, folder: String, name: String)], _ otherFolders: Set<String>
  ) -> [FileID: String] {
    var found: [FileID: String] = [:]
    for project in projects where !project.filesLeftOut.isEmpty {
      let others = projects.filter { $0 != project }
      let leftOut = project.filesLeftOut.map { components(of: $0) }
      let names = Set(leftOut.compactMap(\.last))
      for file in files where names.contains(file.name.lowercased()) && isPlain(file.name) {
        let path = components(of: file.id.path.lowercased())
        let root = components(of: project.folder.lowercased())
        guard path.starts(with: root),
          let own = leftOut.first(where: { path.dropFirst(root.count).suffix($0.count).elementsEqual($0) }),
          // Around the folder or in it, another one may be a target's as a whole.
          project.folderNames.isDisjoint(with: path.dropLast(own.count) + own.dropFirst()),
          others.allSatisfy({ $0.folderNames.isDisjoint(with: path) && !$0.fileNames.contains(file.name.lowercased()) }
          ),
          otherFolders.isDisjoint(with: foldersAround(file.folder))
        else { continue }
        found[file.id] = "the file is in no target of '\(project.name)'"
      }
    }
    return found
  }

  /// Files in folders that no project names, or not for that file, beside one of the same name in folders that one does.
  /// `elsewhere`: the folders around files that are none of these, by name.
  private func copies(
    of files: [(id: FileID, name: String)], below folder: String, _ elsewhere: [String: Set<String>]
  ) -> [FileID] {
    let named = projects.reduce(into: Set<String>()) { $0.formUnion($1.pathFolders) }
    return Dictionary(grouping: files, by: \.name).flatMap { name, files -> [FileID] in
      let others = elsewhere[name] ?? []
      if files.count < 2, others.isEmpty { return [] }
      let parents = parentFolders(of: name)
      let copies = files.map(\.id).filter { file in
        let inner = components(of: TargetMembership.folder(of: file)).dropFirst(components(of: folder).count)
        if files.count > 1, inner.contains(where: { isPlain($0) && !named.contains($0.lowercased()) }) {
          return true
        }
        guard let parents, let parent = inner.last, isPlain(parent) else { return false }
        return !parents.contains(parent.lowercased())
      }
      let isOneNamed = copies.count < files.count || parents.map { !others.isDisjoint(with: $0) } == true
      return isOneNamed ? copies : []
    }
  }

  /// Nil where some project does not tell.
  private func parentFolders(of name: String) -> Set<String>? {
    var folders = Set<String>()
    for project in projects where project.fileNames.contains(name) {
      guard let own = project.parentFolders[name] else { return nil }
      folders.formUnion(own)
    }
    return folders
  }
}

/// Finds the project that a folder belongs to.
private struct Holders {
  private let projectFolders: Set<String>
  private let otherFolders: Set<String>
  private let folderNames: Set<String>
  private var known: [String: String?] = [:]

  init(_ membership: TargetMembership, otherFolders: Set<String>) {
    projectFolders = Set(membership.projects.map(\.folder))
    self.otherFolders = otherFolders
    folderNames = membership.projects.reduce(into: []) { $0.formUnion($1.folderNames) }
  }

  /// The folder of the innermost project around a folder. Nil where there is none, and where something else than the
  /// files that a project names may decide what is compiled.
  mutating func holder(of folder: String) -> String? {
    if let known = known[folder] { return known }
    let found = search(folder)
    known[folder] = .some(found)
    return found
  }

  private func search(_ folder: String) -> String? {
    var found: String?
    var outer = ""
    for component in [""] + components(of: folder) {
      outer = outer.isEmpty ? component : outer + "/" + component
      let name = component.lowercased()
      if otherFolders.contains(outer) || folderNames.contains(name) || name.hasSuffix(".playground") { return nil }
      if projectFolders.contains(outer) { found = outer }
    }
    return found
  }
}

private func name(of file: FileID) -> String { fileName(of: file.path) }

func fileName(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  return String(path[path.utf8.index(after: slash)...])
}

/// Of a path; for characters, splitting takes ten times as long.
private func components(of path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
}

/// The folder itself, and all that it lies in.
private func foldersAround(_ folder: String) -> [String] {
  var found = [""]
  for component in components(of: folder) {
    found.append(found.count == 1 ? component : found[found.count - 1] + "/" + component)
  }
  return found
}

/// Other names may be written in several ways: escaped, or composed of other characters.
private func isPlain(_ name: String) -> Bool {
  name.utf8.first != UInt8(ascii: " ")
    && name.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") && !endsFileName($0) }
}
