// L22-preview Shown in a preview only: that is no place where an app asks for the router.
import SwiftUI
import XCoordinator

enum L22PreviewRoute: Route { case shown }
struct L22Previewed: View {
    @Routing(L22PreviewRoute.self) var router
    var body: some View { Button("Shown") { router.trigger(.shown) } }
}
#Preview { L22Previewed() }
