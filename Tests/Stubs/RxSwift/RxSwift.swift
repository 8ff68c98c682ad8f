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
}
