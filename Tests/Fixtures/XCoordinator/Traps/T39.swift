// T39 annotation hides the coordinator.
import UIKit
import XCoordinator

func r1() -> ViewTransition { let next: Presentable = TabsCoordinator(); return .present(next) }
