// C3-values-bad Payloads of types that the case certainly does not take.
// rejected
import UIKit
import XCoordinator

struct Ticket { var id: Int }
enum SeatRoute: Route { case plain, numbered(Int), guarded((Bool) -> Void) }
enum HallRoute: Route {
  case either(SeatRoute?), wrapped(SeatRoute), ticket(Ticket), tickets([Ticket]), result(Result<Int, any Error>)
  case tabs(StrongRouter<TabRoute>?), ask((Bool) -> Void)
  static func at(_ ticket: Ticket) -> HallRoute { .ticket(ticket) }
}
func c3values(_ r: StrongRouter<HallRoute>, _ ticket: Ticket, _ tabs: TabsCoordinator) {
  r.trigger(.wrapped(.plin))
//           ^^^^^^^ input-mismatch
  r.trigger(.wrapped(TabRoute.news))
//           ^^^^^^^ input-mismatch
  r.trigger(.either(.plan))
//           ^^^^^^ input-mismatch
  r.trigger(.wrapped(.numbered))
//           ^^^^^^^ input-mismatch
  r.trigger(.wrapped(.numbered("1")))
//           ^^^^^^^ input-mismatch
  r.trigger(.ticket("1"))
//           ^^^^^^ input-mismatch
  r.trigger(.ticket(ticket.id))
//           ^^^^^^ input-mismatch
  r.trigger(.tickets(ticket))
//           ^^^^^^^ input-mismatch
  r.trigger(.ticket([ticket]))
//           ^^^^^^ input-mismatch
  r.trigger(.result(1))
//           ^^^^^^ input-mismatch
  r.trigger(.tabs(tabs))
//           ^^^^ input-mismatch
  r.trigger(.tabs(tabs.unownedRouter))
//           ^^^^ input-mismatch
  r.trigger(.ask { })
//           ^^^ input-mismatch
  r.trigger(.at(1))
//           ^^ input-mismatch
}
