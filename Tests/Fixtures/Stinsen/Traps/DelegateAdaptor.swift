// An adaptor makes the delegate that it is told, also where no type is written.
// resolved: DepotCoordinator.scales
import SwiftUI
import UIKit
import Stinsen

final class DelegateAdaptorDelegate: NSObject, UIApplicationDelegate { let depot = DepotCoordinator() }
struct DelegateAdaptorApp: App {
    @UIApplicationDelegateAdaptor(DelegateAdaptorDelegate.self) private var delegate
    var body: some Scene {
        WindowGroup { delegate.depot.view().onOpenURL { _ in delegate.depot.route(to: \.scales) } }
    }
}
