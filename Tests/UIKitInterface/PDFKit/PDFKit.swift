// Views that live beside UIKit.

import UIKit

@MainActor public protocol PDFViewDelegate: NSObjectProtocol {}
@MainActor open class PDFView: UIView {
    open weak var delegate: (any PDFViewDelegate)?
}
