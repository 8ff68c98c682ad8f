/// Ignore files that govern a root from above it: those of the enclosing work tree.

/// The rules that hold for the entries of a directory before its own `.gitignore` is read.
///
/// When the directory itself is ignored from above, the user has named it all the same: nothing from above counts.
func inheritedIgnoreRules(of directory: String) -> IgnoreRules? {
  guard let top = workTree(holding: directory) else { return nil }
  let components = pathComponents(directory)
  var depth = pathComponents(top).count
  var rules = excludeRules(ofWorkTree: top, depth: depth, outer: nil)
  while depth < components.count {
    let path = "/" + components.prefix(depth).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    rules = ignoreRules(atPath: join(path, ".gitignore"), depth: depth, outer: rules)
    depth += 1
    if rules?.ignores(Array(components.prefix(depth)), isDirectory: true) == true { return nil }
  }
  return rules
}

/// The rules of a file on top of those that hold without it; these alone when there is no such file.
func ignoreRules(atPath path: String, depth: Int, outer: IgnoreRules?) -> IgnoreRules? {
  guard let text = try? readFile(path, limit: 1 << 20).bytes else { return outer }
  return IgnoreRules(text, depth: depth, outer: outer) ?? outer
}

/// `.git/info/exclude`, also where `.git` is a file that names the directory: linked work trees and submodules.
func excludeRules(ofWorkTree top: String, depth: Int, outer: IgnoreRules?) -> IgnoreRules? {
  var repository = join(top, ".git")
  if let link = firstLine(ofFile: repository), link.hasPrefix("gitdir: ") {
    repository = normalizedPath(String(link.dropFirst("gitdir: ".count)), from: top)
    if let common = firstLine(ofFile: join(repository, "commondir")) {
      repository = normalizedPath(common, from: repository)
    }
  }
  return ignoreRules(atPath: join(repository, "info/exclude"), depth: depth, outer: outer)
}

/// The nearest directory from here upward that has a `.git`.
package func workTree(holding directory: String) -> String? {
  var directory = directory
  while kind(ofPath: join(directory, ".git")) == nil {
    if directory == "/" { return nil }
    directory = parentDirectory(of: directory)
  }
  return directory
}

private func firstLine(ofFile path: String) -> String? {
  guard let bytes = try? readFile(path, limit: 1 << 16).bytes else { return nil }
  let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
}
