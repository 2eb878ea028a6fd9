import InterfaceDocument

extension SceneElement {
    /// Whether anything in the scene may be laid out differently when its reader asks for larger text.
    ///
    /// Text styles follow the reader, and so do configured buttons, search bars, and the rows and headers of tables. A
    /// scene without any of them has one layout for all text sizes.
    package var followsContentSize: Bool {
        element.descendants.contains { element in
            switch element.name {
            case .fontDescription, .font: element.has(.style)
            case .buttonConfiguration, .searchBar, .tableView: true
            default: !element.name.isKnown
            }
        }
    }
}
