// Views that live beside UIKit.

import UIKit

@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {}
@MainActor public protocol WKUIDelegate: NSObjectProtocol {}
@MainActor open class WKWebView: UIView {
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
}
