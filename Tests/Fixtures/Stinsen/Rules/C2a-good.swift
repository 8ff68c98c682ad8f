// C2a Its child has them.
// resolved: DepotCoordinator.survey, SurveyCoordinator.question
import SwiftUI
import Stinsen

func c2aGood(_ depot: DepotCoordinator) { depot.route(to: \.survey, "a").child.route(to: \.question, 1) }
