/// A YAML document as values that know their lines.

package struct YAMLNode: Equatable, Sendable {
  package indirect enum Content: Equatable, Sendable {
    /// `isPlain`: without quotes, and no block.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// In source order. No two keys are the same text.
    case mapping([Entry])
  }

  package struct Entry: Equatable, Sendable {
    package let key: YAMLNode
    package let value: YAMLNode
  }

  package let content: Content
  /// Where it begins, from 1. Of what an alias stands for, where that is written.
  package let line: Int

  package var scalar: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  package var isPlain: Bool {
    if case .scalar(_, let isPlain) = content { isPlain } else { false }
  }

  package var sequence: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  package var mapping: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }
}

package struct YAMLError: Error, Equatable {
  /// From 1; nil when the text as a whole is meant.
  package let line: Int?
  package let message: String
}
