// T31 static members, conformances and observers
// resolved: T31.a, T31.b, T31.c
import SwiftUI
import VDFlow

func t31Log() {}
@Steps struct T31: Hashable, Codable { var a; var b: [Int] = []; static let all = 3; var c: Int = 0 { didSet { t31Log() } } }
func t31(_ flow: T31) {
  var f = flow
  f.selected = .a
  f.$b.select(with: [1])
  f.$c.select(with: T31.all)
}
