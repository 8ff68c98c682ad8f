// Row 7 A property that is assigned later.
// resolved: NewsRoute.list, NewsRoute.list
import UIKit
import XCoordinator

final class Row07 {
    var news: NewsCoordinator?
    init() { news = NewsCoordinator() }
    func go() { news?.trigger(.list); news!.trigger(.list) }
}
