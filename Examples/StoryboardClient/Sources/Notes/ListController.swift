import UIKit

/// The notes: a button opens one, another the settings.
public class ListController: UIViewController {
    public var openButton: UIButton!
    public var statusLabel: UILabel!
    /// What happened, in its order.
    public private(set) var events: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded with \(openButton == nil ? "no button" : "its button")")
    }

    public override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        events.append("asked for \(identifier)")
        return true
    }

    public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        events.append("prepared for \(segue.identifier ?? "nothing")")
        (segue.destination as? NoteController)?.text = "Buy milk"
    }

    @IBAction public func unwindToList(_ segue: UIStoryboardSegue) {
        events.append("came back by \(segue.identifier ?? "nothing")")
        statusLabel.text = "One note read"
    }
}

// The compiler checks what the storyboard connects.
extension ListController: MainInterface.List.Outlets {}
