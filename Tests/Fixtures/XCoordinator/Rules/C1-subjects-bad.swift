// C1-subjects-bad What a subject whose type is written is given is of that type.
// rejected
import Combine
import UIKit
import XCoordinator

final class C1Subjects {
  let events = PassthroughSubject<NewsRoute, Never>()
  let current = CurrentValueSubject<NewsRoute, Never>(.lst)
//                                                     ^^^ unknown-route
  let known = CurrentValueSubject<NewsRoute, Never>(.list)
  func c1send(_ id: Int) {
    events.send(.lst2)
//               ^^^^ unknown-route
    known.value = .lst3
//                 ^^^^ unknown-route
    events.send(id > 1 ? .article(id: id) : .profile)
//                                           ^^^^^^^ unknown-route
  }
}
