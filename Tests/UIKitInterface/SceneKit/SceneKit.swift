// Views that live beside UIKit.

import UIKit

@MainActor public protocol SCNSceneRendererDelegate: NSObjectProtocol {}
@MainActor open class SCNView: UIView {
    open weak var delegate: (any SCNSceneRendererDelegate)?
}
