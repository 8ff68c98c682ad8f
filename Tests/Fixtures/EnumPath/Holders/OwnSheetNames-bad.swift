// A case that the route of an own modifier's sheet lacks.
// rejected
//- /OwnSheetNamesModifier.swift
import SwiftUI

extension View {
  func ownNamedCover<Item: Identifiable, Cover: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Cover
  ) -> some View {
    fullScreenCover(item: item) { content($0) }
  }
}
//- /OwnSheetNames.swift
import SwiftUI

enum OwnSheetNames: String, Identifiable {
  case edit
  var id: String { rawValue }
}
struct OwnSheetNamesRoot: View {
  @State private var sheet: OwnSheetNames?
  var body: some View {
    Button("edit") { sheet = .edt }.ownNamedCover(item: $sheet) { _ in PlainView() }
//                            ^^^ unknown-route
  }
}
