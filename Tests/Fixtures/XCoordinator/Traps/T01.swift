// T01 a route that is not called Route, and one that is only called so.
import UIKit
import XCoordinator

enum FirstFlow: Route { case open }
enum TravelRoute { case walk }
