// Goes through the app as a user does, and says what is seen: on Linux, where the app's UIKit shows nothing.

import Notes
import UIKit

@MainActor func name(_ controller: UIViewController) -> String {
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers.map(name).joined(separator: " > ")
    case is ListController: "list"
    case is NoteController: "note"
    case is SettingsController: "settings"
    case is AboutController: "about"
    default: "\(type(of: controller))"
    }
}

guard let window = firstController() as? UINavigationController,
    let list = window.viewControllers.first as? ListController
else { fatalError("The storyboard begins otherwise.") }
@MainActor func show(_ event: String) {
    print("\(event): \(name(window))\(window.presentedViewController.map { ", below " + name($0) } ?? "")")
}

// A window asks for the view of its first controller.
_ = window.view
show("begin")
list.openButton.sendActions(for: .primaryActionTriggered)
show("tap First note")
if let note = window.viewControllers.last as? NoteController {
    print("text: \(note.textLabel.text ?? "")")
    note.readButton.sendActions(for: .primaryActionTriggered)
}
show("tap Read it")
print("status: \(list.statusLabel.text ?? "")")

list.performSegue(withIdentifier: "showSettings", sender: nil)
show("perform showSettings")
if let settings = window.presentedViewController as? UINavigationController,
    let table = settings.children[0] as? UITableViewController
{
    let row = IndexPath(indexes: [0, 0])
    (table.tableView.delegate as? any UITableViewDelegate)?.tableView(table.tableView, didSelectRowAt: row)
    show("choose About")
    if let about = settings.children.last as? AboutController {
        for (key, value) in about.valuesByKey { print("about \(key): \(value ?? "nil")") }
        about.closeButton.sendActions(for: .primaryActionTriggered)
    }
}
show("tap Back to the notes")
if let about = list.storyboard?.instantiateInitialViewController() { print("storyboard: \(name(about))") }
for event in list.events { print("list \(event)") }
for fault in Faults.take() { print("UIKit would raise: \(fault)") }
