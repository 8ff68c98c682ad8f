/// Decides what belongs to the workspace: settings, patterns and ignore files together.

/// The settings of a root, compiled.
struct DiscoveryRules: Sendable {
  enum Decision { case leave, take, takePinsOnly }

  private let settings: DiscoverySettings
  private let include: [ConfiguredPattern]
  private let exclude: [ConfiguredPattern]
  private let named: Set<String>
  /// Directories on the way to something named.
  private let waysToNamed: Set<String>

  init(_ root: WorkspaceRoot) {
    settings = root.settings
    include = root.patterns(settings.include)
    exclude = root.patterns(settings.exclude)
    named = Set(settings.named)
    var leads = Set<String>()
    for path in settings.named {
      for (index, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") {
        leads.insert(String(decoding: path.utf8.prefix(index), as: UTF8.self))
      }
    }
    waysToNamed = leads
  }

  var maximumFileSize: Int { settings.maximumFileSize }
  var respectsGitignore: Bool { settings.respectsGitignore }

  func isNamed(_ path: String) -> Bool { !named.isEmpty && named.contains(path) }

  func leadsToNamed(_ path: String) -> Bool { waysToNamed.contains(path) }

  /// Whether a directory is entered; one that is left may still be on the way to something named, or hold the
  /// package versions of a project whose folder nobody commits.
  func decide(onDirectory path: String, in parent: Directory, components: [[UInt8]]) -> Decision {
    if isNamed(path) { return .take }
    let isPassable = leadsToNamed(path)
    guard let name = components.last else { return .leave }
    let isExcluded = settings.excludedDirectories.contains(String(decoding: name, as: UTF8.self))
    // Xcode fills a template's blanks; until then its files are no code of anybody's. Those of a tutorial are shown.
    let isNoCode = name.hasSuffix(".xctemplate") || name.hasSuffix(".docc")
    if isExcluded || isHidden(name) || isNoCode { return isPassable ? .takePinsOnly : .leave }
    if parent.isLeftOut || isLeftOut(components, isDirectory: true, rules: parent.rules) {
      return isPassable || components.contains(where: isProjectBundle) ? .takePinsOnly : .leave
    }
    return .take
  }

  func takesFile(_ path: String, in parent: Directory, components: [[UInt8]]) -> Bool {
    if isNamed(path) { return true }
    guard !parent.isLeftOut, let name = components.last, !isHidden(name) else { return false }
    guard parent.isIncluded || isIncluded(components) else { return false }
    return !isLeftOut(components, isDirectory: false, rules: parent.rules)
  }

  /// Whether an `include` pattern names this very entry, or there are no such patterns.
  func isIncluded(_ components: [[UInt8]]) -> Bool {
    include.isEmpty || include.contains { $0.matches(components[...]) }
  }

  private func isHidden(_ name: [UInt8]) -> Bool { settings.skipsHidden && name.first == UInt8(ascii: ".") }

  private func isLeftOut(_ components: [[UInt8]], isDirectory: Bool, rules: IgnoreRules?) -> Bool {
    if exclude.contains(where: { $0.matches(components[...]) }) { return true }
    return rules?.ignores(components, isDirectory: isDirectory) ?? false
  }
}

/// A directory that is to be listed.
struct Directory: Sendable {
  /// Relative to the root, "" for the root.
  var path: String
  /// Of the absolute path.
  var components: [[UInt8]]
  var rules: IgnoreRules?
  /// An `include` pattern names it or a directory above, so all below is included.
  var isIncluded: Bool
  /// Only what is named counts, and package versions.
  var isLeftOut: Bool
}

func pathComponents(_ path: String) -> [[UInt8]] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
}

private func isProjectBundle(_ name: [UInt8]) -> Bool {
  name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
}
