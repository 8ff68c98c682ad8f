// Key paths name routers to property wrappers of libraries for dependencies.
// rejected
// resolved: NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list
import UIKit
import XCoordinator

struct DependencyValues {}
struct Factory<Value> {}
class Container {}
@propertyWrapper struct Dependency<Value> {
  init(_ path: KeyPath<DependencyValues, Value>) {}
  var wrappedValue: Value { fatalError() }
}
@propertyWrapper struct Injected<Value> {
  init(_ path: KeyPath<Container, Factory<Value>>) {}
  init<Own: Container>(_ path: KeyPath<Own, Factory<Value>>) {}
  var wrappedValue: Value { fatalError() }
}
@propertyWrapper struct InjectedObservable<Value> {
  init(_ path: KeyPath<Container, Factory<Value>>) {}
  var wrappedValue: Value { fatalError() }
}

extension DependencyValues { var news: UnownedRouter<NewsRoute> { fatalError() } }
extension Container { var news: Factory<UnownedRouter<NewsRoute>> { Factory() } }
final class OwnContainer: Container { var other: Factory<UnownedRouter<NewsRoute>> { Factory() } }

final class ProvidedModel {
  @Dependency(\.news) var first
  @Injected(\.news) private var second
  @Injected(\OwnContainer.other) private var third
  @InjectedObservable(\.news) private var fourth

  func show() {
    first.trigger(.list)
    second.trigger(.list)
    third.trigger(.list)
    fourth.trigger(.list)
    first.trigger(.nothing)
//                 ^^^^^^^ unknown-route
    second.trigger(.nothing)
//                  ^^^^^^^ unknown-route
  }
}
