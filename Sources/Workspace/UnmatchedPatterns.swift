/// Patterns of a configuration that nothing matches: mostly folders that were renamed.

/// In the order of the configuration. The root is walked once more, as if it had no patterns.
package func patternsWithoutMatch(in root: WorkspaceRoot, jobs: Int = availableCores) -> [String] {
  let patterns = root.settings.include + root.settings.exclude
  if patterns.isEmpty { return [] }
  var whole = root
  whole.settings.include = []
  whole.settings.exclude = []
  let paths = factsInputs(of: whole, jobs: jobs).files.map { pathComponents(root.absolutePath(of: $0)) }
  return patterns.filter { text in
    guard let pattern = root.patterns([text]).first else { return true }
    // A pattern may name any directory on the way to a file.
    return !paths.contains { path in path.indices.contains { pattern.matches(path[...$0]) } }
  }
}
