/// A pattern of a configuration, and the directory that it starts from.

struct ConfiguredPattern: Sendable {
  private let pattern: GlobPattern
  /// Components of an absolute path.
  private let base: [[UInt8]]

  /// Nil for a pattern that can match nothing. `directory`: the absolute one of the configuration; `../App` starts above it.
  /// What may lie anywhere, `**/Generated`, is meant of the root, wherever the configuration lies.
  init?(_ text: String, in directory: String, of root: String) {
    var rest = text.utf8[...]
    let isAnywhere = text.hasPrefix("**/") || !text.utf8.dropLast().contains(UInt8(ascii: "/")) && text.contains("*")
    var base = pathComponents(isAnywhere && relativePath(of: root, in: directory) == nil ? root : directory)
    while true {
      if rest.starts(with: "../".utf8) {
        rest = rest.dropFirst(3)
        _ = base.popLast()
      } else if rest.starts(with: "./".utf8) {
        rest = rest.dropFirst(2)
      } else {
        break
      }
    }
    guard let pattern = GlobPattern(Array(rest), anchorsNames: true) else { return nil }
    self.pattern = pattern
    self.base = base
  }

  /// Of an absolute path.
  func matches(_ components: ArraySlice<[UInt8]>) -> Bool {
    components.count > base.count && components.starts(with: base) && pattern.matches(components.dropFirst(base.count))
  }
}

extension WorkspaceRoot {
  /// Those that can match something, in the order of the configuration.
  func patterns(_ texts: [String]) -> [ConfiguredPattern] {
    texts.compactMap { ConfiguredPattern($0, in: settings.patternBase ?? path, of: path) }
  }
}
