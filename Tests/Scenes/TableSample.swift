// A table controller with one cell, written in a few words.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestSupport

/// A table controller with one cell whose content view holds `content`.
package struct TableSample {
    package var toolsVersion: String
    package var device: String?
    package var width: Double
    package var height: Double
    package var mode: String
    package var style: String
    package var rowHeight: Double
    package var cellAttributes: String
    /// Where the cell was stored.
    package var y: Double
    /// How much narrower than the cell the content view was stored, as an accessory makes it.
    package var accessoryWidth: Double
    /// The stored height of the content view; nil for the row's.
    package var contentHeight: Double?
    package var tableAttributes: String
    package var contentAttributes: String
    package var contentMargins: String
    package var content: String
    package var constraints: [String]
    /// Elements of the table before its cells.
    package var header: String

    package init(
        toolsVersion: String = "23504", device: String? = "retina6_12", width: Double = 393, height: Double = 852,
        mode: String = "prototypes", style: String = "plain", rowHeight: Double = 44, cellAttributes: String = "",
        y: Double = 50, accessoryWidth: Double = 0, contentHeight: Double? = nil, tableAttributes: String = "",
        contentAttributes: String = "", contentMargins: String = "", content: String = "",
        constraints: [String] = [], header: String = ""
    ) {
        self.toolsVersion = toolsVersion
        self.device = device
        self.width = width
        self.height = height
        self.mode = mode
        self.style = style
        self.rowHeight = rowHeight
        self.cellAttributes = cellAttributes
        self.y = y
        self.accessoryWidth = accessoryWidth
        self.contentHeight = contentHeight
        self.tableAttributes = tableAttributes
        self.contentAttributes = contentAttributes
        self.contentMargins = contentMargins
        self.content = content
        self.constraints = constraints
        self.header = header
    }

    package func layOut(in environment: LayoutEnvironment = LayoutEnvironment()) throws -> Frames {
        let cell = """
            <tableViewCell id="cell" \(cellAttributes)>
            <rect key="frame" x="0.0" y="\(y)" width="\(width)" height="\(rowHeight)"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content" \(contentAttributes)>
            <rect key="frame" x="0.0" y="0.0" width="\(width - accessoryWidth)" height="\(contentHeight ?? rowHeight)"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>\(content)</subviews>\(contentMargins)
            <constraints>\(constraints.map(constraint).joined())</constraints>
            </tableViewCellContentView></tableViewCell>
            """
        let source = DocumentHeader(tools: toolsVersion, device: device).storyboard(
            """
            <scene sceneID="scene"><objects><tableViewController id="controller" sceneMemberID="viewController">
            <tableView key="view" dataMode="\(mode)" style="\(style)" rowHeight="\(rowHeight)" \
            \(tableAttributes) id="table">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(header)
            \(mode == "static"
                ? #"<sections><tableViewSection id="section"><cells>\#(cell)</cells></tableViewSection></sections>"#
                : "<prototypes>\(cell)</prototypes>")
            </tableView></tableViewController></objects></scene>
            """)
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        return Frames(layout: LayoutEngine().layout(document, in: environment))
    }
}
