// C3-converted-good Payloads that fit by what the app or Swift adds: literals, protocols' members, labels in any order.
import Foundation
import UIKit
import XCoordinator

protocol SpelledOut: ExpressibleByStringLiteral {}
typealias ListedOut = ExpressibleByArrayLiteral
extension URL: SpelledOut { public init(stringLiteral value: String) { self.init(fileURLWithPath: value) } }
extension UUID: ListedOut { public init(arrayLiteral elements: Int...) { self.init() } }
extension Data: ExpressibleByNilLiteral { public init(nilLiteral: ()) { self.init() } }
extension Optional: ExpressibleByFloatLiteral where Wrapped == Date { public init(floatLiteral value: Double) { self = nil } }
extension Equatable { static var theUsual: Self { fatalError() } }
extension Hashable { static var theHashed: Self { fatalError() } }
extension RawRepresentable { static func theRaw() -> Self { fatalError() } }
extension ExpressibleByNilLiteral { static var noneAtAll: Self { nil } }
enum ParcelSize { case small, large }
enum ParcelClass: String, Comparable { case cheap; static func < (a: Self, b: Self) -> Bool { false } }
enum PostRoute: Route {
  case url(URL), uuid(UUID), data(Data), date(Date?), size(ParcelSize), maybe(ParcelSize?), kind(ParcelClass)
  case named((id: Int, name: String))
}
func c3converted(_ r: StrongRouter<PostRoute>, _ pair: (name: String, id: Int)) {
  r.trigger(.url("a")); r.trigger(.uuid([1])); r.trigger(.data(nil)); r.trigger(.date(1.5))
  r.trigger(.size(.theUsual)); r.trigger(.size(.theHashed)); r.trigger(.maybe(.noneAtAll)); r.trigger(.kind(.theRaw()))
  r.trigger(.kind(.theUsual)); r.trigger(.named((name: "a", id: 1))); r.trigger(.named(pair))
}
