// What an own modifier presents has no such case, a case that is blank, and one that nobody makes.
// hints: on
// resolved: OwnSheetBad.blank
//- /OwnSheetBadModifier.swift
import SwiftUI

extension View {
  func ownCover<Item: Identifiable, Cover: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Cover
  ) -> some View {
    fullScreenCover(item: item) { content($0) }
  }
}
//- /OwnSheetBad.swift
import SwiftUI

enum OwnSheetBad: String, Identifiable {
  case edit, blank
//     ^^^^ hint unused-route
  var id: String { rawValue }
}
struct OwnSheetBadRoot: View {
  @State private var sheet: OwnSheetBad?
  var body: some View {
    Button("blank") { sheet = .blank }.ownCover(item: $sheet) { sheet in
//                             ^^^^^ warning blank-screen
      switch sheet {
      case .edit: PlainView()
      case .blank: EmptyView()
      }
    }
  }
}
