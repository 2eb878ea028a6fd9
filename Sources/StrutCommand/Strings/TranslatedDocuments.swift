import Strut

/// The documents whose texts a file holds, such as `Main.storyboard` and `Main.xib` beside it, which share theirs.
struct TranslatedDocuments {
    /// How many they are.
    let count: Int
    /// The texts of all of them.
    let texts: [LocalizableText]
    /// Their objects with an id, with and without texts.
    let objects: [Element]
    /// Whether the file has texts of others too, which are not known: nothing is left out of it.
    let keepsOthers: Bool
    /// The language in whose folder all of them lie; nil where there is none.
    let ownLanguage: String?

    init(_ documents: [Document], keepsOthers: Bool = false) {
        count = documents.count
        texts = documents.localizableTexts
        objects = documents.flatMap { $0.root.descendants.filter { $0.id != nil } }
        self.keepsOthers = keepsOthers
        let languages = Set(documents.map { Localization.Place($0.path).language })
        ownLanguage = languages.count == 1 ? languages.first ?? nil : nil
    }

    /// What the keys of their objects' texts begin with, such as `wV2-Ys-TC2.`.
    var keyStarts: [String] { objects.compactMap(\.id).map { "\($0)." } }
}
