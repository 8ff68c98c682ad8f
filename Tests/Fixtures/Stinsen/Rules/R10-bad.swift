// R10 Focusing what is never put on the stack.
// resolved: LaneCoordinator.map
import SwiftUI
import Stinsen

func r10Bad(_ lane: LaneCoordinator) { try? lane.focusFirst(\.map) }
//                                                            ^^^ warning no-op-transition
