// Made by Strut from Collisions.storyboard; change that document, not this file.
// swift-format-ignore-file

import Foundation

/// Where the views of Collisions.storyboard stand, in points, each in its superview's coordinates:
/// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
enum CollisionsLayout {
    /// The scene of the ViewController vie-wc-001.
    enum Default {
        static let panel = CGRect(x: 0, y: 0, width: 393, height: 852)  // UIView roo-tv-001
        static let `in` = CGRect(x: 16, y: 40, width: 120, height: 30)  // UIView lab-el-000
        static let titleLabel2 = CGRect(x: 16, y: 70, width: 120, height: 30)  // UIView lab-el-001
        static let titleLabel = CGRect(x: 16, y: 100, width: 120, height: 30)  // UIView lab-el-002
        static let titleLabel2_2 = CGRect(x: 16, y: 130, width: 120, height: 30)  // UIView lab-el-003
        static let `default` = CGRect(x: 16, y: 160, width: 120, height: 30)  // UIView lab-el-004
        static let `case` = CGRect(x: 16, y: 190, width: 120, height: 30)  // UIView lab-el-005
        static let self2 = CGRect(x: 16, y: 220, width: 120, height: 30)  // UIView lab-el-006
        static let type = CGRect(x: 16, y: 250, width: 120, height: 30)  // UIView lab-el-007
        static let cgRect = CGRect(x: 16, y: 280, width: 120, height: 30)  // UIView lab-el-008
        static let _2 = CGRect(x: 16, y: 310, width: 120, height: 30)  // UIView lab-el-009
        static let urlField = CGRect(x: 16, y: 340, width: 120, height: 30)  // UIView lab-el-010
        static let _3Items = CGRect(x: 16, y: 370, width: 120, height: 30)  // UIView lab-el-011
        static let größe = CGRect(x: 16, y: 400, width: 120, height: 30)  // UIView lab-el-012
        static let 日本 = CGRect(x: 16, y: 430, width: 120, height: 30)  // UIView lab-el-013
        static let view2 = CGRect(x: 16, y: 460, width: 120, height: 30)  // UIView lab-el-014
        static let view3 = CGRect(x: 16, y: 490, width: 120, height: 30)  // UIView lab-el-015
        static let fatalError = CGRect(x: 16, y: 520, width: 120, height: 30)  // UIView lab-el-016
        static let view4 = CGRect(x: 16, y: 550, width: 120, height: 30)  // UIView lab-el-017
        static let quoted = CGRect(x: 16, y: 580, width: 120, height: 30)  // UIView lab-el-018
        static let a_bCD = CGRect(x: 16, y: 610, width: 120, height: 30)  // UIView lab-el-019
        static let init2 = CGRect(x: 16, y: 640, width: 120, height: 30)  // UIView lab-el-020
        static let view = CGRect(x: 16, y: 670, width: 120, height: 30)  // UIView lab-el-021
        static let lineBreak = CGRect(x: 16, y: 700, width: 120, height: 30)  // UIView lab-el-022
        static let `await` = CGRect(x: 16, y: 730, width: 120, height: 30)  // UIView lab-el-023
        static let any = CGRect(x: 16, y: 760, width: 120, height: 30)  // UIView lab-el-024
        static let staticLetX = CGRect(x: 16, y: 790, width: 120, height: 30)  // UIView lab-el-025
        static let notAnIdentifier = CGRect(x: 16, y: 5, width: 120, height: 30)  // MKMapView lab-el-100
        static let panel2 = CGRect(x: 16, y: 6, width: 120, height: 30)  // App.Fancy<Label> lab-el-101
        static let panels = CGRect(x: 16, y: 7, width: 120, height: 30)  // UIView lab-el-102
        static let mainTitle = CGRect(x: 16, y: 8, width: 120, height: 30)  // UIView lab-el-103
    }

    /// The scene of the ViewController vie-wc-002.
    enum ViewController {
        static let view = CGRect(x: 0, y: 0, width: 393, height: 852)  // UIView roo-tv-002
        static let view2 = CGRect(x: 16, y: 0, width: 120, height: 30)  // UIView sec-on-001
    }

    /// The scene of the Default vie-wc-003.
    enum Default2 {
        static let view = CGRect(x: 0, y: 0, width: 393, height: 852)  // UIView roo-tv-003
        static let view2 = CGRect(x: 16, y: 0, width: 120, height: 30)  // UIView thi-rd-001
    }

    /// The scene of the UIViewController vie-wc-004.
    enum Type2 {
        static let view = CGRect(x: 0, y: 0, width: 393, height: 852)  // UIView roo-tv-004
    }

    /// The scene of the UIViewController vie-wc-005.
    enum ViewController2 {
        static let view = CGRect(x: 0, y: 0, width: 393, height: 852)  // UIView roo-tv-005
    }

    /// The scene of the App.Main vie-wc-006.
    enum CGRect2 {
        static let view = CGRect(x: 0, y: 0, width: 393, height: 852)  // UIView roo-tv-006
    }
}
