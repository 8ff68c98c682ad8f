// Modifiers and views of the app's own that hand a binding to a sheet, directly or through each other: what they are given
// is presented. Of one that shows the value beside the view, nothing is.
// hints: on
// resolved: OwnSheet1.edit, OwnSheet1.new, OwnSheet2.edit, OwnSheet2.new, OwnSheet3.edit, OwnSheet4.edit, OwnSheet5.edit, OwnSheet6.edit
//- /OwnModifiers.swift
import SwiftUI

struct OwnItemModal<Item: Identifiable, Modal: View>: ViewModifier {
  @Binding var item: Item?
  let isFull: Bool
  let modal: (Item) -> Modal
  func body(content: Content) -> some View {
    content.sheet(item: $item) { modal($0) }
  }
}
struct OwnWrittenModal<Item: Identifiable, Modal: View>: ViewModifier {
  @Binding private var shown: Item?
  let modal: (Item) -> Modal
  init(_ item: Binding<Item?>, modal: @escaping (Item) -> Modal) {
    _shown = item
    self.modal = modal
  }
  func body(content: Content) -> some View {
    content.fullScreenCover(item: $shown) { modal($0) }
  }
}
struct OwnSheetHost<Item: Identifiable, Base: View, Modal: View>: View {
  let item: Binding<Item?>
  let base: Base
  @ViewBuilder let modal: (Item) -> Modal
  var body: some View { base.sheet(item: item) { modal($0) } }
}
extension View {
  func ownModal<Item: Identifiable, Modal: View>(
    item: Binding<Item?>, isFull: Bool = false, @ViewBuilder content: @escaping (Item) -> Modal
  ) -> some View {
    modifier(OwnItemModal(item: item, isFull: isFull, modal: content))
  }
  func ownModal<Modal: View>(isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> Modal) -> some View {
    sheet(isPresented: isOn, content: content)
  }
  func ownDrawer<Item: Identifiable, Modal: View>(
    of item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Modal
  ) -> some View {
    sheet(item: item) { content($0) }
  }
  func ownPanel<Item: Identifiable>(_ item: Binding<Item?>, title: @escaping (Item) -> String) -> some View {
    ownDrawer(of: item) { Text(title($0)) }
  }
  func ownBadge<Item: Identifiable, Badge: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Badge
  ) -> some View {
    VStack {
      self
      if let item = item.wrappedValue { content(item) }
    }
  }
  func ownPane<Item: Identifiable>(item: Binding<Item?>) -> some View {
    sheet(item: item) { _ in PlainView() }
  }
  func ownPane<Item: Hashable>(item: Binding<Item?>) -> some View { self }
}
//- /OwnSheets.swift
import SwiftUI

enum OwnSheet1: String, Identifiable {
  case edit, new
  var id: String { rawValue }
}
enum OwnSheet2: String, Identifiable {
  case edit, new
  var id: String { rawValue }
}
struct OwnSheetRoot: View {
  @State private var first: OwnSheet1?
  @StateObject private var model = OwnSheetModel()
  var body: some View {
    VStack {
      Button("edit") { first = .edit }.ownModal(item: $first) { sheet in
        switch sheet {
        case .edit: PlainView()
        case .new: NumberView(id: 1)
        }
      }
      Button("new") { first = .new }
      Button("second") { model.second = .edit }
        .ownDrawer(of: $model.second) {
          switch $0 {
          case .edit: PlainView()
          case .new: NumberView(id: 2)
          }
        }
      Button("new") { model.second = .new }
    }
  }
}
final class OwnSheetModel: ObservableObject {
  @Published var second: OwnSheet2?
}
//- /OwnSheetsFurther.swift
import SwiftUI

enum OwnSheet3: String, Identifiable {
  case edit, new
//           ^^^ hint unused-route
  var id: String { rawValue }
}
enum OwnSheet4: String, Identifiable {
  case edit
  var id: String { rawValue }
}
enum OwnSheet5: String, Identifiable {
  case edit
  var id: String { rawValue }
}
enum OwnSheet6: String, Identifiable {
  case edit
  var id: String { rawValue }
}
enum OwnBadge: String, Identifiable {
  case few, many
  var id: String { rawValue }
}
enum OwnPane: String, Identifiable {
  case left, right
  var id: String { rawValue }
}
struct OwnSheetFurther: View {
  @State private var third: OwnSheet3?
  @State private var fourth: OwnSheet4?
  @State private var fifth: OwnSheet5?
  @State private var sixth: OwnSheet6?
  @State private var badge: OwnBadge?
  @State private var pane: OwnPane?
  var body: some View {
    VStack {
      Button("panel") { third = .edit }.ownPanel($third) { $0.id }
      Button("written") { fourth = .edit }
        .modifier(OwnWrittenModal($fourth) { _ in PlainView() })
      OwnSheetHost(item: $fifth, base: Button("host") { fifth = .edit }) { _ in PlainView() }
      Button("set") { sixth = .edit }
        .ownModal(item: Binding(get: { sixth }, set: { sixth = $0 })) { _ in PlainView() }
      Button("badge") { badge = .few }.ownBadge(item: $badge) { Text($0.id) }
      Button("pane") { pane = .left }
    }
  }
}
