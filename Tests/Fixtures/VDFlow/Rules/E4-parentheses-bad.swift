// E4 what 'select' and 'isSelected' are given stands in parentheses
// rejected
// fix: func e4a(_ r: Root) -> Bool { r.isSelected((\.$home)) }
import VDFlow

func e4a(_ r: Root) -> Bool { r.isSelected((.home)) }
//                                           ^^^^ wrong-receiver
func e4b(_ r: Root) -> Bool { r.isSelected((\.$hom)) }
//                                             ^^^ unknown-route
func e4c(_ r: inout Root) { r.select((\.tab)) }
//                                      ^^^ broken-chain
