// T39 a property typed by its factory
// resolved: T39.Page.two, T39.Page.one
import SwiftUI
import VDFlow

struct T39Two { init() {} }
struct T39 {
  @Steps struct Page { var one; var two: T39Two = .init() }
  var page = Page.two()
  mutating func back() { page.$one.select() }
}
