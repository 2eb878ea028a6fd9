// Controllers that live beside UIKit.

import UIKit

@MainActor open class AVPlayerViewController: UIViewController {}
