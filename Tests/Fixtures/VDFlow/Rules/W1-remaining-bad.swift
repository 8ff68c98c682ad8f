// W1 while another step may be selected, a test of one says nothing
import VDFlow

@Steps struct W1Four { var shut; var open: Int = 0; var locked }
func w1four(_ four: inout W1Four) {
  if four.selected != .shut { four.open = 1 }
//                                 ^^^^ warning no-op-transition
  if four.selected == .shut { print(four) } else { four.open = 2 }
//                                                      ^^^^ warning no-op-transition
}
func w1nestedFour(_ four: inout W1Four) {
  if four.selected != .shut {
    if four.selected != .shut { four.open = 3 }
//                                   ^^^^ warning no-op-transition
  }
  if four.selected == .shut {
    if four.selected != .locked { four.open = 4 }
//                                     ^^^^ warning no-op-transition
  }
}
func w1leftFour(_ four: inout W1Four) {
  if four.selected == .shut { print(four) }
  guard four.selected != .locked else { return }
  four.open = 5
//     ^^^^ warning no-op-transition
}
