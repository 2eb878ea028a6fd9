import UIKit

extension Recorder {
    /// Makes a controller as a storyboard does, loads its view, and takes its segues, each from a controller of its
    /// own. Prints what UIKit would have raised an exception for.
    public func make<Controller: UIViewController>(
        _ document: String, _ type: Controller.Type, _ segues: [String], build: (Controller) -> Void,
        segue take: (Controller, String) -> Void
    ) {
        for segue in [nil] + segues.map(Optional.some) {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.finishEncoding()
            guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData),
                let controller = Controller(coder: coder)
            else {
                print("fault", document, "\(type) has no controller of a storyboard", separator: "\t")
                return
            }
            build(controller)
            controller.awakeFromNib()
            controller.loadViewIfNeeded()
            if let segue { take(controller, segue) }
        }
        for fault in Faults.take() { print("fault", document, "\(type): \(fault)", separator: "\t") }
    }
}

/// A storyboard that a document refers to: it has whatever is asked for.
public final class OtherStoryboard: UIStoryboard {
    public override init() {}
    public override func instantiateInitialViewController() -> UIViewController? { UIViewController() }
    public override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIViewController()
    }
}
