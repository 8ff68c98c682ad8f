// E9-second From 4.15 to 4.19 every stored variable is a step, marked or not.
//- /Package.resolved
4.18.0
//- /Main.swift
import VDFlow
@Steps struct E9Second {
  @Step var a
  @Step var b: Int = 1
  var title = ""
  var isA: Bool { selected == .a }
  func go() {}
}
func e9second(_ f: inout E9Second) {
  f = .b(2)
  f = .title("x")
  f.selected = .title
  switch f.selected { case .a: break; case .b: break; case .title: break }
}
