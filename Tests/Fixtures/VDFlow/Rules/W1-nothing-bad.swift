// W1 and W2: what is something, or a case of that name
import SwiftUI
import VDFlow

enum KeptOrder { case none, name }
@Steps struct KeptList { var order: KeptOrder = .name; var photo: Int? = nil; var sheet: Leaf = .none; var none }
func kept(_ list: inout KeptList, _ isDark: Bool) {
  list.order = .none
//     ^^^^^ warning no-op-transition
  list.photo = 3
//     ^^^^^ warning no-op-transition
  list.sheet = isDark ? .dark : .none
//     ^^^^^ warning no-op-transition
}
