// E6-past Before 4.16 every selection may be nil: an older version's code is not refused.
// unresolved: whether 'none' of 'E6Past' is meant is not known
//- /Package.resolved
4.10.0
//- /Main.swift
import VDFlow
@Steps struct E6Past { var home; var list: [Int] = [] }
func e6past(_ f: inout E6Past) { f.selected = nil }
