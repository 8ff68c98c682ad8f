// L13-previews Nobody triggers anything in a preview.
import SwiftUI
import UIKit
import XCoordinator

struct L13PreviewView: View {
  let router: UnownedRouter<NewsRoute>
  var body: some View { Text("news") }
}
struct L13Preview_Previews: PreviewProvider {
  static var previews: some View { L13PreviewView(router: NewsCoordinator().unownedRouter) }
}
