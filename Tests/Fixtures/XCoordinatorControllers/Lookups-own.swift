// Lookups-own An app's own function beside the framework's says what it gives back.
// resolved:
import UIKit
import XCoordinator

struct LookupsProxy { func trigger(_ text: Text) {}; enum Text { case home } }
extension Presentable {
    func router(for route: AccountRoute.Type) -> LookupsProxy? { nil }
}
func lookupsOwn(_ app: AppCoordinator) {
    app.router(for: AccountRoute.self)?.trigger(.home)
}
