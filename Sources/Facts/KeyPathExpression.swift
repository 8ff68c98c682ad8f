/// Key paths, one of the expressions.

package import SourceText

/// `\Root.a.b`, `\.a`. A component not yet typed is one with an empty name and an empty range.
package final class KeyPathExpression: Sendable {
  package struct Component: Sendable {
    /// `?` and `!` and subscripts are skipped; `self` stays.
    package var name: String
    package var range: TextRange

    package init(name: String, range: TextRange) {
      self.name = name
      self.range = range
    }
  }

  /// The written root: `\Outer.C.a` and `\C.a` cannot be told apart from a nested component without names, so the
  /// capitalised leading names (with their generic arguments) are the root, but for the last where nothing follows.
  package let root: TypeSyntax?
  package let components: [Component]
  /// Nothing but names: no `?`, `!`, subscript or call among the components.
  package let isPlain: Bool
  package let range: TextRange

  package init(root: TypeSyntax?, components: [Component], isPlain: Bool, range: TextRange) {
    self.root = root
    self.components = components
    self.isPlain = isPlain
    self.range = range
  }
}
