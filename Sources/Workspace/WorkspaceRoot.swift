/// What is analysed, and which files belong to it.

package import SourceText

/// A directory whose Swift files are analysed together.
package struct WorkspaceRoot: Sendable {
  /// Absolute, without a slash at the end, symbolic links as the user wrote them.
  package let path: String
  package var settings: DiscoverySettings
  /// Names of coordinators that nothing needs to lead to.
  package var entryPoints: [String]
  /// Names of the dialects that are looked for; empty: all.
  package var dialects: [String]

  package init(
    path: String, settings: DiscoverySettings = .init(), entryPoints: [String] = [], dialects: [String] = []
  ) {
    self.dialects = dialects
    self.path = normalizedPath(path)
    self.settings = settings
    self.entryPoints = entryPoints
  }

  /// The path in the file system of something below the root.
  package func absolutePath(of file: FileID) -> String { join(path, file.path) }

  /// Nil for a path outside the root.
  package func fileID(ofAbsolutePath other: String) -> FileID? {
    relativePath(of: normalizedPath(other), in: path).map { FileID($0) }
  }
}

package struct DiscoverySettings: Sendable, Equatable {
  /// Directories that are never entered, by name.
  package var excludedDirectories: Set<String>
  /// Entries whose name starts with a dot are left out.
  package var skipsHidden: Bool
  /// Leaves out what `.gitignore` files and `.git/info/exclude` ignore, in a clone and in an exported archive alike, so
  /// that both give the same answers. What a person ignores on one machine alone has no influence.
  package var respectsGitignore: Bool
  /// Only what matches one of these, or lies in a directory that does; empty: everything.
  package var include: [String]
  /// Nothing that matches one of these, or lies in a directory that does.
  package var exclude: [String]
  /// The absolute directory that `include` and `exclude` start from; nil: the root.
  package var patternBase: String?
  /// Paths relative to the root that belong to it whatever the other settings say, because the user named them.
  package var named: [String]
  /// Larger files are left out.
  package var maximumFileSize: Int

  package static let standardMaximumFileSize = 8 << 20

  package static let standardExclusions: Set<String> = [
    ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  package init(
    excludedDirectories: Set<String> = standardExclusions, skipsHidden: Bool = true, respectsGitignore: Bool = true,
    include: [String] = [], exclude: [String] = [], patternBase: String? = nil, named: [String] = [],
    maximumFileSize: Int = standardMaximumFileSize
  ) {
    self.excludedDirectories = excludedDirectories
    self.skipsHidden = skipsHidden
    self.respectsGitignore = respectsGitignore
    self.include = include
    self.exclude = exclude
    self.patternBase = patternBase
    self.named = named
    self.maximumFileSize = maximumFileSize
  }
}
