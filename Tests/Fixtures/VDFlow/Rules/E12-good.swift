// E12 a view with its flow
import SwiftUI
import VDFlow

struct E12GoodChild: View { @StateStep var f: Inner; var body: some View { Text("a") } }
struct E12GoodOther: View { @StateStep var f: Inner = .main; var body: some View { Text("a") } }
struct E12GoodOwn: View {
  @StateStep var f: Inner
  init() { _f = StateStep(wrappedValue: .main) }
  var body: some View { Text("a") }
}
struct E12Good: View {
  @StateStep var r: Root = .home
  var body: some View {
    VStack { E12GoodChild(f: .main); E12GoodOther().step($r.$tab); E12GoodOwn() }
  }
}
func e12good() -> E12GoodChild { .init(f: .main) }
func e12other() -> E12GoodOther { .init() }
func e12own() -> E12GoodOwn? { .init() }
