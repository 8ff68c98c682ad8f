// C1-subjects Subjects of something else, and right values.
import Combine
import UIKit
import XCoordinator

struct C1Event { static let list = C1Event(); static let profile = C1Event() }
final class C1Queue { func send(_ event: C1Event) {}; var value = C1Event.list }
final class C1SubjectsGood {
  let events = PassthroughSubject<NewsRoute, Never>()
  let others = PassthroughSubject<C1Event, Never>()
  let current = CurrentValueSubject<NewsRoute?, Never>(.none)
  let queue = C1Queue()
  func c1send(_ id: Int) {
    events.send(.list)
    events.send(.article(id: id))
    others.send(.profile)
    current.value = .some(.list)
    current.send(.none)
    queue.send(.profile)
    queue.value = .profile
  }
}
