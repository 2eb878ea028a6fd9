import Strut

extension DocumentDiffer {
    /// Compares the versions of a pair, laying out so many environments at once.
    func compare(_ pair: DiffPair, jobs: Int) -> FileComparison {
        var file = FileComparison(oldPath: pair.old?.path, newPath: pair.new?.path, status: .alike)
        file.isRenamed = pair.isRenamed
        let old = pair.old.map { read($0, &file.problems) }
        let new = pair.new.map { read($0, &file.problems) }
        if let bytes = old?.bytes, bytes == new?.bytes {
            // Equal bytes are alike, whatever they say.
            file.problems = []
            return file
        }
        guard file.problems.isEmpty else {
            file.status = .unreadable
            return file
        }
        compare(
            old?.document.map { Version($0, project: pair.old?.project) },
            new?.document.map { Version($0, project: pair.new?.project) }, into: &file, jobs: jobs)
        return file
    }

    /// Compares a document with what an edit made of it.
    func compare(_ old: Document, _ new: Document, project: String?, jobs: Int) -> FileComparison {
        var file = FileComparison(oldPath: old.path, newPath: new.path, status: .alike)
        compare(Version(old, project: project), Version(new, project: project), into: &file, jobs: jobs)
        return file
    }

    private func read(
        _ version: DiffPair.Version, _ problems: inout [Finding]
    ) -> (bytes: [UInt8]?, document: Document?) {
        do throws(InputError) {
            let bytes = try version.bytes()
            do {
                return (bytes, try Document.parse(bytes, path: version.path))
            } catch {
                problems.append(error.finding)
                return (bytes, nil)
            }
        } catch {
            problems.append(error.finding)
            return (nil, nil)
        }
    }
}
