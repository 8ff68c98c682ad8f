/// What `extract` hands to `link`: the files of one part of a workspace, as far as an analysis can see them.
///
/// It carries texts, not syntax trees. A tree takes as long to decode as the text takes to parse, many times its space,
/// and a format that changes with every rule; and reports show source lines. What decides about reading, the words that
/// make a file matter, is worked out once and carried along.

import SourceText

package struct FactsFile: Equatable, Sendable {
  package struct Source: Equatable, Sendable {
    /// Relative to the root.
    package var path: String
    /// Decoded: UTF-8 without byte order mark.
    package var text: [UInt8]
    /// Which of the words that make a file matter occur in it, by index, ascending.
    package var words: [Int]

    package init(path: String, text: [UInt8], words: [Int]) {
      self.path = path
      self.text = text
      self.words = words
    }
  }

  /// A file that pins versions of packages or describes how sources are built, as it is.
  package struct Lock: Equatable, Sendable {
    /// Relative to the root.
    package var path: String
    package var content: [UInt8]

    package init(path: String, content: [UInt8]) {
      self.path = path
      self.content = content
    }
  }

  /// What was left out or repaired.
  package struct Problem: Equatable, Sendable {
    package var path: String
    package var message: String
    /// What it means to the analysis; who writes the file says how.
    package var effect: Int

    package init(path: String, message: String, effect: Int) {
      self.path = path
      self.message = message
      self.effect = effect
    }
  }

  package var sources: [Source] = []
  package var locks: [Lock] = []
  package var problems: [Problem] = []

  package init() {}
}

/// Who can read a facts file: the same version of the product with the same words.
package struct FactsFormat: Equatable, Sendable {
  /// Counts changes of the encoding.
  package static let number = 2

  package var product: String
  /// A hash of the words that indices stand for.
  package var words: UInt64

  package init(product: String, words: [String]) {
    self.product = product
    self.words = stableHash(words.joined(separator: "\n").utf8)
  }
}

package enum FactsFileError: Error, Equatable {
  /// Something else, or its beginning is lost.
  case notFacts
  /// Written by another version: in words.
  case otherVersion(String)
  /// Cut short or changed.
  case damaged
}
