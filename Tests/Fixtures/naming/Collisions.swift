// Made by Strut from Collisions.storyboard; change that document, not this file.
// swift-format-ignore-file

import Foundation

/// Where the views of Collisions.storyboard stand: frames in points, each in its superview's coordinates.
enum CollisionsLayout {
    /// A view without subviews.
    struct Leaf: Equatable, Sendable {
        var frame: CGRect
    }

    /// The scene of the ViewController vie-wc-001.
    enum Default {
        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static let canvas = Layout(
            panel: .init(
                frame: CGRect(x: 0, y: 0, width: 393, height: 852),
                in: Leaf(frame: CGRect(x: 16, y: 40, width: 120, height: 30)),
                titleLabel2: Leaf(frame: CGRect(x: 16, y: 70, width: 120, height: 30)),
                titleLabel: Leaf(frame: CGRect(x: 16, y: 100, width: 120, height: 30)),
                titleLabel2_2: Leaf(frame: CGRect(x: 16, y: 130, width: 120, height: 30)),
                default: Leaf(frame: CGRect(x: 16, y: 160, width: 120, height: 30)),
                case: Leaf(frame: CGRect(x: 16, y: 190, width: 120, height: 30)),
                self2: Leaf(frame: CGRect(x: 16, y: 220, width: 120, height: 30)),
                type: Leaf(frame: CGRect(x: 16, y: 250, width: 120, height: 30)),
                cgRect: Leaf(frame: CGRect(x: 16, y: 280, width: 120, height: 30)),
                _2: Leaf(frame: CGRect(x: 16, y: 310, width: 120, height: 30)),
                urlField: Leaf(frame: CGRect(x: 16, y: 340, width: 120, height: 30)),
                _3Items: Leaf(frame: CGRect(x: 16, y: 370, width: 120, height: 30)),
                größe: Leaf(frame: CGRect(x: 16, y: 400, width: 120, height: 30)),
                日本: Leaf(frame: CGRect(x: 16, y: 430, width: 120, height: 30)),
                view2: Leaf(frame: CGRect(x: 16, y: 460, width: 120, height: 30)),
                view3: Leaf(frame: CGRect(x: 16, y: 490, width: 120, height: 30)),
                fatalError: Leaf(frame: CGRect(x: 16, y: 520, width: 120, height: 30)),
                view4: Leaf(frame: CGRect(x: 16, y: 550, width: 120, height: 30)),
                quoted: Leaf(frame: CGRect(x: 16, y: 580, width: 120, height: 30)),
                a_bCD: Leaf(frame: CGRect(x: 16, y: 610, width: 120, height: 30)),
                init2: Leaf(frame: CGRect(x: 16, y: 640, width: 120, height: 30)),
                view: Leaf(frame: CGRect(x: 16, y: 670, width: 120, height: 30)),
                lineBreak: Leaf(frame: CGRect(x: 16, y: 700, width: 120, height: 30)),
                await: Leaf(frame: CGRect(x: 16, y: 730, width: 120, height: 30)),
                any: Leaf(frame: CGRect(x: 16, y: 760, width: 120, height: 30)),
                staticLetX: Leaf(frame: CGRect(x: 16, y: 790, width: 120, height: 30)),
                notAnIdentifier: Leaf(frame: CGRect(x: 16, y: 5, width: 120, height: 30)),
                panel: Leaf(frame: CGRect(x: 16, y: 6, width: 120, height: 30)),
                panels: Leaf(frame: CGRect(x: 16, y: 7, width: 120, height: 30)),
                mainTitle: Leaf(frame: CGRect(x: 16, y: 8, width: 120, height: 30))))

        /// The frames of the scene's views.
        struct Layout: Equatable, Sendable {
            /// UIView roo-tv-001
            var panel: Panel

            struct Panel: Equatable, Sendable {
                var frame: CGRect
                /// UIView lab-el-000
                var `in`: Leaf
                /// UIView lab-el-001
                var titleLabel2: Leaf
                /// UIView lab-el-002
                var titleLabel: Leaf
                /// UIView lab-el-003
                var titleLabel2_2: Leaf
                /// UIView lab-el-004
                var `default`: Leaf
                /// UIView lab-el-005
                var `case`: Leaf
                /// UIView lab-el-006
                var self2: Leaf
                /// UIView lab-el-007
                var type: Leaf
                /// UIView lab-el-008
                var cgRect: Leaf
                /// UIView lab-el-009
                var _2: Leaf
                /// UIView lab-el-010
                var urlField: Leaf
                /// UIView lab-el-011
                var _3Items: Leaf
                /// UIView lab-el-012
                var größe: Leaf
                /// UIView lab-el-013
                var 日本: Leaf
                /// UIView lab-el-014
                var view2: Leaf
                /// UIView lab-el-015
                var view3: Leaf
                /// UIView lab-el-016
                var fatalError: Leaf
                /// UIView lab-el-017
                var view4: Leaf
                /// UIView lab-el-018
                var quoted: Leaf
                /// UIView lab-el-019
                var a_bCD: Leaf
                /// UIView lab-el-020
                var init2: Leaf
                /// UIView lab-el-021
                var view: Leaf
                /// UIView lab-el-022
                var lineBreak: Leaf
                /// UIView lab-el-023
                var `await`: Leaf
                /// UIView lab-el-024
                var any: Leaf
                /// UIView lab-el-025
                var staticLetX: Leaf
                /// MKMapView lab-el-100
                var notAnIdentifier: Leaf
                /// App.Fancy<Label> lab-el-101
                var panel: Leaf
                /// UIView lab-el-102
                var panels: Leaf
                /// UIView lab-el-103
                var mainTitle: Leaf
            }
        }
    }

    /// The scene of the ViewController vie-wc-002.
    enum ViewController {
        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static let canvas = Layout(
            view: .init(
                frame: CGRect(x: 0, y: 0, width: 393, height: 852),
                view: Leaf(frame: CGRect(x: 16, y: 0, width: 120, height: 30))))

        /// The frames of the scene's views.
        struct Layout: Equatable, Sendable {
            /// UIView roo-tv-002
            var view: View

            struct View: Equatable, Sendable {
                var frame: CGRect
                /// UIView sec-on-001
                var view: Leaf
            }
        }
    }

    /// The scene of the Default vie-wc-003.
    enum Default2 {
        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static let canvas = Layout(
            view: .init(
                frame: CGRect(x: 0, y: 0, width: 393, height: 852),
                view: Leaf(frame: CGRect(x: 16, y: 0, width: 120, height: 30))))

        /// The frames of the scene's views.
        struct Layout: Equatable, Sendable {
            /// UIView roo-tv-003
            var view: View

            struct View: Equatable, Sendable {
                var frame: CGRect
                /// UIView thi-rd-001
                var view: Leaf
            }
        }
    }

    /// The scene of the UIViewController vie-wc-004.
    enum Type2 {
        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static let canvas = Layout(
            view: Leaf(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))

        /// The frames of the scene's views.
        struct Layout: Equatable, Sendable {
            /// UIView roo-tv-004
            var view: Leaf
        }
    }

    /// The scene of the UIViewController vie-wc-005.
    enum ViewController2 {
        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static let canvas = Layout(
            view: Leaf(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))

        /// The frames of the scene's views.
        struct Layout: Equatable, Sendable {
            /// UIView roo-tv-005
            var view: Leaf
        }
    }

    /// The scene of the App.Main vie-wc-006.
    enum CGRect2 {
        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static let canvas = Layout(
            view: Leaf(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))

        /// The frames of the scene's views.
        struct Layout: Equatable, Sendable {
            /// UIView roo-tv-006
            var view: Leaf
        }
    }
}
