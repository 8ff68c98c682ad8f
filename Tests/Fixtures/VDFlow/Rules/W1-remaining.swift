// W1 the one step that is left where tests have said no to all others is selected
import VDFlow

@Steps struct W1Pair { var shut; var open: Int = 0 }
@Steps struct W1Three { var shut; var open: Int = 0; var locked }
func w1pair(_ pair: inout W1Pair) {
  if pair.selected != .shut { pair.open = 1 }
  if pair.selected == .shut { print(pair) } else { pair.open = 2 }
  guard pair.selected == .shut else {
    pair.open = 3
    return
  }
}
func w1three(_ three: inout W1Three) {
  if three.selected == .shut {
    print(three)
  } else if three.selected == .locked {
    print(three)
  } else {
    three.open = 1
  }
}
func w1nested(_ three: inout W1Three, _ isReady: Bool) {
  if three.selected != .shut {
    if three.selected != .locked { three.open = 2 }
  }
  if isReady, three.selected == .shut { print(three) } else if three.selected != .locked { three.open = 3 }
  while three.selected != .shut {
    guard three.selected != .locked else { break }
    three.open = 4
  }
}
func w1left(_ three: inout W1Three) {
  if three.selected == .shut { return }
  guard three.selected != .locked else { return }
  three.open = 5
}
func w1switched(_ three: inout W1Three) {
  switch three.selected {
  case .shut: return
  case .locked: fatalError()
  default: break
  }
  three.open = 6
}
func w1between(_ three: inout W1Three) {
  switch three.selected {
  case .shut: return
  default: print(three)
  }
  precondition(three.selected != .locked)
  three.open = 7
}
