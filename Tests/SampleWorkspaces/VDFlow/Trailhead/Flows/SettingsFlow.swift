import VDFlow

@Steps
struct SettingsFlow {
  var main
  var account: AccountFlow = .overview
  var about
}

@Steps
struct AccountFlow {
  var overview
  var password
}

@Steps
struct OldFlow {
  var first
  var second
}
