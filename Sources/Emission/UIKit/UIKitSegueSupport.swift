/// What the controllers of generated source share: how they are made, and how segues are taken. Each part stands where
/// it is needed.
struct UIKitSegueSupport {
    let hasSegues: Bool
    let hasSelections: Bool
    let hasRecognizers: Bool
    let hasUnwinding: Bool

    func write(to source: inout SwiftSource) {
        var parts = [Self.making]
        if hasSegues { parts.append(Self.taking) }
        if hasUnwinding { parts.append(Self.unwinding) }
        if hasRecognizers { parts.append(Self.recognizing) }
        if hasSelections { parts.append(Self.selecting) }
        for part in parts {
            source.blank()
            source.lines(part)
        }
    }

    private static let making = """
        /// A controller that the document makes, and from which its segues start.
        @MainActor protocol SegueSource: UIViewController {
            func buildFromDocument()
            func takeSegue(_ id: String, sender: Any?, asking: Bool)
        }

        /// A cell that takes segues when it or its accessory is chosen.
        @MainActor protocol SegueCell: UIView {
            var selectionSegue: String? { get }
            var accessorySegue: String? { get }
        }

        /// Makes a controller of the app's own class by the initialiser that UIKit calls for a storyboard. What it decodes is
        /// empty: everything is as UIKit has it by itself, until the document's word is given to it.
        private static func make<Controller: SegueSource>(_ type: Controller.Type) -> Controller {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.finishEncoding()
            let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            coder?.requiresSecureCoding = false
            guard let coder, let controller = Controller(coder: coder) else {
                fatalError("\\(type) makes no controller of a storyboard: its init(coder:) is nil.")
            }
            return made(controller) { $0.buildFromDocument() }
        }

        /// Makes a controller what the document says, and wakes it up.
        private static func made<Controller: UIViewController>(
            _ controller: Controller, by build: (Controller) -> Void
        ) -> Controller {
            build(controller)
            controller.awakeFromNib()
            return controller
        }

        /// The controller that a storyboard begins with, of which a reference says that there is one.
        private static func first(of storyboard: UIStoryboard) -> UIViewController {
            guard let controller = storyboard.instantiateInitialViewController() else {
                fatalError("The storyboard that is referred to begins with no controller.")
            }
            return controller
        }
        """

    private static let taking = """
        /// Takes a segue as UIKit does: asks the source, makes the destination, lets the source prepare, and performs.
        private static func take(
            _ identifier: String?, from source: UIViewController, to destination: @autoclosure () -> UIViewController,
            sender: Any?, asking: Bool, by segue: (UIViewController) -> UIStoryboardSegue
        ) {
            if asking, !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
            let segue = segue(destination())
            source.prepare(for: segue, sender: sender)
            segue.perform()
        }

        /// Takes a segue of the controller that is up the chain of responders.
        private static func takeSegue(_ id: String, from responder: UIResponder?, sender: Any?) {
            var next = responder
            while let candidate = next, !(candidate is any SegueSource) { next = candidate.next }
            (next as? any SegueSource)?.takeSegue(id, sender: sender, asking: true)
        }

        /// Makes a controller a child of another, within a container view.
        private static func embed(_ child: UIViewController, of parent: UIViewController, in container: UIView) {
            parent.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        """

    private static let unwinding = """
        /// Unwinds to the nearest controller that answers to `action`: from parent to parent and to who presents them, each
        /// asked after its other children, the last first. A container's `allowedChildrenForUnwinding(from:)` is not asked,
        /// because only UIKit can make what it takes.
        private static func unwind(
            _ identifier: String?, by action: Selector, from source: UIViewController, sender: Any?, asking: Bool,
            animated: Bool
        ) {
            if asking, !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
            func answering(_ controller: UIViewController) -> UIViewController? {
                for child in controller.children.reversed() {
                    if let found = answering(child) { return found }
                }
                let answers = controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
                return answers && controller !== source ? controller : nil
            }
            var destination: UIViewController?
            var below = source
            var next = source.parent ?? source.presentingViewController
            while destination == nil, let ancestor = next {
                let others = ancestor.children.reversed().filter { $0 !== below }
                destination = others.lazy.compactMap(answering).first
                if destination == nil, ancestor.canPerformUnwindSegueAction(action, from: source, sender: sender) {
                    destination = ancestor
                }
                below = ancestor
                next = ancestor.parent ?? ancestor.presentingViewController
            }
            guard let destination else { return }
            let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
                if destination.presentedViewController != nil { destination.dismiss(animated: animated) }
                var child = destination
                while let container = child.parent {
                    if let navigation = container as? UINavigationController {
                        _ = navigation.popToViewController(child, animated: animated)
                    } else if let tabs = container as? UITabBarController {
                        tabs.selectedViewController = child
                    }
                    child = container
                }
            }
            source.prepare(for: segue, sender: sender)
            _ = destination.perform(action, with: segue)
            segue.perform()
        }
        """

    private static let recognizing = """
        /// Takes a segue when a gesture recognizer fires.
        @MainActor final class SegueTarget: NSObject {
            private let take: (Any?) -> Void

            init(_ recognizer: UIGestureRecognizer, take: @escaping (Any?) -> Void) {
                self.take = take
                super.init()
                recognizer.addTarget(self, action: Selector(("takeSegue:")))
            }

            #if canImport(ObjectiveC)
                @objc(takeSegue:)
            #endif
            func takeSegue(_ recognizer: Any?) { take(recognizer) }
        }
        """

    private static let selecting = """
        /// Stands before the delegate of a table or collection, and takes the segues of the cells that are chosen.
        @MainActor final class SelectionDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
            private weak var source: (any SegueSource)?
            private nonisolated(unsafe) weak var delegate: NSObject?
            private let selections: [ObjectIdentifier: String]
            private let accessories: [ObjectIdentifier: String]

            init(
                _ view: UIScrollView, of source: any SegueSource, selections: [ObjectIdentifier: String],
                accessories: [ObjectIdentifier: String]
            ) {
                self.source = source
                self.selections = selections
                self.accessories = accessories
                delegate = view.delegate as? NSObject
                super.init()
                if let table = view as? UITableView {
                    table.delegate = self
                } else if let collection = view as? UICollectionView {
                    collection.delegate = self
                }
            }

            override func responds(to selector: Selector!) -> Bool {
                super.responds(to: selector) || delegate?.responds(to: selector) ?? false
            }

            override func forwardingTarget(for selector: Selector!) -> Any? { delegate }

            /// Forwards to the delegate what is not forwarded by itself, because it is answered here.
            private func forward(_ name: String, _ view: UIView, _ indexPath: IndexPath) {
                let selector = Selector((name))
                guard let delegate, delegate.responds(to: selector) else { return }
                _ = delegate.perform(selector, with: view, with: indexPath)
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                if let cell = tableView.cellForRow(at: indexPath),
                    let segue = (cell as? any SegueCell)?.selectionSegue ?? selections[ObjectIdentifier(cell)]
                {
                    source?.takeSegue(segue, sender: cell, asking: true)
                }
                forward("tableView:didSelectRowAtIndexPath:", tableView, indexPath)
            }

            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                if let cell = tableView.cellForRow(at: indexPath),
                    let segue = (cell as? any SegueCell)?.accessorySegue ?? accessories[ObjectIdentifier(cell)]
                {
                    source?.takeSegue(segue, sender: cell, asking: true)
                }
                forward("tableView:accessoryButtonTappedForRowWithIndexPath:", tableView, indexPath)
            }

            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                if let cell = collectionView.cellForItem(at: indexPath),
                    let segue = (cell as? any SegueCell)?.selectionSegue
                {
                    source?.takeSegue(segue, sender: cell, asking: true)
                }
                forward("collectionView:didSelectItemAtIndexPath:", collectionView, indexPath)
            }
        }
        """
}
