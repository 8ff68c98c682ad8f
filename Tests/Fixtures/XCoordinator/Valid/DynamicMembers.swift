// DynamicMembers Look-ups that lead to each other and end nowhere.
// unfinished
// unresolved: the type of the receiver is not known; the type of the receiver is not known
import UIKit
import XCoordinator

@dynamicMemberLookup struct DynamicSelf { subscript<T>(dynamicMember path: KeyPath<DynamicSelf, T>) -> T { fatalError() } }
@dynamicMemberLookup struct DynamicOne { subscript<T>(dynamicMember path: KeyPath<DynamicTwo, T>) -> T { fatalError() } }
@dynamicMemberLookup struct DynamicTwo { subscript<T>(dynamicMember path: KeyPath<DynamicOne, T>) -> T { fatalError() } }
func dynamicMembers(_ own: DynamicSelf, _ one: DynamicOne) {
  own.router.trigger(.list)
  one.router.trigger(.list)
}
