// Views that live beside UIKit.

import UIKit

@MainActor open class ARSCNView: UIView {}
@MainActor open class ARSKView: UIView {}
