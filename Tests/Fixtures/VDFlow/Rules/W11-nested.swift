// W11 what shows a nested step shows the steps around it
import SwiftUI
import VDFlow

@Steps struct W11Alert { var delete; var denied; var none }
@Steps struct W11Nested { var alert: W11Alert = .none; var edit: Items = Items(); var page: Items = Items(); var none }
struct W11Edit: View { let items: Binding<Items>; var body: some View { Text("a") } }
struct W11NestedView: View {
  @StateStep var f: W11Nested = .none
  var body: some View {
    Text("a")
      .sheet(isPresented: $f.alert.isSelected(.delete)) { Text("b") }
      .sheet(isPresented: $f.isSelected(.edit)) { Text("c") }
      .onTapGesture { f.alert.$delete.select(); f.$page.select(with: Items(id: 1)) }
  }
  var other: some View { W11Edit(items: $f.page) }
}
