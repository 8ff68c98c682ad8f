/// Paths as text: joined, made absolute, made relative; and what a path leads to.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the program was started; nil where that had been deleted. Asked once: what is deleted later keeps its name.
package let currentDirectory: String? = {
  guard let buffer = getcwd(nil, 0) else { return nil }
  defer { free(buffer) }
  return String(cString: buffer)
}()

package func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

/// Absolute, without `.`, `..`, doubled slashes and a slash at the end. `..` is resolved as text.
package func normalizedPath(_ path: String, from directory: String? = nil) -> String {
  let absolute = isAbsolute(path) ? path : join(directory ?? currentDirectory ?? "/", path)
  return "/" + normalizedComponents(of: absolute).joined(separator: "/")
}

/// Without empty ones, `.` and `..`. Bytes count, since a combining mark is one character with the slash before it.
package func normalizedComponents(of path: String) -> [String] {
  var components: [String] = []
  for component in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
    switch component {
    case ".": continue
    case "..": _ = components.popLast()
    default: components.append(component)
    }
  }
  return components
}

/// `path` as seen from `directory`, both normalized: "" for the directory itself, nil when it lies outside.
package func relativePath(of path: String, in directory: String) -> String? {
  if path == directory { return "" }
  let prefix = directory == "/" ? "/" : directory + "/"
  return path.utf8.starts(with: prefix.utf8) ? String(path.utf8.dropFirst(prefix.utf8.count)) : nil
}

package func join(_ directory: String, _ path: String) -> String {
  if directory.isEmpty { return path }
  if path.isEmpty { return directory }
  return directory.utf8.last == UInt8(ascii: "/") ? directory + path : directory + "/" + path
}

/// The directory that holds a normalized path; the root directory holds itself.
package func parentDirectory(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
  return String(path[..<slash])
}

package enum PathKind: Sendable { case file, directory, other }

/// What a path leads to, links followed; nil if there is nothing.
package func kind(ofPath path: String) -> PathKind? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .directory
  default: return .other
  }
}

/// Why there is nothing, or nothing that may be looked at: `no such file or directory`.
package func reasonForAbsence(ofPath path: String) -> String {
  var status = stat()
  return stat(path, &status) == 0 ? "it is there" : systemMessage(errno)
}

/// Sorted; empty for what cannot be listed.
package func entryNames(ofDirectory path: String) -> [String] {
  guard let directory = OpenDirectory(path) else { return [] }
  return directory.entries { _ in true }.map { String(decoding: $0.name, as: UTF8.self) }.sorted()
}

/// Makes a directory and those that it lies in, by a normalized path. The system's error number where that fails.
func makeDirectories(_ path: String, mode: mode_t = 0o777) -> Int32? {
  var missing: [String] = []
  var directory = path
  while kind(ofPath: directory) == nil, directory != "/" {
    missing.append(directory)
    directory = parentDirectory(of: directory)
  }
  // Somebody else may make it meanwhile.
  for directory in missing.reversed() where mkdir(directory, mode) != 0 && errno != EEXIST { return errno }
  return kind(ofPath: path) == .directory ? nil : ENOTDIR
}
