#if canImport(UIKit)
    import UIKit

    /// The window is made by UIKit, of `Main.storyboardc`.
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }

    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
#else
    import Foundation

    // Elsewhere it lists the compiled documents among its resources, as apps load them.
    let names = FileManager.default.enumerator(atPath: Bundle.module.bundlePath)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".nib") || name.hasSuffix(".plist") { print(name) }
#endif
