// A part of the app whose documents are looked at; nothing builds it.

import UIKit

final class ListController: UITableViewController {
    @IBOutlet private var titleLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.adjustsFontForContentSizeCategory = true
    }
}

final class PinnedNoteCell: UITableViewCell {
    @IBOutlet private(set) var pinLabel: UILabel!
}
