// C11-good Options of one's own.
import UIKit
import XCoordinator

func c11good(_ r: StrongRouter<NewsRoute>) { r.trigger(.list, with: .init(animated: true)) }
