// C3-bad Payloads missing, superfluous, mislabelled and of an impossible type.
// rejected
import UIKit
import XCoordinator

func c3bad(_ r: StrongRouter<NewsRoute>) {
  r.trigger(.article)
//           ^^^^^^^ input-mismatch
  r.trigger(.list(1))
//           ^^^^ input-mismatch
  r.trigger(.article(number: 1))
//           ^^^^^^^ input-mismatch
  r.trigger(.article(id: "one"))
//           ^^^^^^^ input-mismatch
}
