// T03 conformance in an extension, several cases per line, payload with defaults over lines.
import UIKit
import XCoordinator

enum SplitUp { case a, b(
    Int,
    force: Bool = true
), c }
extension SplitUp: Route {}
