// A table controller with static sections, written in a few words.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestSupport
import StrutTextMeasurement

/// A table controller with static sections.
package struct StaticTable {
    package var toolsVersion: String
    package var device: String
    package var style: String
    package var rowHeight: String
    package var separatorStyle: String
    package var headerHeight: String
    package var footerHeight: String
    package var tableContent: String
    /// Header and footer views of every section.
    package var sectionViews: String
    /// The attribute of the estimates.
    package var estimates: String
    package var resources: String
    /// The attributes of each section, and its cells.
    package var sections: [(attributes: String, cells: [String])]

    package init(
        toolsVersion: String = "21701", device: String = "retina4_7", style: String = "grouped",
        rowHeight: String = "44", separatorStyle: String = "default", headerHeight: String = "18",
        footerHeight: String = "18", tableContent: String = "", sectionViews: String = "",
        estimates: String = #"estimatedRowHeight="-1""#, resources: String = "",
        sections: [(attributes: String, cells: [String])] = []
    ) {
        self.toolsVersion = toolsVersion
        self.device = device
        self.style = style
        self.rowHeight = rowHeight
        self.separatorStyle = separatorStyle
        self.headerHeight = headerHeight
        self.footerHeight = footerHeight
        self.tableContent = tableContent
        self.sectionViews = sectionViews
        self.estimates = estimates
        self.resources = resources
        self.sections = sections
    }

    package func layOut(
        orientation: Orientation = .portrait, direction: LayoutDirection = .leftToRight,
        contentSize: ContentSizeCategory = .large, headers: TableHeaderSizing = .stored
    ) throws -> Frames {
        let sections = sections.enumerated().map { number, section in
            """
            <tableViewSection id="s\(number)" \(section.attributes)><cells>\(section.cells.joined())</cells>
            \(sectionViews)</tableViewSection>
            """
        }
        let source = DocumentHeader(tools: toolsVersion, device: device, resources: resources).storyboard(
            """
            <scene sceneID="scene"><objects><tableViewController id="controller" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="\(style)" separatorStyle="\(separatorStyle)" \
            rowHeight="\(rowHeight)" \(estimates) \
            sectionHeaderHeight="\(headerHeight)" sectionFooterHeight="\(footerHeight)" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(tableContent)
            <sections>\(sections.joined())</sections></tableView></tableViewController></objects></scene>
            """)
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        let environment = LayoutEnvironment(
            device: .named(device), orientation: orientation, contentSizeCategory: contentSize, direction: direction)
        let engine = LayoutEngine(options: LayoutEngine.Options(keepsSystems: true, tableHeaders: headers))
        return Frames(layout: engine.layout(document, in: environment))
    }

    /// A cell with a content view and, for a style, its labels, whose font is the label's or the text's own.
    package static func cell(
        _ id: String, style: String = "Custom", title: String? = nil, detail: String? = nil, lines: Int = 1,
        pointSize: Int = 17, isAttributed: Bool = false, _ attributes: String = "", content: String = "",
        constraints: [String] = []
    ) -> String {
        let labels = [("title", title), ("detail", detail)].compactMap { key, text in
            text.map {
                let own = """
                    <attributedString key="attributedText"><fragment content="\($0)"><attributes>
                    <font key="NSFont" metaFont="system" size="\(pointSize)"/></attributes></fragment></attributedString>
                    """
                let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(pointSize)"/>"#
                return """
                    <label id="\(id)-\(key)" numberOfLines="\(lines)" \(isAttributed ? "" : #"text="\#($0)""#)>
                    <rect key="frame" width="9" height="9"/>\(isAttributed ? own : font)</label>
                    """
            }
        }
        return """
            <tableViewCell id="\(id)" style="IBUITableViewCellStyle\(style)" \
            \(title == nil ? "" : #"textLabel="\#(id)-title""#) \(detail == nil ? "" : #"detailTextLabel="\#(id)-detail""#) \(attributes)>
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews>\(labels.joined())\(content)</subviews>
            <constraints>\(constraints.map(constraint).joined())</constraints>
            </tableViewCellContentView></tableViewCell>
            """
    }
}
