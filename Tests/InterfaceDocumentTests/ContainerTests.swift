// Stack, scroll, table and collection views, and effects.

import Testing

@testable import InterfaceDocument

@Suite struct ContainerTests {
    @Test func stackViews() throws {
        let stack = try #require(
            StackView(
                element(
                    """
                    <stackView axis="vertical" distribution="equalSpacing" alignment="firstBaseline" spacing="12.5" \
                    spacingType="standard" baselineRelativeArrangement="YES"><subviews><label id="A"/><view id="B"/></subviews>
                    <edgeInsets key="layoutMargins" top="1" left="1" bottom="1" right="1"/></stackView>
                    """)))
        #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .firstBaseline)
        #expect(stack.spacing == 12.5 && stack.usesStandardSpacing && stack.isBaselineRelativeArrangement)
        #expect(stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.map(\.id) == ["A", "B"])
        let plain = try #require(StackView(element("<stackView/>")))
        #expect(
            plain.axis == .horizontal && plain.distribution == .fill && plain.alignment == .fill && plain.spacing == 0)
        #expect(!plain.usesStandardSpacing && !plain.isLayoutMarginsRelativeArrangement)
    }

    @Test(arguments: StackView.Distribution.allCases)
    func distributions(distribution: StackView.Distribution) throws {
        #expect(try StackView(element("<stackView distribution='\(distribution)'/>"))?.distribution == distribution)
    }

    @Test(arguments: StackView.Alignment.allCases)
    func alignments(alignment: StackView.Alignment) throws {
        #expect(try StackView(element("<stackView alignment='\(alignment)'/>"))?.alignment == alignment)
    }

    @Test func scrollViews() throws {
        let scroll = try #require(
            ScrollView(
                element(
                    """
                    <scrollView contentInsetAdjustmentBehavior="never" scrollEnabled="NO" pagingEnabled="YES" \
                    minimumZoomScale="0.5" maximumZoomScale="3">
                    <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
                    <inset key="scrollIndicatorInsets" minX="5" minY="0" maxX="0" maxY="0"/></scrollView>
                    """)))
        #expect(scroll.contentInsetAdjustmentBehavior == "never" && !scroll.isScrollEnabled && scroll.isPagingEnabled)
        #expect(scroll.minimumZoomScale == 0.5 && scroll.maximumZoomScale == 3)
        #expect(scroll.contentInset == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(scroll.scrollIndicatorInsets?.left == 5)
        #expect(try ScrollView(element("<tableView/>"))?.contentInsetAdjustmentBehavior == "automatic")
        #expect(try ScrollView(element("<view/>")) == nil)
    }

    @Test func tables() throws {
        let table = try #require(
            TableView(
                element(
                    """
                    <tableView dataMode="static" style="insetGrouped" separatorStyle="none" rowHeight="-1" \
                    estimatedRowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="18" estimatedSectionHeaderHeight="-1" \
                    estimatedSectionFooterHeight="10" separatorInsetReference="fromAutomaticInsets" \
                    contentViewInsetsToSafeArea="NO">
                        <inset key="separatorInset" minX="15" minY="0" maxX="0" maxY="0"/>
                        <view key="tableHeaderView" id="H"/><label key="tableFooterView" id="F"/>
                        <prototypes><tableViewCell reuseIdentifier="P" id="P"/></prototypes>
                        <sections>
                            <tableViewSection headerTitle="Top" footerTitle="Bottom" id="S"><cells>
                                <tableViewCell id="C"/></cells></tableViewSection>
                            <tableViewSection id="S2"><string key="headerTitle">Two
                    lines</string><view key="headerView" id="V"/><view key="footerView" id="W"/></tableViewSection>
                        </sections>
                    </tableView>
                    """)))
        #expect(table.dataMode == .static && table.style == .insetGrouped && table.separatorStyle == "none")
        #expect(table.rowHeight == -1 && table.estimatedRowHeight == 44)
        #expect(table.sectionHeaderHeight == 28 && table.sectionFooterHeight == 18)
        #expect(table.estimatedSectionHeaderHeight == -1 && table.estimatedSectionFooterHeight == 10)
        #expect(table.separatorInset?.left == 15 && table.separatorInsetReference == "fromAutomaticInsets")
        #expect(!table.contentViewInsetsToSafeArea)
        #expect(table.headerView?.id == "H" && table.footerView?.kind == .label)
        #expect(table.prototypes.map(\.reuseIdentifier) == ["P"])
        #expect(table.sections.map(\.id) == ["S", "S2"] && table.sections.map(\.headerTitle) == ["Top", "Two\nlines"])
        #expect(table.sections.first?.footerTitle == "Bottom" && table.sections.first?.cells.map(\.id) == ["C"])
        #expect(table.sections.last?.headerView?.id == "V" && table.sections.last?.footerView?.id == "W")
        let plain = try #require(TableView(element("<tableView/>")))
        #expect(plain.dataMode == .none && plain.style == .plain && plain.rowHeight == nil && plain.headerView == nil)
    }

    @Test func cells() throws {
        let cell = try #require(
            TableViewCell(
                element(
                    """
                    <tableViewCell style="IBUITableViewCellStyleSubtitle" accessoryType="disclosureIndicator" \
                    editingAccessoryType="checkmark" selectionStyle="none" rowHeight="60" indentationLevel="1" \
                    indentationWidth="12" reuseIdentifier="R" textLabel="T" detailTextLabel="D" imageView="I" id="C">
                        <tableViewCellContentView key="contentView" tableViewCell="C" id="V"><subviews>
                            <label id="T"/><label id="D"/><imageView id="I"/></subviews></tableViewCellContentView>
                        <inset key="separatorInset" minX="30" minY="0" maxX="0" maxY="0"/>
                        <switch key="accessoryView" id="A"/>
                        <listContentConfiguration key="contentConfiguration" text="x"/>
                    </tableViewCell>
                    """)))
        #expect(cell.style == .subtitle && cell.accessoryType == .disclosureIndicator)
        #expect(cell.editingAccessoryType == .checkmark && cell.selectionStyle == "none" && cell.rowHeight == 60)
        #expect(cell.indentationLevel == 1 && cell.indentationWidth == 12 && cell.reuseIdentifier == "R")
        #expect(cell.textLabel?.id == "T" && cell.detailTextLabel?.id == "D" && cell.imageView?.kind == .imageView)
        #expect(cell.contentView?.kind == .tableViewCellContentView && cell.separatorInset?.left == 30)
        #expect(cell.accessoryView?.kind == .switch && cell.contentConfiguration?.string(.text) == "x")
        let plain = try #require(
            TableViewCell(element("<tableViewCell><view key='contentView' id='V'/></tableViewCell>")))
        #expect(plain.style == .custom && plain.accessoryType == .none && plain.contentView?.id == "V")
        #expect(plain.rowHeight == nil && plain.indentationLevel == 0 && plain.indentationWidth == 10)
    }

    @Test func collections() throws {
        let collection = try #require(
            CollectionView(
                element(
                    """
                    <collectionView dataMode="none">
                        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="7" \
                    minimumInteritemSpacing="3" automaticEstimatedItemSize="YES" sectionInsetReference="safeArea">
                            <size key="itemSize" width="1" height="2"/><size key="headerReferenceSize" width="3" height="4"/>
                            <size key="footerReferenceSize" width="5" height="6"/>
                            <size key="estimatedItemSize" width="7" height="8"/>
                            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                        </collectionViewFlowLayout>
                        <cells><collectionViewCell reuseIdentifier="R" id="C"><view key="contentView" id="V"/>
                            <size key="customSize" width="9" height="10"/></collectionViewCell></cells>
                        <collectionReusableView key="sectionHeaderView" reuseIdentifier="H" id="H"/>
                        <collectionReusableView key="sectionFooterView" id="F"/>
                    </collectionView>
                    """)))
        let layout = try #require(collection.flowLayout)
        #expect(collection.dataMode == "none" && layout.scrollDirection == .horizontal)
        #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 3)
        #expect(layout.itemSize == Size(width: 1, height: 2) && layout.headerReferenceSize == Size(width: 3, height: 4))
        #expect(layout.footerReferenceSize == Size(width: 5, height: 6))
        #expect(layout.estimatedItemSize == Size(width: 7, height: 8) && layout.usesAutomaticEstimatedItemSize)
        #expect(layout.sectionInset == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(layout.sectionInsetReference == "safeArea")
        #expect(collection.cells.map(\.reuseIdentifier) == ["R"] && collection.cells.first?.contentView?.id == "V")
        #expect(collection.cells.first?.customSize == Size(width: 9, height: 10) && collection.cells.first?.id == "C")
        #expect(collection.sectionHeader?.reuseIdentifier == "H" && collection.sectionFooter?.id == "F")
        let plain = try #require(
            CollectionView(
                element("<collectionView><collectionViewLayout key='collectionViewLayout'/></collectionView>")))
        #expect(plain.layout != nil && plain.flowLayout == nil && plain.cells.isEmpty)
    }

    @Test func effects() throws {
        let blur = try #require(
            VisualEffectView(
                element(
                    "<visualEffectView><view key='contentView' id='V'/><blurEffect style='dark'/></visualEffectView>")))
        #expect(blur.contentView?.id == "V" && blur.blurStyle == "dark" && blur.vibrancyStyle == nil)
        let vibrancy = try #require(
            VisualEffectView(
                element(
                    "<visualEffectView><vibrancyEffect style='fill'><blurEffect style='light'/></vibrancyEffect></visualEffectView>"
                )))
        #expect(vibrancy.blurStyle == "light" && vibrancy.vibrancyStyle == "fill")
        #expect(try Window(element("<window visibleAtLaunch='YES'/>"))?.isVisibleAtLaunch == true)
    }
}
