// R12 What a sheet shows whichever case it is, is no route.
// hints: on
import SwiftUI

enum PaywallReason: String, Identifiable {
  case limit, upgrade
  var id: String { rawValue }
}
struct PaywallRoot: View {
  @State private var paywall: PaywallReason?
  var body: some View {
    Button("Upgrade") { paywall = .upgrade }
      .sheet(item: $paywall) { _ in PlainView() }
  }
}

enum PaywallStep: Identifiable {
  case offer, thanks
//     ^^^^^ hint unused-route
  var id: Self { self }
}
struct PaywallFlow: View {
  @State private var step: PaywallStep?
  var body: some View {
    Button("Buy") { step = .thanks }
      .sheet(item: $step) { step in
        switch step {
        case .offer: PlainView()
        case .thanks: NumberView(id: 1)
        }
      }
  }
}
