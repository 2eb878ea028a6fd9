/// The class in generated source that shows a table's static cells.
enum UIKitStaticTable {
    static func write(to source: inout SwiftSource) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { source.line(String(line)) }
    }

    private static let text = """
        /// Shows the static cells of a table.
        @MainActor final class StaticTable: NSObject, UITableViewDataSource, UITableViewDelegate {
            struct Row {
                var cell: UITableViewCell
                /// In points; nil for the height that the cell wants.
                var height: CGFloat?
            }

            struct Section {
                var header: String?
                var footer: String?
                var headerView: UIView?
                var footerView: UIView?
                var rows: [Row]
            }

            private let sections: [Section]

            /// Gets every call but those that the document answers (heights and headers): that a row was chosen.
            private nonisolated(unsafe) weak var delegate: NSObject?
            private weak var table: UITableView?

            init(_ table: UITableView, sections: [Section]) {
                self.sections = sections
                self.table = table
                super.init()
                table.dataSource = self
                table.delegate = self
            }

            /// Makes an object the table's delegate in everything that the document does not say.
            func forward(to delegate: AnyObject) {
                self.delegate = delegate as? NSObject
                // A table asks once what its delegate answers to.
                table?.delegate = nil
                table?.delegate = self
            }

            override func responds(to selector: Selector!) -> Bool {
                super.responds(to: selector) || delegate?.responds(to: selector) ?? false
            }

            override func forwardingTarget(for selector: Selector!) -> Any? { delegate }

            func numberOfSections(in tableView: UITableView) -> Int { sections.count }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                sections[section].rows.count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                sections[indexPath[0]].rows[indexPath[1]].cell
            }

            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sections[section].header
            }

            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                sections[section].footer
            }

            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                sections[section].headerView
            }

            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                sections[section].footerView
            }

            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                sections[indexPath[0]].rows[indexPath[1]].height ?? UITableView.automaticDimension
            }
        }
        """
}
