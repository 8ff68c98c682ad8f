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

  /// What a scalar is to readers of YAML that tell types by how it is written.
  package enum ScalarType: Sendable { case text, null, boolean, number }

  /// Nil for what is no scalar. Whatever stands in quotes is text.
  package var scalarType: ScalarType? {
    guard case .scalar(let text, let isPlain) = content else { return nil }
    return isPlain ? ScalarType(plain: text) : .text
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

extension YAMLNode.ScalarType {
  /// Of YAML 1.1 and 1.2 both, but for forms of numbers that nobody writes.
  fileprivate init(plain text: String) {
    let lowercase = text.lowercased()
    let digits = lowercase.first == "-" || lowercase.first == "+" ? lowercase.dropFirst() : lowercase[...]
    if ["", "~", "null"].contains(lowercase) {
      self = .null
    } else if ["true", "false", "yes", "no", "on", "off"].contains(lowercase) {
      self = .boolean
    } else if [".inf", ".nan"].contains(digits) || digits.first?.isLetter == false && Double(digits) != nil {
      self = .number
    } else {
      self = .text
    }
  }
}
