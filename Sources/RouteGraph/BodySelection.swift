/// Which bodies can matter to a dialect, in a workspace that is read once: by the words in them.

package import Semantics

/// A body that holds none of the words and names of a dialect tells it nothing but what it constructs. To say a word too
/// many costs time; to say one too few is a bug: what is found must not depend on whether all bodies are read.
package protocol BodySelection: Sendable {
  /// A body that holds one of these is read.
  var words: [String] { get }
  /// Of a file that holds one of these every body is read.
  var wholeFileMarks: Set<String> { get }
  /// What else matters in these files: known when the declarations of all are.
  func names(in files: [FileNames]) -> BodyNames
}

/// In a file that holds a mark, any body can matter.
struct AnyBody: BodySelection {
  let wholeFileMarks: Set<String>

  var words: [String] { [] }
  func names(in files: [FileNames]) -> BodyNames { BodyNames() }
}

package struct BodyNames: Sendable {
  /// A body that holds one of these is read.
  package var words: Set<String>
  /// All bodies of types of these names and of their extensions are read.
  package var types: Set<String>
  /// Bodies of global functions of these names are read.
  package var functions: Set<String>
  /// What else makes a body of one file matter.
  package var ownWords: @Sendable (FileNames) -> Set<String>
  /// Whether all bodies of a file are read, for what it declares.
  package var isNeeded: @Sendable (FileNames) -> Bool

  package init(
    words: Set<String> = [], types: Set<String> = [], functions: Set<String> = [],
    ownWords: @escaping @Sendable (FileNames) -> Set<String> = { _ in [] },
    isNeeded: @escaping @Sendable (FileNames) -> Bool = { _ in false }
  ) {
    self.words = words
    self.types = types
    self.functions = functions
    self.ownWords = ownWords
    self.isNeeded = isNeeded
  }
}
