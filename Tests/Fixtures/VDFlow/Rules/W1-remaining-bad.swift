// W1 while another step may be selected, a test of one says nothing
import VDFlow

@Steps struct W1Four { var shut; var open: Int = 0; var locked }
func w1four(_ four: inout W1Four) {
  if four.selected != .shut { four.open = 1 }
//                                 ^^^^ warning no-op-transition
  if four.selected == .shut { print(four) } else { four.open = 2 }
//                                                      ^^^^ warning no-op-transition
}
