// C6c Containers as Swift converts them: elements of a subclass, of a protocol, made optional.
import SwiftUI
import Stinsen

class Vessel {}
final class Barge: Vessel {}
protocol Floating {}
struct Raft: Floating {}
final class HarbourCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \HarbourCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var vessels = makeVessels
  @Route(.push) var floating = makeFloating
  @Route(.push) var numbers = makeNumbers
  @Route(.push) var result = makeResult
  func makeStart() -> some View { PlainView() }
  func makeVessels(_ vessels: [Vessel]) -> some View { PlainView() }
  func makeFloating(_ floating: [any Floating]) -> some View { PlainView() }
  func makeNumbers(_ numbers: [Double?]) -> some View { PlainView() }
  func makeResult(_ result: Result<Vessel, any Error>) -> some View { PlainView() }
}
func c6cVessels(_ r: HarbourCoordinator.Router, _ barges: [Barge]) { r.route(to: \.vessels, barges) }
func c6cFloating(_ r: HarbourCoordinator.Router, _ rafts: [Raft]) { r.route(to: \.floating, rafts) }
func c6cNumbers(_ r: HarbourCoordinator.Router, _ numbers: [Double]) { r.route(to: \.numbers, numbers) }
func c6cLiterals(_ r: HarbourCoordinator.Router) { r.route(to: \.numbers, [1, nil, 2.5]) }
func c6cMapped(_ r: HarbourCoordinator.Router) { r.route(to: \.numbers, [1, 2].map { $0 * 2 }) }
func c6cResult(_ r: HarbourCoordinator.Router, _ b: Barge) { r.route(to: \.result, .success(b)) }
