// T35 isSelected on a value
// rejected
import SwiftUI
import VDFlow

func t35(_ f: Root) {
  _ = f.isSelected(\.$tab)
  _ = f.isSelected(\.tab)
//                   ^^^ broken-chain
  _ = f.isSelected(.tab)
//                  ^^^ wrong-receiver
}
