// Made by Strut from my-cell 2.xib; change that document, not this file.
// swift-format-ignore-file

import Foundation

/// Where the views of my-cell 2.xib stand, in points.
enum MyCell2Layout {
    /// The views of the document.
    struct Views: Sendable {
        /// All views in one environment, by number, object id and outlet.
        var scene: Scene

        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
        static var canvas: Self { Self(scene: scenes[0]) }

        /// UIView roo-tv-001
        var view: View { scene[0] }
        /// UIView box-vi-001
        var view_box_vi_001: View { scene[1] }
        /// UIView roo-tv-002
        var footer: View { scene[2] }
    }

    /// Every scene in every environment: what the table says.
    static let scenes = Scene.read(table)

    // A line for each scene: its object id and type. A line for each view: superview, object id, name, class,
    // outlets; then x, y, width and height in each environment.
    private static let table = """
        	Views
        -	roo-tv-001	view	UIView	view	0 0 320 100
        0	box-vi-001	view_box_vi_001	UIView		10 10 300 80
        -	roo-tv-002	footer	UIView		0 0 320 44
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
