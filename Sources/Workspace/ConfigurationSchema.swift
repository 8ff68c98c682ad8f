/// The JSON Schema of `.signalbox.yml`, for editors that complete and check YAML.

package import JSON
import RouteGraph

/// Draft 7, which every such editor reads.
package func configurationSchema(_ vocabulary: ConfigurationVocabulary = .init()) -> JSONValue {
  let properties = ConfigurationKey.allCases.map { key in
    JSONObject.Member(key: key.rawValue, value: schema(of: key, vocabulary))
  }
  return .object([
    "$schema": "http://json-schema.org/draft-07/schema#", "title": "Signalbox", "type": "object",
    "additionalProperties": false, "properties": .object(JSONObject(uniqueMembers: properties)),
  ])
}

private func schema(of key: ConfigurationKey, _ vocabulary: ConfigurationVocabulary) -> JSONValue {
  switch key {
  case .include: list(of: ["type": "string"], "Patterns of the files that are read; default: all Swift files.")
  case .exclude: list(of: ["type": "string"], "Patterns of files that are left out.")
  case .dialects: list(of: oneOf(vocabulary.dialects), "The frameworks that are looked for; default: all.")
  case .entryPoints: list(of: ["type": "string"], "Coordinators that nothing needs to lead to; default: found.")
  case .severity: severities(vocabulary)
  case .failLevel:
    .object([
      "description": "From which severity on a run fails; default: error.",
      "enum": strings(FailLevel.allCases.map(\.rawValue)),
    ])
  case .baseline:
    path("Findings that are accepted, relative to this file.")
  case .cache:
    path("The directory where outcomes of analyses are kept, relative to this file; default: none.")
  }
}

/// `off` is a boolean to readers of YAML 1.1.
private func severities(_ vocabulary: ConfigurationVocabulary) -> JSONValue {
  let level: JSONValue = .object(["enum": .array(SeverityChoice.names.map { .string($0) } + [false])])
  let codes = vocabulary.codes.map { JSONObject.Member(key: $0, value: level) }
  return .object([
    "description": "Severities by code.", "type": "object", "additionalProperties": false,
    "properties": .object(JSONObject(uniqueMembers: codes)),
  ])
}

/// A single value stands for a list of one.
private func list(of element: JSONValue, _ description: String) -> JSONValue {
  .object([
    "description": .string(description),
    "anyOf": .array([element, .object(["type": "array", "items": element])]),
  ])
}

private func path(_ description: String) -> JSONValue {
  .object(["description": .string(description), "type": ["string", "null"], "minLength": 1])
}

private func oneOf(_ words: [String]) -> JSONValue { .object(["enum": strings(words)]) }

private func strings(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
