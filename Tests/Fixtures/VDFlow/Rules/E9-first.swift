// E9-first Up to 4.14 the macro reads stored variables and no types; every selection may be nil.
//- /Package.resolved
4.10.0
//- /Main.swift
import VDFlow
struct E9Items { var id = 0; static let empty = E9Items() }
@Steps struct E9First {
  var home: EmptyStep
  var list = E9Items.empty
  var numbers = [1, 2]
  var neg = -1
  var computed: Int { numbers.count }
  lazy var cache = 1
}
func e9first(_ f: inout E9First) {
  f.selected = .none
  if f.selected == .none { f.selected = .home }
  f.move()
  switch f.selected { case .home, .list, .numbers, .neg: break; case nil: break }
}
