import CFaultReport
import Strut

/// Reads what ibtool has made: a nib, a nib that is a folder of variants, or the folder of a storyboard.
extension DecodedDocument {
    /// Reads what lies at the path of an input, which is what this thread works on from now on.
    ///
    /// - Parameter report: Called with each part of a folder that cannot be read; the others are read all the same.
    init(reading input: Input, report: (InputError) -> Void) throws(InputError) {
        FaultReportBegin(input.path)
        guard !input.isStandardInput, Folder.exists(input.path) else {
            let archive = try NibArchive(reading: try input.bytes(), at: input.path)
            self.init(path: input.path, nibs: [CompiledNib(name: nil, archive: archive)])
            return
        }
        let names = try Self.names(in: input.path)
        let paths = Self.nibs(names, in: input.path)
        guard !paths.isEmpty else { throw InputError(withoutNibs: input.path) }
        var nibs: [CompiledNib] = []
        for path in paths {
            let file = Folder.joined(input.path, path)
            do throws(InputError) {
                let archive = try NibArchive(reading: try Input(path: file).bytes(), at: file)
                nibs.append(CompiledNib(name: path, archive: archive))
            } catch {
                report(error)
            }
        }
        self.init(path: input.path, nibs: nibs)
        guard names.contains("Info.plist") else { return }
        let file = Folder.joined(input.path, "Info.plist")
        do throws(InputError) {
            info = try PropertyListValue(reading: try Input(path: file).bytes(), at: file)
        } catch {
            report(error)
        }
    }

    private static func names(in folder: String) throws(InputError) -> [String] {
        do throws(SystemError) {
            return try Folder.names(in: folder)
        } catch {
            throw InputError(unreadableFolder: folder, error)
        }
    }

    /// The paths of the nibs in a folder, in the order of their names; of a nib that is a folder those of its variants.
    private static func nibs(_ names: [String], in folder: String) -> [String] {
        var paths: [String] = []
        for name in sortedNibs(names) {
            let path = Folder.joined(folder, name)
            guard Folder.exists(path) else {
                paths.append(name)
                continue
            }
            let variants = sortedNibs(Directory.names(in: path) ?? [])
            // A folder without variants stands for itself, so that it is not skipped silently.
            paths += variants.isEmpty ? [name] : variants.map { "\(name)/\($0)" }
        }
        return paths
    }

    private static func sortedNibs(_ names: [String]) -> [String] {
        names.filter { $0.hasSuffix(".nib") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension NibArchive {
    /// Reads the bytes of a file.
    fileprivate init(reading bytes: [UInt8], at path: String) throws(InputError) {
        do {
            try self.init(reading: bytes)
        } catch {
            throw InputError(error, bytes, at: path)
        }
    }
}

extension PropertyListValue {
    /// Reads the bytes of a file.
    fileprivate init(reading bytes: [UInt8], at path: String) throws(InputError) {
        do {
            try self.init(readingBinary: bytes)
        } catch {
            throw InputError(notANib: path, "this property list cannot be read: \(error)")
        }
    }
}

extension InputError {
    /// What lies at a path is no compiled document.
    fileprivate init(notANib path: String, _ message: String, status: ExitStatus = .badInput) {
        finding = Finding(rule: .notACompiledDocument, message: message, path: path)
        self.status = status
    }

    fileprivate init(withoutNibs path: String) {
        self.init(
            notANib: path, "no nib is in this folder; give a .storyboardc, or a .nib with variants", status: .noInput)
    }

    fileprivate init(unreadableFolder path: String, _ error: SystemError) {
        self.init(notANib: path, "the folder cannot be read: \(error.text)", status: .noInput)
    }

    /// A file is no nib: what it is instead, where its bytes say so.
    fileprivate init(_ error: NibArchiveError, _ bytes: [UInt8], at path: String) {
        let message =
            switch error.problem {
            case .notAnArchive where bytes.isEmpty: "the file is empty"
            case .notAnArchive where PropertyListValue.isBinary(bytes):
                "this is a property list, such as NSKeyedArchiver makes: nibs for macOS, and for iOS before 6, are that; "
                    + "only NIBArchive is read"
            case .notAnArchive where bytes.starts(with: "<?xml".utf8):
                "this is a document, and no compiled nib; give what ibtool made of it, or try 'strut textconv'"
            case .notAnArchive: "this is no compiled nib: \(error.problem)"
            default: "this nib is damaged: \(error)"
            }
        self.init(notANib: path, message)
    }
}
