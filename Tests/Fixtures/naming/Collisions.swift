// Made by Strut from Collisions.storyboard; change that document, not this file.
// swift-format-ignore-file

import Foundation

/// Where the views of Collisions.storyboard stand, in points.
enum CollisionsLayout {
    /// The scene of the ViewController vie-wc-001.
    struct Default: Sendable {
        /// All views in one environment, by number, object id and outlet.
        var scene: Scene

        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static var canvas: Self { Self(scene: scenes[0]) }

        /// UIView roo-tv-001
        var panel_roo_tv_001: View { scene[0] }
        /// UIView lab-el-000
        var `in`: View { scene[1] }
        /// UIView lab-el-001
        var titleLabel_lab_el_001: View { scene[2] }
        /// UIView lab-el-002
        var titleLabel: View { scene[3] }
        /// UIView lab-el-003
        var titleLabel2: View { scene[4] }
        /// UIView lab-el-004
        var `default`: View { scene[5] }
        /// UIView lab-el-005
        var `case`: View { scene[6] }
        /// UIView lab-el-006
        var self_lab_el_006: View { scene[7] }
        /// UIView lab-el-007
        var type: View { scene[8] }
        /// UIView lab-el-008
        var cgRect: View { scene[9] }
        /// UIView lab-el-009
        var __lab_el_009: View { scene[10] }
        /// UIView lab-el-010
        var urlField: View { scene[11] }
        /// UIView lab-el-011
        var _3Items: View { scene[12] }
        /// UIView lab-el-012
        var größe: View { scene[13] }
        /// UIView lab-el-013
        var 日本: View { scene[14] }
        /// UIView lab-el-014
        var view_lab_el_014: View { scene[15] }
        /// UIView lab-el-015
        var view_lab_el_015: View { scene[16] }
        /// UIView lab-el-016
        var fatalError: View { scene[17] }
        /// UIView lab-el-017
        var view_lab_el_017: View { scene[18] }
        /// UIView lab-el-018
        var quoted: View { scene[19] }
        /// UIView lab-el-019
        var a_bCD: View { scene[20] }
        /// UIView lab-el-020
        var init_lab_el_020: View { scene[21] }
        /// UIView lab-el-021
        var view: View { scene[22] }
        /// UIView lab-el-022
        var lineBreak: View { scene[23] }
        /// UIView lab-el-023
        var `await`: View { scene[24] }
        /// UIView lab-el-024
        var any: View { scene[25] }
        /// UIView lab-el-025
        var staticLetX: View { scene[26] }
        /// MKMapView lab-el-100
        var notAnIdentifier: View { scene[27] }
        /// App.Fancy<Label> lab-el-101
        var panel_lab_el_101: View { scene[28] }
        /// UIView lab-el-102
        var panels: View { scene[29] }
        /// UIView lab-el-103
        var mainTitle: View { scene[30] }
    }

    /// The scene of the ViewController vie-wc-002.
    struct ViewController: Sendable {
        /// All views in one environment, by number, object id and outlet.
        var scene: Scene

        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static var canvas: Self { Self(scene: scenes[1]) }

        /// UIView roo-tv-002
        var view: View { scene[0] }
        /// UIView sec-on-001
        var view_sec_on_001: View { scene[1] }
    }

    /// The scene of the Default vie-wc-003.
    struct Default_vie_wc_003: Sendable {
        /// All views in one environment, by number, object id and outlet.
        var scene: Scene

        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static var canvas: Self { Self(scene: scenes[2]) }

        /// UIView roo-tv-003
        var view: View { scene[0] }
        /// UIView thi-rd-001
        var view_thi_rd_001: View { scene[1] }
    }

    /// The scene of the UIViewController vie-wc-004.
    struct Type_vie_wc_004: Sendable {
        /// All views in one environment, by number, object id and outlet.
        var scene: Scene

        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static var canvas: Self { Self(scene: scenes[3]) }

        /// UIView roo-tv-004
        var view: View { scene[0] }
    }

    /// The scene of the UIViewController vie-wc-005.
    struct ViewController_vie_wc_005: Sendable {
        /// All views in one environment, by number, object id and outlet.
        var scene: Scene

        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static var canvas: Self { Self(scene: scenes[4]) }

        /// UIView roo-tv-005
        var view: View { scene[0] }
    }

    /// The scene of the App.Main vie-wc-006.
    struct CGRect_vie_wc_006: Sendable {
        /// All views in one environment, by number, object id and outlet.
        var scene: Scene

        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static var canvas: Self { Self(scene: scenes[5]) }

        /// UIView roo-tv-006
        var view: View { scene[0] }
    }

    /// Every scene in every environment: what the table says.
    static let scenes = Scene.read(table)

    // A line for each scene: its object id and type. A line for each view: superview, object id, name, class,
    // outlets; then x, y, width and height in each environment.
    private static let table = """
        sce-ne-001	Default
        -	roo-tv-001	panel_roo_tv_001	UIView	panel	0 0 393 852
        0	lab-el-000	in	UIView	in	16 40 120 30
        0	lab-el-001	titleLabel_lab_el_001	UIView		16 70 120 30
        0	lab-el-002	titleLabel	UIView	titleLabel	16 100 120 30
        0	lab-el-003	titleLabel2	UIView		16 130 120 30
        0	lab-el-004	default	UIView		16 160 120 30
        0	lab-el-005	case	UIView		16 190 120 30
        0	lab-el-006	self_lab_el_006	UIView		16 220 120 30
        0	lab-el-007	type	UIView		16 250 120 30
        0	lab-el-008	cgRect	UIView		16 280 120 30
        0	lab-el-009	__lab_el_009	UIView		16 310 120 30
        0	lab-el-010	urlField	UIView		16 340 120 30
        0	lab-el-011	_3Items	UIView		16 370 120 30
        0	lab-el-012	größe	UIView		16 400 120 30
        0	lab-el-013	日本	UIView		16 430 120 30
        0	lab-el-014	view_lab_el_014	UIView		16 460 120 30
        0	lab-el-015	view_lab_el_015	UIView		16 490 120 30
        0	lab-el-016	fatalError	UIView		16 520 120 30
        0	lab-el-017	view_lab_el_017	UIView		16 550 120 30
        0	lab-el-018	quoted	UIView		16 580 120 30
        0	lab-el-019	a_bCD	UIView		16 610 120 30
        0	lab-el-020	init_lab_el_020	UIView		16 640 120 30
        0	lab-el-021	view	UIView		16 670 120 30
        0	lab-el-022	lineBreak	UIView		16 700 120 30
        0	lab-el-023	await	UIView		16 730 120 30
        0	lab-el-024	any	UIView		16 760 120 30
        0	lab-el-025	staticLetX	UIView		16 790 120 30
        0	lab-el-100	notAnIdentifier	MKMapView	not an identifier	16 5 120 30
        0	lab-el-101	panel_lab_el_101	App.Fancy<Label>	panel	16 6 120 30
        0	lab-el-102	panels	UIView	panels	16 7 120 30
        0	lab-el-103	mainTitle	UIView		16 8 120 30
        sce-ne-002	ViewController
        -	roo-tv-002	view	UIView		0 0 393 852
        0	sec-on-001	view_sec_on_001	UIView		16 0 120 30
        sce-ne-003	Default_vie_wc_003
        -	roo-tv-003	view	UIView		0 0 393 852
        0	thi-rd-001	view_thi_rd_001	UIView		16 0 120 30
        sce-ne-004	Type_vie_wc_004
        -	roo-tv-004	view	UIView		0 0 393 852
        sce-ne-005	ViewController_vie_wc_005
        -	roo-tv-005	view	UIView		0 0 393 852
        sce-ne-006	CGRect_vie_wc_006
        -	roo-tv-006	view	UIView		0 0 393 852
        """

    /// What a scene was laid out for.
    struct Environment: Hashable, Codable, Sendable {
        /// As it was asked for: a device's name, or canvas.
        var name: String
        var device: String?
        var orientation: String
        var width: Double
        var height: Double
        var scale: Double
        var horizontalSizeClass: String
        var verticalSizeClass: String
        var safeArea: Insets
        var contentSizeCategory: String
        var direction: String

        static let canvas = Environment(
            name: "canvas", device: "retina6_12", orientation: "portrait", width: 393, height: 852, scale: 3, horizontalSizeClass: "compact", verticalSizeClass: "regular", safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0), contentSizeCategory: "large", direction: "leftToRight")
        static let all = [canvas]
    }

    /// Distances from the edges of a rectangle inwards.
    struct Insets: Hashable, Codable, Sendable {
        var top: Double
        var left: Double
        var bottom: Double
        var right: Double
    }

    /// A view with its place.
    struct View: Equatable, Codable, Sendable {
        /// Its number among the scene's views, the same in every environment.
        var number: Int
        /// The number of its superview; nil for a root.
        var superview: Int?
        /// The object id in the document.
        var id: String?
        /// The name of its property.
        var name: String
        var className: String
        /// The outlets that lead to it.
        var outlets: [String]
        /// In its superview's coordinates.
        var frame: CGRect
        /// In the window's coordinates.
        var windowFrame: CGRect
    }

    /// The views of one scene in one environment.
    struct Scene: Equatable, Codable, Sendable {
        /// The scene's object id; nil in a xib.
        var id: String?
        /// The name of its type.
        var name: String
        var environment: Environment
        /// The installed views, each before its subviews.
        var views: [View]

        /// The view with an object id; of the rows of a table the first.
        subscript(id: String) -> View? { views.first { $0.id == id } }
        /// The views that an outlet leads to.
        func views(outlet: String) -> [View] { views.filter { $0.outlets.contains(outlet) } }
        func subviews(of view: View) -> [View] { views.filter { $0.superview == view.number } }
        func superview(of view: View) -> View? { view.superview.flatMap { self.view($0) } }

        /// The view with a number, which is there.
        @inline(never)
        subscript(number: Int) -> View {
            guard let view = view(number) else { preconditionFailure("view \(number) is not installed") }
            return view
        }
        /// The view with a number; nil where it is not installed.
        @inline(never)
        func view(_ number: Int) -> View? {
            if number < views.count, views[number].number == number { return views[number] }
            for view in views where view.number == number { return view }
            return nil
        }
        /// The views with some numbers, those that are installed.
        @inline(never)
        func views(_ numbers: [Int]) -> [View] {
            var found: [View] = []
            for number in numbers { if let view = view(number) { found.append(view) } }
            return found
        }

        /// Reads the table: each scene in each environment.
        fileprivate static func read(_ table: String) -> [Scene] {
            var scenes: [Scene] = []
            // Of the scene that is read, in each environment.
            var frames: [[CGRect]] = []
            for line in table.components(separatedBy: "\n") {
                let row = line.components(separatedBy: "\t")
                if row.count == 2 {
                    frames = Array(repeating: [], count: Environment.all.count)
                    for environment in Environment.all {
                        scenes.append(Scene(
                            id: row[0].isEmpty ? nil : row[0], name: row[1], environment: environment, views: []))
                    }
                    continue
                }
                for index in frames.indices {
                    let number = frames[index].count
                    let superview = Int(row[0])
                    let sides = row[5 + index].components(separatedBy: " ")
                    guard sides.count == 4, let x = Double(sides[0]), let y = Double(sides[1]),
                        let width = Double(sides[2]), let height = Double(sides[3])
                    else {
                        frames[index].append(.zero)
                        continue
                    }
                    var frame = CGRect(x: x, y: y, width: width, height: height)
                    var view = View(
                        number: number, superview: superview, id: row[1].isEmpty ? nil : row[1], name: row[2],
                        className: row[3], outlets: row[4].isEmpty ? [] : row[4].components(separatedBy: ","),
                        frame: frame, windowFrame: frame)
                    if let superview {
                        frame.origin.x += frames[index][superview].origin.x
                        frame.origin.y += frames[index][superview].origin.y
                        view.windowFrame = frame
                    }
                    frames[index].append(frame)
                    scenes[scenes.count - frames.count + index].views.append(view)
                }
            }
            return scenes
        }
    }
}
