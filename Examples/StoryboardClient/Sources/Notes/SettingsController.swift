import UIKit

/// The settings: a static table.
public class SettingsController: UITableViewController {}

/// What the app is.
public class AboutController: UIViewController {
    public var closeButton: UIButton!
}

extension AboutController: SettingsInterface.About.Outlets {}
