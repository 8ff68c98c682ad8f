// L6-foreign An initializer of one's own, whose closure gets other things.
import UIKit
import XCoordinator

extension Transition {
    init(presentables: [Presentable], work: @escaping (RootViewController, String, Int, PresentationHandler?) -> Void) {
        self.init(presentables: presentables, animationInUse: nil) { root, _, done in work(root, "", 0, done) }
    }
    init(presentables: [Presentable], quietly: @escaping (RootViewController, String, Int) -> Void) {
        self.init(presentables: presentables, animationInUse: nil) { root, _, done in
            quietly(root, "", 0)
            done?()
        }
    }
}
func l6Foreign() -> [ViewTransition] {
    [
        ViewTransition(presentables: []) { root, text, number, done in
            print(root, text, number)
            done?()
        },
        ViewTransition(presentables: [], quietly: { root, text, number in print(root, text, number) }),
    ]
}
