// Links of a chain in clauses of an `#if`: what stands in front of one may be in another build than the one before it.
// resolved: DepotCoordinator.survey, SurveyCoordinator.question, DepotCoordinator.lane
// unresolved: the chain before it could not be followed; the chain before it could not be followed; the chain before it could not be followed; the receiver's type is not known
import SwiftUI
import Stinsen

func openClauses(_ router: DepotCoordinator.Router) {
    router
        #if DEBUG
        .route(to: \.survey, "debug").child.route(to: \.question, 1)
        #else
        .route(to: \.survey, "release").child.route(to: \.question, 2)
        #endif
    router
        .popToRoot()
        #if DEBUG
        .route(to: \.lane)
        #else
        .root(\.shift)
        #endif
        .popToRoot()
        .view()
    router
        #if DEBUG
        .coordinator
        #endif
        .route(to: \.survey, "both")
}
