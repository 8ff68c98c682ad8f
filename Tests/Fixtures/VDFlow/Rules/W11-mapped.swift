// W11 a selection that is mapped may be shown anywhere
import Combine
import SwiftUI
import VDFlow

@Steps struct W11KeyPath { var home; var list: Items = Items(); var tab: Inner = .main; var none }
final class W11KeyPathModel: ObservableObject {
  @Published var r: W11KeyPath = .home
  var bag: Set<AnyCancellable> = []
  func go() { r.selected = .home; r.$list.select(); r.$tab.select() }
  func render(_ step: W11KeyPath.Steps?) {}
  func bind() { $r.map(\.selected).sink { self.render($0) }.store(in: &bag) }
}
struct W11KeyPathView: View {
  @ObservedObject var m = W11KeyPathModel()
  var body: some View { Text("").step($m.r.$list) }
}
@Steps struct W11Closure { var home; var list: Items = Items(); var tab: Inner = .main; var none }
final class W11ClosureModel: ObservableObject {
  @Published var r: W11Closure = .home
  var bag: Set<AnyCancellable> = []
  func go() { r.selected = .home; r.$list.select(); r.$tab.select() }
  func render(_ step: W11Closure.Steps?) {}
  func bind() { $r.map { $0.selected }.sink { self.render($0) }.store(in: &bag) }
}
struct W11ClosureView: View {
  @ObservedObject var m = W11ClosureModel()
  var body: some View { Text("").step($m.r.$list) }
}
@Steps struct W11Local { var home; var list: Items = Items(); var tab: Inner = .main; var none }
final class W11LocalModel: ObservableObject {
  @Published var r: W11Local = .home
  var bag: Set<AnyCancellable> = []
  func go() { r.selected = .home; r.$list.select(); r.$tab.select() }
  func render(_ step: W11Local.Steps?) {}
  func bind() { let step = r.selected; render(step) }
}
struct W11LocalView: View {
  @ObservedObject var m = W11LocalModel()
  var body: some View { Text("").step($m.r.$list) }
}
@Steps struct W11Helped { var home; var list: Items = Items(); var none }
struct W11HelpedView: View {
  @StateStep var f: W11Helped = .none
  func tab<T>(_ path: WritableKeyPath<W11Helped, StepWrapper<W11Helped, T>>) -> some View { Text("") }
  var body: some View {
    VStack { Text("").step($f.$list); tab(\.$home).onTapGesture { f.selected = .home } }
  }
}
