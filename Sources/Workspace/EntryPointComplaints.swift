/// What is said about entry points that name nothing. They have no effect, which nobody would see.

package import IDE

extension ProjectConfiguration {
  /// One for each, at the line of the file that names it, whose path is absolute. None where the file lies above the root,
  /// since it speaks of more than this root.
  package func complaints(about unknown: [UnknownEntryPoint], under root: String) -> [ScanProblem] {
    guard let file, relativePath(of: root, in: parentDirectory(of: file)) ?? "" == "" else { return [] }
    return unknown.map { entryPoint in
      let line = entryPointLines[entryPoint.name].map { ":\($0)" } ?? ""
      let nearest = entryPoint.nearest.map { "; did you mean '\($0)'?" } ?? ""
      return ScanProblem(
        path: file + line, message: "the entry point '\(entryPoint.name)' is no coordinator and no screen\(nearest)")
    }
  }
}
