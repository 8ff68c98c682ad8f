/// `check --print-config`: the configuration that counts, as YAML, and where each value comes from.

import JSON
import RouteGraph
import Workspace

func effectiveConfiguration(_ configuration: ProjectConfiguration, _ changes: ConfigurationChanges) -> String {
  let effective = changes.applied(to: configuration)
  let place = { (line: Int?) in
    line.flatMap { line in configuration.file.map { "\($0):\(line)" } } ?? "default"
  }
  let origin = { (key: ConfigurationKey) in place(configuration.lines[key]) }
  var text = "# configuration: \(configuration.file ?? "none")\n"
  text += line(.include, list(effective.include), origin(.include))
  text += line(.exclude, list(effective.exclude), origin(.exclude))
  text += line(.dialects, list(effective.dialects), origin(.dialects))
  text += line(.entryPoints, list(effective.entryPoints), origin(.entryPoints))
  text += line(.severity, effective.severities.isEmpty ? "{}" : "", origin(.severity))
  for (code, choice) in effective.severities.sorted(by: { $0.key < $1.key }) {
    let from = changes.severities[code] == nil ? place(configuration.severityLines[code]) : "--severity"
    text += "  \(code): \(choice.name)  # \(from)\n"
  }
  let level = (effective.failLevel ?? .error).rawValue
  text += line(.failLevel, level, changes.failLevel == nil ? origin(.failLevel) : changes.failLevelOption)
  let baseline = effective.baseline.map(quoted) ?? "null"
  text += line(.baseline, baseline, changes.baseline == nil ? origin(.baseline) : "--baseline")
  return text + line(.cache, effective.cache.map(quoted) ?? "null", changes.cacheOption ?? origin(.cache))
}

private func line(_ key: ConfigurationKey, _ value: String, _ origin: String) -> String {
  "\(key.rawValue):\(value.isEmpty ? "" : " " + value)  # \(origin)\n"
}

private func list(_ words: [String]) -> String { "[" + words.map(quoted).joined(separator: ", ") + "]" }

/// YAML takes JSON's strings.
private func quoted(_ text: String) -> String {
  guard let bytes = try? writeJSON(.string(text)) else { return "\"\"" }
  return String(decoding: bytes, as: UTF8.self)
}

extension SeverityChoice {
  /// As a configuration spells it.
  fileprivate var name: String {
    switch self {
    case .severity(let severity): severity.name
    case .off: "off"
    }
  }
}
