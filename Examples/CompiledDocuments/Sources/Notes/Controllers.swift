#if canImport(UIKit)
    import UIKit

    /// The list of notes. Its cells are those of `NoteCell.xib`, which is loaded by its name.
    final class ListController: UITableViewController {
        private var notes = ["Milk", "A longer title that goes on to a second line"]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "NoteCell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
            (cell as? NoteCell)?.titleLabel.text = notes[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            performSegue(withIdentifier: "showNote", sender: tableView.cellForRow(at: indexPath))
        }

        @IBAction func addNote(_ sender: Any) {
            notes.append("New note")
            tableView.reloadData()
        }
    }

    /// One note.
    final class NoteController: UIViewController {
        @IBOutlet var titleField: UITextField!
        @IBOutlet var textView: UITextView!
        @IBOutlet var shareButton: UIButton!

        @IBAction func shareNote(_ sender: UIButton) {
            let controller = UIActivityViewController(activityItems: [textView.text ?? ""], applicationActivities: nil)
            controller.popoverPresentationController?.sourceView = sender
            present(controller, animated: true)
        }
    }

    /// A row of the list.
    final class NoteCell: UITableViewCell {
        @IBOutlet var symbolView: UIImageView!
        @IBOutlet var titleLabel: UILabel!
    }
#endif
