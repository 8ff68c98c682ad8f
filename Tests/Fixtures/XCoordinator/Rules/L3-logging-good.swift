// L3-logging-good Code that runs for what is printed does something, and so may functions that are called like a logger.
import UIKit
import XCoordinator

enum L3LoggingRoute: Route { case printed, checked, own, hidden }
final class L3Logging: NavigationCoordinator<L3LoggingRoute> {
  override func prepareTransition(for route: L3LoggingRoute) -> NavigationTransition {
    switch route {
    case .printed: print(open()); return .none()
    case .checked: assert(open()); return .none()
    case .own: NSLog(self); return .none()
    case .hidden: debugPrint("\(open())"); return .none()
    }
  }
  @discardableResult private func open() -> Bool { viewController != nil }
  private func NSLog(_ coordinator: L3Logging) { coordinator.open() }
}
let l3logging = L3Logging(initialRoute: .printed)
func l3LoggingAll() {
  l3logging.trigger(.printed)
  l3logging.trigger(.checked)
  l3logging.trigger(.own)
  l3logging.trigger(.hidden)
}
final class L3LoggingPrinter {
  func log(_ route: L3LoggingNamedRoute) {}
  func print(_ text: String) {}
}
enum L3LoggingNamedRoute: Route { case logged, printed, kept, own }
final class L3LoggingNamed: NavigationCoordinator<L3LoggingNamedRoute> {
  private let printer = L3LoggingPrinter()
  var log: (L3LoggingNamedRoute) -> Void = { _ in }
  override func prepareTransition(for route: L3LoggingNamedRoute) -> NavigationTransition {
    switch route {
    case .logged: printer.log(.own); return .none()
    case .printed: printer.print("doc"); return .none()
    case .kept: log(.own); return .none()
    case .own: dump(); return .none()
    }
  }
  private func dump() { printer.print("all") }
}
let l3loggingNamed = L3LoggingNamed(initialRoute: .own)
func l3LoggingNamedAll() {
  l3loggingNamed.trigger(.logged)
  l3loggingNamed.trigger(.printed)
  l3loggingNamed.trigger(.kept)
  l3loggingNamed.trigger(.own)
}
