// T01 a step without type or value is an EmptyStep
import SwiftUI
import VDFlow

@Steps struct T01 {
  var tab1
  var tab2
  var tab3
  var tab4
  var tab5
  var tab6
  var tab7
  var tab8
  var tab9
  var tab10
}
