// E14 In 4.0 nothing selects through the step.
//- /Main.swift
import VDFlow
func e14select(_ f: inout Root) {
  f.$home.select()
//        ^^^^^^ warning removed-api
  f.$list.select(with: Items())
//        ^^^^^^ warning removed-api
}
//- /Package.resolved
4.0.0
