import Strut

extension InputError {
    /// The same with what is there instead of a document that is not: one of its name in another folder, or the
    /// documents that a folder of translations belongs to.
    func namingOthers(in folders: inout LanguageFolders) -> InputError {
        guard finding.rule == DocumentError.Kind.noSuchFile.rule else { return self }
        var named = self
        if Folder.exists(finding.path) {
            let isOfLanguage = Document.fileName(ofPath: finding.path).hasSuffix(".lproj")
            let advice = "; in it are translations: give their documents, or the folder above"
            if isOfLanguage { named.finding.message += advice }
            return named
        }
        let others = (try? folders.documents(at: Localization.Place(finding.path))) ?? []
        if let other = others.first { named.finding.message += "; '\(other)' has its name" }
        return named
    }
}
