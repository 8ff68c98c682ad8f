/// Just enough of RxSwift for fixtures to type-check. Nothing here ever runs.

public struct Reactive<Base> {
  public let base: Base
  public init(_ base: Base) { self.base = base }
}

public protocol Disposable { func dispose() }

public final class DisposeBag {
  public init() {}
}

extension Disposable { public func disposed(by bag: DisposeBag) {} }

public struct Subscription: Disposable { public func dispose() {} }

public class Observable<Element> {
  public func subscribe(onNext: ((Element) -> Void)? = nil) -> Disposable { Subscription() }
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil
  ) -> Disposable { Subscription() }
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> { fatalError() }
  public func map<T>(_ transform: @escaping (Element) -> T) -> Observable<T> { fatalError() }
  public func flatMap<T>(_ transform: @escaping (Element) -> Observable<T>) -> Observable<T> { fatalError() }
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Observable<Element> { fatalError() }
  public func withLatestFrom<T>(_ second: Observable<T>) -> Observable<T> { fatalError() }
  public func withLatestFrom<T, R>(
    _ second: Observable<T>, resultSelector: @escaping (Element, T) -> R
  ) -> Observable<R> { fatalError() }
  public static func zip<A, B>(_ a: Observable<A>, _ b: Observable<B>) -> Observable<(A, B)> where Element == Any {
    fatalError()
  }
  public static func combineLatest<A, B>(_ a: Observable<A>, _ b: Observable<B>) -> Observable<(A, B)>
  where Element == Any { fatalError() }
  public static func combineLatest<A, B>(
    _ a: Observable<A>, _ b: Observable<B>, resultSelector: @escaping (A, B) -> Element
  ) -> Observable<Element> { fatalError() }
}

public struct Binder<Value> {
  public init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {}
}

extension Observable {
  public func bind(to binder: Binder<Element>) -> Disposable { Subscription() }
}
