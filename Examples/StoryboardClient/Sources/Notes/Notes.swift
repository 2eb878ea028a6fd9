import UIKit

/// The app's first controller, as an app delegate shows it in its window.
@MainActor public func firstController() -> UIViewController? { MainInterface.instantiateInitialViewController() }
