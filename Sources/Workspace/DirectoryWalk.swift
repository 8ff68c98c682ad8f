/// Finds the files of a workspace on several threads, and hands each to a visitor while its directory is open.

import IDE
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that belongs to the workspace.
struct FoundFile: Sendable {
  enum Kind: Equatable, Sendable { case source, project(ProjectFileFormat) }

  var id: FileID
  var kind: Kind
}

/// Where the file is opened: relative to an open directory, or by its absolute path.
struct FilePlace {
  var directory: Int32 = AT_FDCWD
  var path: String
}

/// Visits every file once, on any thread, in no particular order. `found` hears how many more there are, before they are
/// visited.
func walk<Gathered: Sendable>(
  _ root: WorkspaceRoot, threads: Int, into empty: Gathered, found: (@Sendable (Int) -> Void)? = nil,
  visit: @escaping @Sendable (FoundFile, FilePlace, inout Gathered) -> Void
) -> (gathered: [Gathered], problems: [ScanProblem]) {
  let walker = Walker(root: root)
  let results = performTasks([WalkTask.directory(walker.start)], threads: threads, into: WalkResult(empty)) {
    task, list, result in
    switch task {
    case .directory(let directory): walker.list(directory, list, &result, found, visit)
    case .files(let files):
      for file in files {
        visit(file, FilePlace(path: root.absolutePath(of: file.id)), &result.gathered)
      }
    }
  }
  return (results.map(\.gathered), results.flatMap(\.problems))
}

private enum WalkTask: Sendable {
  case directory(Directory)
  case files([FoundFile])
}

private struct WalkResult<Gathered: Sendable>: Sendable {
  var gathered: Gathered
  var problems: [ScanProblem] = []

  init(_ gathered: Gathered) { self.gathered = gathered }
}

/// Names that are looked for, beside directories.
private func isWanted(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let last = name.last else { return false }
  switch last {
  case UInt8(ascii: "t"): return name.count > 6 && name.suffix(6).elementsEqual(".swift".utf8) || isGit(name)
  case UInt8(ascii: "e"): return name.elementsEqual(".gitignore".utf8)
  case UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "j"), UInt8(ascii: "k"), UInt8(ascii: "l"),
    UInt8(ascii: "D"), UInt8(ascii: "K"):
    return ProjectFileFormat(fileName: name) != nil
  default: return false
  }
}

/// A directory in a repository, a file in a submodule or a linked work tree.
private func isGit(_ name: some Sequence<UInt8>) -> Bool { name.elementsEqual(".git".utf8) }

private struct Walker: Sendable {
  /// Files of one directory that one thread takes at a time.
  private static var batchSize: Int { 8 }

  private let root: WorkspaceRoot
  private let rules: DiscoveryRules
  private let resolvedRoot: String
  let start: Directory

  init(root: WorkspaceRoot) {
    self.root = root
    rules = DiscoveryRules(root)
    resolvedRoot = resolvedPath(root.path) ?? root.path
    let components = pathComponents(root.path)
    start = Directory(
      path: "", components: components, rules: rules.respectsGitignore ? inheritedIgnoreRules(of: root.path) : nil,
      isIncluded: rules.isIncluded(components), isLeftOut: false)
  }

  func list<Gathered>(
    _ directory: Directory, _ tasks: TaskList<WalkTask>, _ result: inout WalkResult<Gathered>,
    _ announce: ((Int) -> Void)?, _ visit: (FoundFile, FilePlace, inout Gathered) -> Void
  ) {
    guard let open = OpenDirectory(join(root.path, directory.path)) else {
      let message = "not read: \(systemMessage(errno))"
      result.problems.append(ScanProblem(path: directory.path, message: message, effect: .unread))
      return
    }
    let entries = open.entries(filesWhere: isWanted)
    var directory = directory
    if rules.respectsGitignore { addRules(of: entries, to: &directory) }
    var found = Found()
    for entry in entries { classify(entry, in: directory, &found) }
    result.problems += found.problems
    let files = found.files
    announce?(files.count)
    var later = found.directories.map { WalkTask.directory($0) }
    for start in stride(from: Walker.batchSize, to: files.count, by: Walker.batchSize) {
      later.append(.files(Array(files[start..<min(start + Walker.batchSize, files.count)])))
    }
    // What takes long is begun first, which is what stands last: a project's text is as long as those of many sources.
    tasks.add(later + found.projects.map { .directory($0) })
    for file in files.prefix(Walker.batchSize) {
      let path = lastComponent(of: file.id.path)
      visit(file, FilePlace(directory: open.descriptor, path: path), &result.gathered)
    }
  }

  private struct Found {
    var directories: [Directory] = []
    /// Bundles that hold an Xcode project's text.
    var projects: [Directory] = []
    var files: [FoundFile] = []
    var problems: [ScanProblem] = []
  }

  /// A repository inside another does not inherit the outer one's rules.
  private func addRules(of entries: [DirectoryEntry], to directory: inout Directory) {
    let path = join(root.path, directory.path)
    let depth = directory.components.count
    if !directory.path.isEmpty, entries.contains(where: { isGit($0.name) }) {
      directory.rules = excludeRules(ofWorkTree: path, depth: depth, outer: nil)
    }
    if entries.contains(where: { $0.kind == .file && $0.name.elementsEqual(".gitignore".utf8) }) {
      directory.rules = ignoreRules(atPath: join(path, ".gitignore"), depth: depth, outer: directory.rules)
    }
  }

  private func classify(_ entry: DirectoryEntry, in directory: Directory, _ found: inout Found) {
    if entry.kind == .file, isGit(entry.name) || entry.name.elementsEqual(".gitignore".utf8) { return }
    let name = String(decoding: entry.name, as: UTF8.self)
    let path = join(directory.path, name)
    guard name.utf8.elementsEqual(entry.name) else {
      let message = "left out: its name is not valid UTF-8"
      found.problems.append(ScanProblem(path: path, message: message, effect: .unread))
      return
    }
    let components = directory.components + [entry.name]
    switch entry.kind {
    case .directory: enter(path, components, in: directory, &found)
    case .file: take(path, components, in: directory, &found)
    case .link: follow(path, components, in: directory, &found)
    }
  }

  private func enter(_ path: String, _ components: [[UInt8]], in parent: Directory, _ found: inout Found) {
    let decision = rules.decide(onDirectory: path, in: parent, components: components)
    if decision == .leave { return }
    let isIncluded = parent.isIncluded || rules.isIncluded(components) || rules.isNamed(path)
    let directory = Directory(
      path: path, components: components, rules: parent.rules, isIncluded: isIncluded,
      isLeftOut: decision == .takePinsOnly)
    if path.hasSuffix(".xcodeproj") { found.projects.append(directory) } else { found.directories.append(directory) }
  }

  private func take(_ path: String, _ components: [[UInt8]], in parent: Directory, _ found: inout Found) {
    guard let name = components.last else { return }
    if let format = ProjectFileFormat(fileName: name) {
      found.files.append(FoundFile(id: FileID(path), kind: .project(format)))
    } else if rules.takesFile(path, in: parent, components: components) {
      found.files.append(FoundFile(id: FileID(path), kind: .source))
    } else if TargetMembership.manifests.contains(String(decoding: name, as: UTF8.self)) {
      found.files.append(FoundFile(id: FileID(path), kind: .project(.otherBuild)))
    }
  }

  /// Links are followed when they are named. What a link leads to inside the root is found at its own place.
  private func follow(_ path: String, _ components: [[UInt8]], in parent: Directory, _ found: inout Found) {
    let absolute = join(root.path, path)
    let target = kind(ofPath: absolute)
    let isSource = components.last?.hasSuffix(".swift") == true
    if rules.isNamed(path) {
      if target == .directory { enter(path, components, in: parent, &found) }
      if target == .file, isSource { take(path, components, in: parent, &found) }
      return
    }
    if target == .directory, rules.leadsToNamed(path) {
      // Nothing else behind the link was asked for.
      found.directories.append(
        Directory(path: path, components: components, rules: parent.rules, isIncluded: false, isLeftOut: true))
      return
    }
    guard target == .directory || isSource else { return }
    let isWanted =
      target == .directory
      ? rules.decide(onDirectory: path, in: parent, components: components) == .take
      : rules.takesFile(path, in: parent, components: components)
    guard isWanted else { return }
    if target == nil {
      let message = "left out: the symbolic link leads nowhere"
      found.problems.append(ScanProblem(path: path, message: message, effect: .unread))
    } else if let resolved = resolvedPath(absolute), relativePath(of: resolved, in: resolvedRoot) == nil {
      let message = "left out: the symbolic link leaves the analysed directory"
      found.problems.append(ScanProblem(path: path, message: message, effect: .unread))
    }
  }
}

package func lastComponent(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  return String(path[path.utf8.index(after: slash)...])
}

/// Links resolved; nil if the path leads nowhere.
package func resolvedPath(_ path: String) -> String? {
  guard let buffer = realpath(path, nil) else { return nil }
  defer { free(buffer) }
  return String(cString: buffer)
}
