// Made by Strut from my-cell 2.xib; change that document, not this file.
// swift-format-ignore-file

import Foundation

/// Where the views of my-cell 2.xib stand, in points, each in its superview's coordinates:
/// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
enum MyCell2Layout {
    enum Views {
        static let view = CGRect(x: 0, y: 0, width: 320, height: 100)  // UIView roo-tv-001
        static let view2 = CGRect(x: 10, y: 10, width: 300, height: 80)  // UIView box-vi-001
        static let footer = CGRect(x: 0, y: 0, width: 320, height: 44)  // UIView roo-tv-002
    }
}
