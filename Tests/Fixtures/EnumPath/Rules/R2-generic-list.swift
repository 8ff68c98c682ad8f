// R2-generic-list What a generic type lists is no path because something is added to it.
import SwiftUI

protocol R2Choice: Hashable {}
struct R2Card: R2Choice { let name: String }
class R2Game<Element: R2Choice> { var chosen: [Element] = [] }
extension R2Game where Element == R2Card {
  func choose(_ card: Element) { chosen.append(card) }
}
