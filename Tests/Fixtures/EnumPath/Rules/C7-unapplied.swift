// C7 A method of a type that is given the instance first.
import SwiftUI

extension Nav {
  static let main = Nav()
  static func other() -> Nav { Nav() }
}
func c7Unapplied(_ steps: [Step]) {
  Nav.next(Nav.main)(.a(.x))
  Nav.next(.main)(.b(.x))
  Nav.next(.other())(.b(.x))
  steps.forEach(Nav.next(Nav.shared))
}
