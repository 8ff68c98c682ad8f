// What replaces a part of a path is checked as the path's own.
// rejected
import SwiftUI

func defaultsBad(_ nav: Nav) {
  nav.path.replaceSubrange(0..<1, with: [.a(.x), .c])
//                                                ^ unknown-route
}
