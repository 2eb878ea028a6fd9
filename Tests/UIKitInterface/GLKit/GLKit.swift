// Views that live beside UIKit.

import UIKit

@MainActor open class GLKView: UIView {}
@MainActor open class GLKViewController: UIViewController {}
