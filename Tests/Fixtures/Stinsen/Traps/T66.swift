// T66 Carriage returns, and text outside ASCII before a call: columns count bytes.
// rejected
import SwiftUI
import Stinsen

func t66(_ r: DepotCoordinator.Router) {
    let größe = "日本語 🚉"; r.route(to: \.scaless); _ = größe
//                                                ^^^^^^^ unknown-route
}
