// T19 An action of the app's own, without the framework.
// resolved: 
//- /Store.swift
enum T19 {
  enum Action { case a, b }
  final class Store { func handle(_ action: Action) { switch action { case .a, .b: break } } }
}
func t19(_ store: T19.Store) { store.handle(.a) }
