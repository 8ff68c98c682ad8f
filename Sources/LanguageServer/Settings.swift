/// What `initializationOptions` and the configuration section `signalbox` can set.

import JSON

/// The value of `companion` that switches its rules on, and the one that says there is none.
private let companions = ["sourcekit-lsp": true, "none": false]

/// What can be switched under `features`.
private let featureNames = Set(requestTable.compactMap { $0.feature?.name })

struct Settings: Equatable, Sendable {
  /// Whether sourcekit-lsp answers for the same documents.
  var hasCompanion = false
  var diagnosticsDebounce: Duration = .milliseconds(50)
  /// Features that are switched by name.
  var features: [String: Bool] = [:]
  /// Where the wire is mirrored, for replay.
  var traceFile: String?

  /// Takes over what is set, and returns a sentence about everything that means nothing. Null is as good as absent.
  mutating func merge(_ json: JSONValue) -> [String] {
    var complaints: [String] = []
    for (key, value) in settingsMembers(of: json) {
      switch key {
      case "companion": complaints += mergeCompanion(value)
      case "features", "diagnostics", "trace":
        guard value.objectValue != nil else {
          complaints.append(wrongType(key, "an object"))
          continue
        }
        for (name, value) in settingsMembers(of: value) { complaints += merge(value, as: key, name) }
      default: complaints.append(unknownSetting(key))
      }
    }
    return complaints
  }

  private mutating func mergeCompanion(_ value: JSONValue) -> [String] {
    guard let name = value.stringValue else { return [wrongType("companion", "a string")] }
    guard let isCompanion = companions[name] else { return ["There is no companion '\(name)'."] }
    hasCompanion = isCompanion
    return []
  }

  /// A setting inside of a group.
  private mutating func merge(_ value: JSONValue, as group: String, _ name: String) -> [String] {
    let key = group + "." + name
    switch key {
    case "diagnostics.debounceMilliseconds":
      guard let milliseconds = value.integerValue else { return [wrongType(key, "an integer")] }
      diagnosticsDebounce = .milliseconds(min(max(0, milliseconds), 10_000))
    case "trace.file":
      guard let file = value.stringValue else { return [wrongType(key, "a string")] }
      traceFile = file
    default:
      guard group == "features", featureNames.contains(name) else { return [unknownSetting(key)] }
      guard let isOn = value.boolValue else { return [wrongType(key, "true or false")] }
      features[name] = isOn
    }
    return []
  }

  /// Beside sourcekit-lsp, what it does as well is off unless it is switched on.
  func isEnabled(_ feature: Feature) -> Bool {
    features[feature.name] ?? (feature.isOnByDefault && (feature.isOnBesideCompanion || !hasCompanion))
  }
}

private func settingsMembers(of json: JSONValue) -> [(key: String, value: JSONValue)] {
  (json.objectValue?.members ?? []).filter { !$0.value.isNull }.map { ($0.key, $0.value) }
}

private func unknownSetting(_ key: String) -> String { "There is no setting '\(key)'." }

private func wrongType(_ key: String, _ expected: String) -> String { "The setting '\(key)' is to be \(expected)." }

/// Something that can be switched under `features`.
struct Feature: Sendable {
  let name: String
  let isOnByDefault: Bool
  let isOnBesideCompanion: Bool
  /// The method that registers it at run time.
  let registration: String

  init(
    name: String, isOnByDefault: Bool = true, isOnBesideCompanion: Bool = true, registration: String? = nil
  ) {
    self.name = name
    self.isOnByDefault = isOnByDefault
    self.isOnBesideCompanion = isOnBesideCompanion
    self.registration = registration ?? "textDocument/" + name
  }
}
