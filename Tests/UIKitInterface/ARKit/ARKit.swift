// Views that live beside UIKit.

import UIKit

@MainActor public protocol ARSCNViewDelegate: NSObjectProtocol {}
@MainActor open class ARSCNView: UIView {
    open weak var delegate: (any ARSCNViewDelegate)?
}
@MainActor public protocol ARSKViewDelegate: NSObjectProtocol {}
@MainActor open class ARSKView: UIView {
    open weak var delegate: (any ARSKViewDelegate)?
}
