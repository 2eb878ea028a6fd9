import InterfaceDocument
import StrutEmission
import StrutEnvironment
import Testing

@testable import StrutAutoLayout

/// Bars with their items, what stands in for controllers of other storyboards, and search bars.
extension SVGEmissionTests {
    /// The pictures of a storyboard's scenes.
    private func scenes(_ scenes: String, in environment: LayoutEnvironment = LayoutEnvironment()) throws -> [Node] {
        let document = try HandmadeLayout.storyboard(scenes).document
        return try Self.nodes(LayoutEngine().layout(document, in: environment).emit(.svg))
    }

    /// A scene with a controller that has a view of its own.
    private func controller(_ id: String, _ attributes: String = "", content: String = "", view: String = "") -> String
    {
        """
        <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
        <view key="view" id="view-\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>\(view)</subviews></view>\(content)</viewController></objects></scene>
        """
    }

    private func navigation(root: String) -> String {
        """
        <scene sceneID="nav"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/><toolbar key="toolbar" id="toolbar"/>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="s0"/>
        </connections></navigationController></objects></scene>
        """
    }

    private func push(_ destination: String) -> String {
        #"<connections><segue destination="\#(destination)" kind="show" id="s1"/></connections>"#
    }

    /// The middle of a view in the coordinates of the picture, whose windows lie inside one another.
    private func centre(_ id: String, of nodes: [Node]) throws -> Double {
        let rect = try #require(nodes.first { $0.attributes["data-id"] == id })
        func number(_ name: String) -> Double { rect.attributes[name].flatMap(Double.init) ?? .nan }
        let place = try #require(nodes.firstIndex(of: rect))
        let window = try #require(nodes[..<place].last { $0.attributes["class"] == "window" })
        let shift = window.attributes["transform"]?.dropFirst("translate(".count).prefix { $0 != " " }
        return number("x") + number("width") / 2 + (shift.flatMap { Double($0) } ?? .nan)
    }

    @Test(
        "The first scroll view of a controller in a navigation controller makes room for the bar, another one does not")
    func scrolling() throws {
        func scroll(_ id: String, _ attributes: String = "") -> String {
            """
            <scrollView id="\(id)" \(attributes)><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews><view id="in-\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="200"/></view></subviews>
            </scrollView>
            """
        }
        func isShifted(_ view: String, in container: String) throws -> Bool {
            let nodes = try scenes(container + controller("a", view: view))
            func place(_ id: String) throws -> Int {
                try #require(nodes.firstIndex { $0.attributes["data-id"] == id })
            }
            // What is drawn elsewhere than its frame says is in a window of its own.
            return try nodes[place("view-a")..<place("in-s")].contains {
                $0.attributes["class"] == "window" && $0.attributes["transform"] != nil
            }
        }
        let bar = navigation(root: "a")
        #expect(try isShifted(scroll("s"), in: bar))
        #expect(try !isShifted(scroll("s", #"contentInsetAdjustmentBehavior="never""#), in: bar))
        #expect(try !isShifted("<view id=\"v\"/>" + scroll("s"), in: bar))
        #expect(try isShifted("<view id=\"v\"/>" + scroll("s", #"contentInsetAdjustmentBehavior="always""#), in: bar))
        #expect(try !isShifted(scroll("s"), in: ""))
    }

    @Test("A reference to another storyboard is a small box that says where it leads")
    func references() throws {
        let nodes = try scenes(
            """
            <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Start" id="r1"
            sceneMemberID="viewController"/></objects></scene>
            """)
        let texts = nodes.filter { $0.name == "text" }.map(\.text)
        #expect(texts == ["→ Other › Start", "Other", "Start"])
        #expect(
            nodes.contains { $0.name == "rect" && $0.attributes["width"] == "160" && $0.attributes["height"] == "60" })
        #expect(!nodes.contains { $0.attributes["height"] == "852" })
    }

    @Test("A controller without an item gives its bar its title, and there is a way back to the one before")
    func titlesOfControllers() throws {
        let first = controller("a", #"title="First""#, content: push("b"))
        let texts = try scenes(navigation(root: "a") + first + controller("b", #"title="Second""#))
            .filter { $0.name == "text" && $0.attributes["font-size"] == "17" }.map(\.text)
        #expect(texts.filter { $0 == "First" }.count == 2, "its own title, and the way back to it: \(texts)")
        #expect(texts.contains("Second"))
    }

    @Test("The way back has the words of the item that leads back, else of the title, else of the system")
    func backTitles() throws {
        func back(_ item: String, _ next: String = #"<navigationItem key="navigationItem" title="Next" id="n2"/>"#)
            throws
            -> [String]
        {
            let first = controller("a", content: item + push("b"))
            let last = try scenes(navigation(root: "a") + first + controller("b", content: next)).filter {
                $0.name == "text" && $0.attributes["font-size"] == "17" && $0.attributes["font-weight"] == nil
            }
            return last.map(\.text)
        }
        func item(_ title: String, _ button: String = "") -> String {
            "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"n1\">\(button)</navigationItem>"
        }
        let button = #"<barButtonItem key="backBarButtonItem" title="Away" id="k"/>"#
        #expect(try back(item("Home")) == ["Home"])
        #expect(try back(item("Home", button)) == ["Away"])
        #expect(try back(item("")) == ["Back"])
        #expect(try back(item("A title that leaves no room for the other")) == ["Back"])
        let hidden = #"<navigationItem key="navigationItem" title="Next" hidesBackButton="YES" id="n2"/>"#
        #expect(try back(item("Home"), hidden) == [])
    }

    @Test("The view of an item stands where its bar has the item, in the bars of controllers and in those among views")
    func viewsOfItems() throws {
        func item(_ id: String, _ key: String = "") -> String {
            """
            <barButtonItem \(key) id="i\(id)"><view key="customView" id="\(id)">
            <rect key="frame" x="7" y="5" width="60" height="30"/></view></barButtonItem>
            """
        }
        let space = #"<barButtonItem systemItem="flexibleSpace" id="f"/>"#
        let content = """
            <toolbarItems>\(space)\(item("low"))</toolbarItems>
            <navigationItem key="navigationItem" id="n">\(item("high", #"key="rightBarButtonItem""#))</navigationItem>
            <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
            """
        let bar = """
            <toolbar fixedFrame="YES" id="t"><rect key="frame" x="0.0" y="300" width="393" height="44"/>
            <items>\(space)\(item("own"))</items></toolbar>
            """
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let nodes = try scenes(
                navigation(root: "a") + controller("a", content: content, view: bar),
                in: LayoutEnvironment(direction: direction))
            for id in ["low", "high", "own"] {
                let centre = try centre(id, of: nodes)
                #expect(centre == (direction == .leftToRight ? 393 - 16 - 30 : 16 + 30), "\(id), \(direction)")
            }
        }
    }

    @Test("Search bars and prompts show their texts in the language, and an empty text is none")
    func searchBarTexts() throws {
        func texts(_ attributes: String, _ content: String = "", height: Double = 56) throws -> [String] {
            let bar = """
                <searchBar fixedFrame="YES" \(attributes) id="s"><rect key="frame" x="0.0" y="100" width="393" \
                height="\(height)"/>\(content)</searchBar>
                """
            let item = #"<navigationItem key="navigationItem" prompt="Above" id="n"/>"#
            let strings = [
                "s.placeholder": "Suche", "s.prompt": "Frage", "s.scopeButtonTitles[1]": "Zwei", "n.prompt": "Oben",
            ]
            let environment = LayoutEnvironment(localization: Localization(language: "de", strings: strings))
            return try scenes(navigation(root: "a") + controller("a", content: item, view: bar), in: environment)
                .filter { $0.name == "text" }.map(\.text)
        }
        #expect(try texts(#"text="" placeholder="Search""#).contains("Suche"))
        #expect(try !texts(#"text="Typed" placeholder="Search""#).contains("Suche"))
        #expect(try texts("").contains("Oben"))
        let scopes = "<scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles>"
        let all = try texts(#"prompt="Question" showsScopeBar="YES""#, scopes, height: 124)
        #expect(["Frage", "One", "Zwei"].allSatisfy { all.contains($0) })
        #expect(try !texts("", scopes).contains("One"))
    }

    @Test("An item of a tab bar has its badge, which is as wide as it needs to be")
    func badges() throws {
        func badge(_ value: String) throws -> Node? {
            let bar = """
                <tabBar fixedFrame="YES" id="t"><rect key="frame" x="0.0" y="300" width="393" height="49"/>
                <items><tabBarItem title="Tab" badgeValue="\(value)" id="i"/></items></tabBar>
                """
            return try picture(bar).first { $0.name == "rect" && $0.attributes["fill"] == "#ff3b30" }
        }
        func width(_ value: String) throws -> Double? { try badge(value)?.attributes["width"].flatMap(Double.init) }
        let (narrow, wide) = (try #require(try width("1")), try #require(try width("9,999")))
        #expect((18..<20).contains(narrow) && wide > 40)
        #expect(try badge("") == nil)
    }

    @Test("A phone shows four members of many, and one place for the others")
    func moreTabs() throws {
        let members = (1...6).map { number in
            controller(
                "m\(number)", content: #"<tabBarItem key="tabBarItem" title="Tab \#(number)" id="t\#(number)"/>"#)
        }
        let ways = (1...6).map {
            #"<segue destination="m\#($0)" kind="relationship" relationship="viewControllers" id="w\#($0)"/>"#
        }
        let tabs = """
            <scene sceneID="tabs"><objects><tabBarController id="tabs" sceneMemberID="viewController">
            <tabBar key="tabBar" id="bar"/><connections>\(ways.joined())</connections></tabBarController></objects></scene>
            """
        let texts = try scenes(tabs + members.joined()).filter { $0.name == "text" }
        #expect(!texts.contains { $0.text == "Tab 5" || $0.text == "Tab 6" })
        let more = texts.filter { $0.text == "More" }
        #expect(more.count == 7 && more.count { $0.attributes["fill"] == "#007aff" } == 2)
        #expect(texts.count { $0.text == "Tab 4" && $0.attributes["fill"] == "#007aff" } == 1)
    }
}
