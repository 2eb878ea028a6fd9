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

            init(_ table: UITableView, sections: [Section]) {
                self.sections = sections
                super.init()
                table.dataSource = self
                table.delegate = self
            }

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
