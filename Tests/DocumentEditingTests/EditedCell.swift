import InterfaceDocument
import StrutDocumentEditing

/// What the tests of cells share.
enum EditedCell {
    /// The constraints that hold the label `lab-el-001` at all sides of the content view `con-te-001`, `trailing`
    /// points from its trailing edge.
    static func sides(trailing: Int) -> String {
        """
        <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="con-te-001" secondAttribute="top" constant="8" id="con-to-001"/>
        <constraint firstAttribute="bottom" secondItem="lab-el-001" secondAttribute="bottom" constant="8" id="con-bo-001"/>
        <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="con-te-001" secondAttribute="leading" constant="16" id="con-le-001"/>
        <constraint firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" constant="\(trailing)" id="con-tr-001"/>
        """
    }

    /// A document after changes.
    static func document(_ document: Document, after changes: [String]) throws -> Document {
        var transaction = DocumentTransaction([document])
        try transaction.apply(EditCommand.parse(changes))
        return transaction.documents[0].document
    }

    /// The frame that a document stores for a view.
    static func frame(_ id: String, _ document: Document) -> Rect? {
        document.element(id: id).flatMap { View($0) }?.frame
    }
}
