// T26 broken over lines, trailing completion, comments between.
// resolved: NewsRoute.article
import UIKit
import XCoordinator

func j1(_ r: UnownedRouter<NewsRoute>) {
    r
        // open it
        .trigger(
            .article(
                id: 7
            )
        ) { print("done") }
}
