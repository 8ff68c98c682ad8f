// R2-uninhabited No value of the route exists that anybody could push.
import SwiftUI

protocol R2Router: AnyObject {
  associatedtype Destination: Hashable
  var path: NavigationPath { get set }
}
extension R2Router { func push(_ destination: Destination) { path.append(destination) } }
final class R2Uninhabited: R2Router {
  enum Destination: Hashable {}
  var path = NavigationPath()
}
