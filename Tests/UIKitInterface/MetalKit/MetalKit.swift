// Views that live beside UIKit.

import UIKit

@MainActor open class MTKView: UIView {}
