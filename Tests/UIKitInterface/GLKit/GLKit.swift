// Views that live beside UIKit.

import UIKit

@MainActor public protocol GLKViewDelegate: NSObjectProtocol {}
@MainActor open class GLKView: UIView {
    open weak var delegate: (any GLKViewDelegate)?
}
@MainActor open class GLKViewController: UIViewController {}
