/// What `initializationOptions` and the configuration section `signalbox` can set.

import JSON

struct Settings: Equatable, Sendable {
  /// Whether sourcekit-lsp answers for the same documents.
  var hasCompanion = false
  var diagnosticsDebounce: Duration = .milliseconds(50)
  /// Features that are switched by name.
  var features: [String: Bool] = [:]
  /// Where the wire is mirrored, for replay.
  var traceFile: String?

  /// Takes over what is set, and returns the keys that mean nothing.
  mutating func merge(_ json: JSONValue) -> [String] {
    var unknownKeys: [String] = []
    for member in json.objectValue?.members ?? [] where !member.value.isNull {
      switch (member.key, member.value) {
      case ("companion", .string(let name)): hasCompanion = name == "sourcekit-lsp"
      case ("features", .object(let switches)):
        for feature in switches.members { features[feature.key] = feature.value.boolValue }
      case ("diagnostics", .object(let diagnostics)): mergeDiagnostics(diagnostics)
      case ("trace", .object(let trace)): traceFile = trace["file"]?.stringValue
      default: unknownKeys.append(member.key)
      }
    }
    return unknownKeys
  }

  private mutating func mergeDiagnostics(_ diagnostics: JSONObject) {
    guard let milliseconds = diagnostics["debounceMilliseconds"]?.integerValue else { return }
    diagnosticsDebounce = .milliseconds(min(max(0, milliseconds), 10_000))
  }

  /// Beside sourcekit-lsp, what it does as well is off unless it is switched on.
  func isEnabled(_ feature: Feature) -> Bool {
    features[feature.name] ?? (feature.isOnByDefault && (feature.isOnBesideCompanion || !hasCompanion))
  }
}

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
