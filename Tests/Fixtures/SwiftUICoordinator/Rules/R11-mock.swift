// R11 What a test makes, nobody else holds; a constant that is nothing holds nobody.
//- /Tests/AppTests/MockCoordinator.swift
import SwiftUICoordinator

final class R11Mock: Coordinator {
  var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  func handle(_ action: CoordinatorAction) {}
}
//- /App/Top.swift
import SwiftUICoordinator

final class R11Top: Coordinator {
  let parent: Coordinator? = .none
  var childCoordinators = [WeakCoordinator]()
  func handle(_ action: CoordinatorAction) {}
}
