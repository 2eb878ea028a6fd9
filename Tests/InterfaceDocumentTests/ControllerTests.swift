// Controllers: kinds, views, bars, guides, simulated metrics, segues.

import Testing

@testable import InterfaceDocument

@Suite struct ControllerTests {
    @Test(arguments: ViewController.Kind.allCases.filter { $0 != .unknown })
    func kinds(kind: ViewController.Kind) throws {
        let controller = try controller("<\(kind.rawValue) id='A' sceneMemberID='viewController'/>")
        #expect(controller.kind == kind)
        #expect(controller.id == "A")
        #expect(controller.view == nil)
        #expect(controller.uiKitClassName.hasSuffix("Controller"))
    }

    @Test func classes() throws {
        #expect(try controller("<tableViewController/>").className == "UITableViewController")
        #expect(try controller("<avPlayerViewController/>").className == "AVPlayerViewController")
        #expect(try controller("<viewController customClass='Mine' customModule='App'/>").className == "Mine")
        #expect(try controller("<viewController customClass='Mine' customModule='App'/>").customModule == "App")
        let unknown = try controller(
            "<hyperController id='A' sceneMemberID='viewController'><view key='view'/></hyperController>")
        #expect(unknown.kind == .unknown)
        #expect(unknown.view != nil)
    }

    @Test func identity() throws {
        let controller = try controller(
            """
            <viewController storyboardIdentifier="Main" restorationIdentifier="R" userLabel="Label" nibName="Nib" \
            modalPresentationStyle="formSheet" hidesBottomBarWhenPushed="YES" automaticallyAdjustsScrollViewInsets="NO" \
            extendedLayoutIncludesOpaqueBars="YES">
                <string key="title">Two
            lines</string>
                <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
            </viewController>
            """)
        #expect(controller.storyboardIdentifier == "Main")
        #expect(controller.restorationIdentifier == "R")
        #expect(controller.userLabel == "Label")
        #expect(controller.nibName == "Nib")
        #expect(controller.title == "Two\nlines")
        #expect(controller.modalPresentationStyle == "formSheet")
        #expect(controller.hidesBottomBarWhenPushed)
        #expect(!controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.extendedLayoutIncludesOpaqueBars)
        #expect(controller.edgesForExtendedLayout == .bottom)
    }

    @Test func defaults() throws {
        let controller = try controller("<navigationController/>")
        #expect(controller.edgesForExtendedLayout == .all)
        #expect(controller.automaticallyAdjustsScrollViewInsets)
        #expect(!controller.hidesBottomBarWhenPushed && !controller.extendedLayoutIncludesOpaqueBars)
        #expect(!controller.isNavigationBarHidden && controller.isToolbarHidden)
        #expect(controller.navigationBar == nil && controller.toolbar == nil && controller.tabBar == nil)
    }

    @Test func viewsByKeyAndByPlace() throws {
        #expect(
            try controller("<tableViewController><tableView key='view' id='T'/></tableViewController>").view?.id == "T")
        #expect(try controller("<viewController><view id='V'/></viewController>").view?.id == "V")
        let navigation = try controller(
            "<navigationController><navigationBar key='navigationBar' id='N'/></navigationController>")
        #expect(navigation.view == nil)
    }

    @Test func bars() throws {
        let navigation = try controller(
            """
            <navigationController navigationBarHidden="YES" toolbarHidden="NO">
                <navigationBar key="navigationBar" translucent="NO" largeTitles="YES" barStyle="black" id="N">
                    <items><navigationItem title="Shown" id="I"/></items>
                </navigationBar>
                <toolbar key="toolbar" translucent="NO" id="T">
                    <items><barButtonItem systemItem="flexibleSpace" id="F"/></items>
                </toolbar>
                <tabBarItem key="tabBarItem" title="Tab" image="one" selectedImage="two" systemItem="more" id="B"/>
            </navigationController>
            """)
        #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        #expect(navigation.navigationBar?.isTranslucent == false)
        #expect(navigation.navigationBar?.prefersLargeTitles == true)
        #expect(navigation.navigationBar?.barStyle == "black")
        #expect(navigation.navigationBar?.items.map(\.title) == ["Shown"])
        #expect(navigation.toolbar?.isTranslucent == false)
        #expect(navigation.toolbar?.items.map(\.systemItem) == ["flexibleSpace"])
        #expect(navigation.tabBarItem?.title == "Tab")
        #expect(navigation.tabBarItem?.imageName == "one")
        #expect(navigation.tabBarItem?.selectedImageName == "two")
        #expect(navigation.tabBarItem?.systemItem == "more")
        #expect(navigation.tabBarItem?.id == "B")
        let tabs = try controller(
            "<tabBarController><tabBar key='tabBar' translucent='NO'><items><tabBarItem title='A'/></items></tabBar></tabBarController>"
        )
        #expect(tabs.tabBar?.isTranslucent == false)
        #expect(tabs.tabBar?.items.map(\.title) == ["A"])
    }

    @Test func navigationItem() throws {
        let item = try #require(
            controller(
                """
                <viewController>
                    <navigationItem key="navigationItem" title="Title" prompt="Prompt" largeTitleDisplayMode="never" id="N">
                        <barButtonItem key="leftBarButtonItem" title="Left" style="plain" width="20" id="L"/>
                        <rightBarButtonItems>
                            <barButtonItem systemItem="add" enabled="NO"/>
                            <barButtonItem image="gear"><button key="customView" id="V"/></barButtonItem>
                        </rightBarButtonItems>
                        <barButtonItem key="backBarButtonItem" title="Back"/>
                        <segmentedControl key="titleView" id="S"/>
                    </navigationItem>
                    <toolbarItems><barButtonItem title="Tool"/></toolbarItems>
                </viewController>
                """
            ).navigationItem)
        #expect(item.id == "N" && item.title == "Title" && item.prompt == "Prompt")
        #expect(item.largeTitleDisplayMode == "never")
        #expect(item.leftBarButtonItems.map(\.title) == ["Left"])
        #expect(item.leftBarButtonItems.first?.style == "plain")
        #expect(item.leftBarButtonItems.first?.width == 20)
        #expect(item.leftBarButtonItems.first?.id == "L")
        #expect(item.rightBarButtonItems.map(\.isEnabled) == [false, true])
        #expect(item.rightBarButtonItems.map(\.imageName) == [nil, "gear"])
        #expect(item.rightBarButtonItems.last?.customView?.id == "V")
        #expect(item.backBarButtonItem?.title == "Back")
        #expect(item.titleView?.kind == .segmentedControl)
        let parent = item.element.parent.flatMap(ViewController.init)
        #expect(parent?.toolbarItems.map(\.title) == ["Tool"])
    }

    @Test func layoutGuides() throws {
        let controller = try controller(
            """
            <viewController id="C"><layoutGuides>
                <viewControllerLayoutGuide type="top" id="T"/><viewControllerLayoutGuide type="bottom" id="B"/>
            </layoutGuides></viewController>
            """)
        #expect(controller.topLayoutGuide?.id == "T")
        #expect(controller.bottomLayoutGuide?.id == "B")
        #expect(controller.topLayoutGuide?.owner?.id == "C")
        #expect(controller.layoutGuides.map(\.kind) == [.top, .bottom])
    }

    @Test func simulatedMetrics() throws {
        let metrics = try controller(
            """
            <viewController>
                <nil key="simulatedStatusBarMetrics"/>
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="YES" translucent="NO" largeTitles="YES"/>
                <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
                <simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                <size key="freeformSize" width="320" height="1000"/>
            </viewController>
            """
        ).simulatedMetrics
        #expect(metrics.statusBar == .none)
        #expect(metrics.isTopBarPrompted && metrics.hasLargeTitles && !metrics.isTopBarTranslucent)
        #expect(metrics.isBottomBarTabBar == true)
        #expect(metrics.orientation == "landscapeRight")
        #expect(metrics.isFreeform)
        #expect(metrics.freeformSize == Size(width: 320, height: 1000))
        #expect(metrics.screen == nil)
    }

    @Test func inferredMetrics() throws {
        let metrics = try controller("<viewController/>").simulatedMetrics
        #expect(metrics.statusBar == .inferred && metrics.topBar == .inferred && metrics.bottomBar == .inferred)
        #expect(!metrics.isTopBarPrompted && !metrics.hasLargeTitles && metrics.isTopBarTranslucent)
        #expect(metrics.isBottomBarTabBar == nil)
        #expect(metrics.orientation == nil && metrics.destination == nil && !metrics.isFreeform)
        let view = try view("<view><simulatedScreenMetrics key='simulatedDestinationMetrics' type='retina47'/></view>")
        #expect(view.simulatedMetrics.screen == "retina47")
        let toolbar = try controller(
            "<viewController><simulatedToolbarMetrics key='simulatedBottomBarMetrics'/></viewController>")
        #expect(toolbar.simulatedMetrics.isBottomBarTabBar == false)
    }

    @Test func defaultSimulatedMetrics() throws {
        let document = try xib(
            "",
            rest: """
                <simulatedMetricsContainer key="defaultSimulatedMetrics"><nil key="statusBar"/>
                <simulatedOrientationMetrics key="orientation"/>
                <simulatedScreenMetrics key="destination" type="retina4"/></simulatedMetricsContainer>
                """)
        let metrics = try #require(document.defaultSimulatedMetrics)
        #expect(metrics.statusBar == .none)
        #expect(metrics.orientation == "portrait")
        #expect(metrics.screen == "retina4")
    }

    @Test func connectionsAndSegues() throws {
        let document = try storyboard(
            """
            <viewController id="A"><view key="view"><subviews><button id="B"><connections>
                <action selector="tap:" destination="A" eventType="touchUpInside" id="a1"/>
                <segue destination="N" kind="presentation" identifier="go" modalPresentationStyle="pageSheet" \
            modalTransitionStyle="crossDissolve" animates="NO" popoverAnchorView="B" customClass="Fade" id="s1"/>
            </connections></button>
            <containerView id="E"><connections><segue destination="N" kind="embed" id="s3"/></connections></containerView>
            </subviews></view>
            <connections>
                <outlet property="button" destination="B" id="o1"/>
                <outletCollection property="all" destination="B" id="o2"/>
                <mystery destination="B"/>
            </connections></viewController>
            """,
            """
            <navigationController id="N"><connections>
                <segue destination="A" kind="relationship" relationship="rootViewController" id="s2"/>
                <segue destination="X" kind="unwind" unwindAction="back:" id="s4"/>
            </connections></navigationController><exit id="X"/>
            """)
        let controller = try #require(document.scenes.first?.controller)
        #expect(controller.connections.map(\.kind) == [.outlet, .outletCollection, .unknown])
        #expect(controller.connections.first?.property == "button")
        #expect(controller.connections.first?.destination?.id == "B")
        #expect(controller.connections.first?.destinationID == "B")
        #expect(controller.connections.first?.id == "o1")
        #expect(controller.connections.first?.source == controller.element)
        let button = try #require(document.element(id: "B").flatMap(View.init))
        #expect(button.connections.map(\.selector) == ["tap:", nil])
        #expect(button.connections.first?.eventType == "touchUpInside")
        let segue = try #require(button.element.segues.first)
        #expect(segue.id == "s1" && segue.kind == "presentation" && segue.identifier == "go")
        #expect(segue.destination?.kind == .navigationController)
        #expect(segue.modalPresentationStyle == "pageSheet" && segue.modalTransitionStyle == "crossDissolve")
        #expect(!segue.isAnimated && segue.popoverAnchor?.id == "B" && segue.customClass == "Fade")
        #expect(segue.source?.id == "B")
        let relationship = try #require(document.scenes.last?.controller?.segues.first)
        #expect(relationship.relationship == "rootViewController" && relationship.destinationID == "A")
        #expect(document.scenes.last?.controller?.segues.last?.unwindAction == "back:")
        let container = try #require(document.element(id: "E").flatMap(ContainerView.init))
        #expect(container.embeddedController?.id == "N")
        #expect(container.embedSegue?.id == "s3")
    }
}
