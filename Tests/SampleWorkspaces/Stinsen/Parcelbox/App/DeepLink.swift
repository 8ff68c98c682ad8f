import Foundation

/// Where a link from a mail or a message leads.
enum DeepLink: Equatable {
  case parcel(Parcel.ID)
  case tracking(Parcel.ID)
  case send
  case inbox
  case signOut

  init?(_ url: URL) {
    guard url.scheme == "parcelbox" else { return nil }
    let identifier = Int(url.lastPathComponent)
    switch (url.host, identifier) {
    case ("parcel", let id?): self = .parcel(id)
    case ("tracking", let id?): self = .tracking(id)
    case ("send", _): self = .send
    case ("inbox", _): self = .inbox
    case ("sign-out", _): self = .signOut
    default: return nil
    }
  }
}
