// L13-good A router of something that lives.
import UIKit
import XCoordinator

func l13good(_ c: NewsCoordinator) -> UnownedRouter<NewsRoute> { UnownedRouter(c) { $0.strongRouter } }
