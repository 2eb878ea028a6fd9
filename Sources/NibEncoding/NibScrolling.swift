import InterfaceDocument
import StrutNib

/// What scroll views, tables, collections and text views share beside the rows of the property table.
extension NibUnit {
    mutating func encodeScrolling(_ view: View, on object: NibGraph.Object) {
        if context.follows(11) { set("UIScrollViewIndicatorInsetAdjustmentBehavior", .int(1), on: object) }
        setInsets("UIContentInset", "contentInset", of: view.element, on: object)
        setInsets("UIScrollIndicatorInsets", "scrollIndicatorInsets", of: view.element, on: object)
    }
}
