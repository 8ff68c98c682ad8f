// E1-branches A flow that each branch of an #if declares has the steps of all.
// unfinished
// resolved: E1Branches.list, E1Branches.sidebar, E1Branches.none
import VDFlow

#if os(iOS)
@Steps struct E1Branches { var home; var list: [Int] = [] }
func e1branches(_ f: inout E1Branches) { f.selected = .list }
#else
@Steps struct E1Branches { var home; var sidebar; var none }
func e1branches(_ f: inout E1Branches) { f.selected = .sidebar; f.selected = nil }
#endif
