// E9 Optional payloads, spelt out or with a mark: steps like any other, if the macro sees what they are.
// rejected
// resolved: E9Opt.number, E9Opt.number, E9Opt.list, E9Opt.number, E9Opt.number, E9Opt.inner, E9Opt.inner, E9OptInner.second, E9Opt.number, E9Opt.inner, E9OptInner.second, E9OptPart.number
import SwiftUI
import VDFlow

@Steps struct E9OptInner { var first; var second; var none }
@Steps struct E9Opt { var home; var number: Optional<Int>; var list: Optional<[String]>; var inner: Optional<E9OptInner> }
@Steps struct E9OptModule { var home; var number: Swift.Optional<Int> }
//                                        ^^^^^^ invalid-declaration
@Steps struct E9OptForced { var home; var number: Int! }
//                                        ^^^^^^ invalid-declaration
@Steps struct E9OptPart { @Step var home; @Step var number: Optional<Int>; var title: Optional<String> }
func e9Opt(_ n: Int?) {
  var o = E9Opt.number()
  o = .number(3)
  o = .list(["x"])
  o.$number.select(with: 4)
  o.$number.select(with: nil)
  o.$inner.select()
  o = .inner(.second)
  o = .number(n)
  o.inner?.$second.select()
  o = .number("text")
//            ^^^^^^ input-mismatch
  var part = E9OptPart(title: nil)
  part.title = nil
  part.$number.select(with: 1)
}
