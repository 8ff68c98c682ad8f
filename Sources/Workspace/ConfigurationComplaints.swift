/// What is said about lines of a configuration that have no effect, or one that nobody wants and nobody would see.

package import IDE

extension ProjectConfiguration {
  /// One for patterns beside which no file is read, and one for each entry point that names nothing, at the lines of
  /// the file, whose path is absolute. None where the file lies above the root, since it speaks of more than this root.
  package func complaints(
    about unknown: [UnknownEntryPoint], fileCount: Int, under root: String
  ) -> [ScanProblem] {
    guard let file, relativePath(of: root, in: parentDirectory(of: file)) ?? "" == "" else { return [] }
    func problem(_ line: Int?, _ message: String) -> ScanProblem {
      ScanProblem(path: file + (line.map { ":\($0)" } ?? ""), message: message)
    }
    let filters: [ConfigurationKey] = (include.isEmpty ? [] : [.include]) + (exclude.isEmpty ? [] : [.exclude])
    let names = filters.map { "'\($0.rawValue)'" }.joined(separator: " and ")
    let empty = fileCount > 0 ? [] : filters.prefix(1).map { problem(lines[$0], "no Swift file is read: see \(names)") }
    let unnamed = unknown.map { entryPoint in
      let nearest = entryPoint.nearest.map { "; did you mean '\($0)'?" } ?? ""
      return problem(
        entryPointLines[entryPoint.name],
        "the entry point '\(entryPoint.name)' is no coordinator and no screen\(nearest)")
    }
    return empty + unnamed
  }
}
