import UIKit

/// One note, which can be read and so put away.
public class NoteController: UIViewController {
    public var textLabel: UILabel!
    public var readButton: UIButton!
    /// What is shown: it is said before the view is loaded.
    public var text = ""

    public override func viewDidLoad() {
        super.viewDidLoad()
        textLabel.text = text
    }
}

extension NoteController: MainInterface.NoteController.Outlets {}
