// Views that live beside UIKit.

import UIKit

@MainActor public protocol MTKViewDelegate: NSObjectProtocol {}
@MainActor open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
}
