// E14 In 4.1 and 4.2 a step can be selected, but not with a value.
//- /Main.swift
import VDFlow
func e14selectHalf(_ f: inout Root) {
  f.$home.select()
  f.$list.select(with: Items())
//        ^^^^^^ warning removed-api
}
//- /Package.resolved
4.1.0
