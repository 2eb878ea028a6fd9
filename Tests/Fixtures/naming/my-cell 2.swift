// Made by Strut from my-cell 2.xib; change that document, not this file.
// swift-format-ignore-file

import Foundation

/// Where the views of my-cell 2.xib stand: frames in points, each in its superview's coordinates.
enum MyCell2Layout {
    /// A view without subviews.
    struct Leaf: Equatable, Sendable {
        var frame: CGRect
    }

    /// The views of the document.
    enum Views {
        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static let canvas = Layout(
            view: .init(
                frame: CGRect(x: 0, y: 0, width: 320, height: 100),
                view: Leaf(frame: CGRect(x: 10, y: 10, width: 300, height: 80))),
            footer: Leaf(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))

        /// The frames of the scene's views.
        struct Layout: Equatable, Sendable {
            /// UIView roo-tv-001
            var view: View
            /// UIView roo-tv-002
            var footer: Leaf

            struct View: Equatable, Sendable {
                var frame: CGRect
                /// UIView box-vi-001
                var view: Leaf
            }
        }
    }
}
