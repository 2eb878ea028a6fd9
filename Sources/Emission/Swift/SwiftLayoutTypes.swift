import StrutEnvironment

/// The types that every file of `--format swift` has: environments, scenes and views as values.
enum SwiftLayoutTypes {
    /// Writes the types, with the environments that the file is for.
    static func write(
        _ environments: [(name: String, environment: ResolvedEnvironment)], to source: inout SwiftSource
    ) {
        source.line("/// What a scene was laid out for.")
        source.block("struct Environment: Hashable, Codable, Sendable") { source in
            source.lines(environmentMembers)
            source.blank()
            for (name, environment) in environments {
                source.line("static let \(SwiftIdentifier.escaped(name)) = Environment(")
                source.indented { $0.line(arguments(of: environment, name) + ")") }
            }
            let names = environments.map { SwiftIdentifier.escaped($0.name) }
            source.line("static let all = [\(names.joined(separator: ", "))]")
        }
        source.blank()
        source.lines(others)
    }

    private static func arguments(of environment: ResolvedEnvironment, _ name: String) -> String {
        let (size, area) = (environment.size, environment.safeArea)
        let shown = environment.name ?? (environment.isChosen ? environment.deviceID : nil) ?? name
        let numbers = [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)]
        return [
            "name: \(SwiftSource.literal(shown))",
            "device: \(environment.deviceID.map(SwiftSource.literal) ?? "nil")",
            "orientation: \"\(environment.orientation.rawValue)\"",
            "width: \(SwiftSource.number(size.width))", "height: \(SwiftSource.number(size.height))",
            "scale: \(SwiftSource.number(environment.scale))",
            "horizontalSizeClass: \"\(environment.horizontalSizeClass.rawValue)\"",
            "verticalSizeClass: \"\(environment.verticalSizeClass.rawValue)\"",
            "safeArea: Insets(\(numbers.map { "\($0): \(SwiftSource.number($1))" }.joined(separator: ", ")))",
            "contentSizeCategory: \"\(environment.contentSizeCategory.caseName)\"",
            "direction: \"\(environment.direction.rawValue)\"",
        ].joined(separator: ", ")
    }

    private static let environmentMembers = """
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
        """

    private static let others = """
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
                guard let view = view(number) else { preconditionFailure("view \\(number) is not installed") }
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
                for line in table.components(separatedBy: "\\n") {
                    let row = line.components(separatedBy: "\\t")
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
        """
}
