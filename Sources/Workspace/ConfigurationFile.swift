/// Reads `.signalbox.yml`. Everything unexpected in it is an error with its place: a misspelt key must not pass as a
/// setting that has no effect.

import YAML

package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package var file: String
  /// From 1; nil when the file as a whole is meant.
  package var line: Int?
  package var message: String

  /// `path:line`, or the path alone.
  package var place: String { file + (line.map { ":\($0)" } ?? "") }
  package var description: String { place + ": error: " + message }
}

package let configurationFileName = ".signalbox.yml"

/// The nearest configuration from a directory upward.
package func configurationFile(for directory: String) -> String? {
  var directory = directory
  while true {
    let candidate = join(directory, configurationFileName)
    if kind(ofPath: candidate) == .file { return candidate }
    if directory == "/" { return nil }
    directory = parentDirectory(of: directory)
  }
}

package func readConfiguration(
  at path: String, vocabulary: ConfigurationVocabulary = .init()
) throws(ConfigurationError) -> ProjectConfiguration {
  let bytes: [UInt8]
  do throws(FileReadError) {
    bytes = try readFile(path, limit: 1 << 20).bytes
  } catch {
    throw ConfigurationError(file: path, line: nil, message: error.message)
  }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw ConfigurationError(file: path, line: nil, message: "it is not UTF-8 text")
  }
  var reader = ConfigurationReader(file: path, vocabulary: vocabulary)
  return try reader.read(text)
}

/// The root with what its configuration says about files and entry points.
package func configuredRoot(
  path: String, configuration: ProjectConfiguration, named: [String] = []
) -> WorkspaceRoot {
  let settings = DiscoverySettings(
    include: configuration.include, exclude: configuration.exclude,
    patternBase: configuration.file.map(parentDirectory), named: named)
  return WorkspaceRoot(
    path: path, settings: settings, entryPoints: configuration.entryPoints, dialects: configuration.dialects)
}

private struct ConfigurationReader {
  private static var keys: [String] { ConfigurationKey.allCases.map(\.rawValue) }

  let file: String
  let vocabulary: ConfigurationVocabulary

  mutating func read(_ text: String) throws(ConfigurationError) -> ProjectConfiguration {
    var configuration = ProjectConfiguration()
    configuration.file = file
    guard let document = try compose(text), document.scalar?.isEmpty != true else { return configuration }
    guard let mapping = document.mapping else { throw failure("expected keys with values", at: document) }
    for entry in mapping {
      let (key, value) = (entry.key, entry.value)
      let name = try string(key)
      guard let known = ConfigurationKey(rawValue: name) else {
        throw unknown("key", name, ConfigurationReader.keys, at: key)
      }
      try read(value, of: known, into: &configuration)
      configuration.lines[known] = key.line
    }
    return configuration
  }

  private func read(
    _ value: YAMLNode, of key: ConfigurationKey, into configuration: inout ProjectConfiguration
  ) throws(ConfigurationError) {
    switch key {
    case .include: configuration.include = try strings(value, of: "a pattern")
    case .exclude: configuration.exclude = try strings(value, of: "a pattern")
    case .dialects: configuration.dialects = try dialects(value)
    case .entryPoints:
      configuration.entryPoints = try strings(value, of: "a name")
      for node in value.sequence ?? [value] {
        if let name = node.scalar { configuration.entryPointLines[name] = node.line }
      }
    case .severity: try read(severities: value, into: &configuration)
    case .failLevel: configuration.failLevel = try failLevel(value)
    case .baseline: configuration.baseline = try path(value)
    case .cache: configuration.cache = try path(value)
    }
  }

  /// More than a configuration needs.
  private static var limits: YAMLLimits { YAMLLimits(aliases: 16, depth: 16) }

  private func compose(_ text: String) throws(ConfigurationError) -> YAMLNode? {
    do throws(YAMLError) {
      return try parseYAML(text, limits: ConfigurationReader.limits)
    } catch {
      throw ConfigurationError(file: file, line: error.line, message: error.message)
    }
  }

  private func read(
    severities node: YAMLNode, into configuration: inout ProjectConfiguration
  ) throws(ConfigurationError) {
    guard let mapping = node.mapping else { throw failure("expected codes with severities", at: node) }
    for entry in mapping {
      let (key, value) = (entry.key, entry.value)
      let code = try string(key)
      guard vocabulary.codes.contains(code) else { throw unknown("code", code, vocabulary.codes, at: key) }
      let name = try string(value)
      guard let choice = SeverityChoice(name: name) else {
        throw unknown("severity", name, SeverityChoice.names, at: value)
      }
      configuration.severities[code] = choice
      configuration.severityLines[code] = key.line
    }
  }

  private func failLevel(_ node: YAMLNode) throws(ConfigurationError) -> FailLevel {
    let name = try string(node)
    guard let level = FailLevel(rawValue: name) else {
      throw unknown("level", name, FailLevel.allCases.map(\.rawValue), at: node)
    }
    return level
  }

  /// A list; a single value is a list of one.
  private func elements(_ node: YAMLNode) throws(ConfigurationError) -> [YAMLNode] {
    if node.scalar != nil { return [node] }
    guard let sequence = node.sequence else { throw failure("expected a list", at: node) }
    return sequence
  }

  /// `what` is what each of them should be.
  private func strings(_ node: YAMLNode, of what: String) throws(ConfigurationError) -> [String] {
    var strings: [String] = []
    for element in try elements(node) { strings.append(try text(element, what)) }
    return strings
  }

  private func dialects(_ node: YAMLNode) throws(ConfigurationError) -> [String] {
    var dialects: [String] = []
    for element in try elements(node) {
      let name = try string(element)
      guard vocabulary.dialects.contains(name) else {
        throw unknown("dialect", name, vocabulary.dialects, at: element)
      }
      dialects.append(name)
    }
    return dialects
  }

  /// Absolute; nil for null, which is how the effective configuration prints that there is none.
  private func path(_ node: YAMLNode) throws(ConfigurationError) -> String? {
    if node.scalarType == .null { return nil }
    let path = try text(node, "a path")
    // Nobody means the directory of the configuration, where a cache would lie among the sources.
    if path.isEmpty { throw failure("expected a path, not an empty text", at: node) }
    return normalizedPath(path, from: parentDirectory(of: file))
  }

  /// A single value that the schema calls a string, too.
  private func text(_ node: YAMLNode, _ what: String) throws(ConfigurationError) -> String {
    let text = try string(node)
    switch node.scalarType {
    case .null: throw failure("expected \(what), not an empty value", at: node)
    case .boolean: throw failure("expected \(what), not the boolean \(text); in quotes it is text", at: node)
    case .number: throw failure("expected \(what), not the number \(text); in quotes it is text", at: node)
    case .text, nil: return text
    }
  }

  private func string(_ node: YAMLNode) throws(ConfigurationError) -> String {
    guard let scalar = node.scalar else { throw failure("expected a single value", at: node) }
    return scalar
  }

  private func unknown(_ what: String, _ word: String, _ known: [String], at node: YAMLNode) -> ConfigurationError {
    let near = suggestion(for: word, in: known)
    return failure(
      "unknown \(what) '\(word)'" + (near.isEmpty ? "; known: " + known.joined(separator: ", ") : near), at: node)
  }

  private func failure(_ message: String, at node: YAMLNode) -> ConfigurationError {
    ConfigurationError(file: file, line: node.line, message: message)
  }
}
