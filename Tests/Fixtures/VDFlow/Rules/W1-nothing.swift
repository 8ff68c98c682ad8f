// W1 and W2: who clears a value does not want its step selected
import SwiftUI
import VDFlow

@Steps struct ClearedPlace { var photo: Int? = nil; var route: ClearedRoute?; var sheet: Leaf = .dark; var none }
@Steps struct ClearedRoute { var car; var foot; var none }
func cleared(_ place: inout ClearedPlace, _ isOver: Bool) {
  place.photo = nil
  place.photo = .none
  place.route = nil
  place.sheet = .none
  place.sheet = Leaf.none
  place.sheet = isOver ? .none : Leaf.none
}
