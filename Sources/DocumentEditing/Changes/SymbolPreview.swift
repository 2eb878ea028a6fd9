// How large the pictures of the system's symbols are that Xcode notes in `<resources>`.

/// The sizes of symbols in documents.
///
/// Xcode draws a symbol 128 points wide or high for the canvas and notes that size; of those that differ between
/// versions here stands the most frequent one of 6,390 documents.
enum SymbolPreview {
    /// The size that Xcode notes for a symbol, as it writes it; a square for one that no document has shown.
    static func size(of name: String) -> (width: String, height: String) {
        sizes[name] ?? ("128", "128")
    }

    /// Whether a name is that of a symbol that documents show.
    static func isSymbol(_ name: String) -> Bool { sizes[name] != nil }

    /// The names of the symbols, in no order.
    static var names: [String] { Array(sizes.keys) }

    private static let sizes: [String: (width: String, height: String)] = {
        var sizes: [String: (width: String, height: String)] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            let sides = words[0].split(separator: "x").map(String.init)
            for name in words.dropFirst() { sizes[String(name)] = (sides[0], sides[1]) }
        }
        return sizes
    }()

    /// A size, and the symbols that have it.
    private static let table = """
        80x128 placeholdertext.fill
        94x128 flashlight.slash questionmark
        96x128 drop
        97x128 chevron.backward chevron.forward chevron.left chevron.right
        100x128 bolt
        102x128 music.note.square.stack
        105x128 applelogo square.stack.3d.down.right
        106x128 flame.fill menucard.fill
        108x128 mic.slash.fill
        110x128 arrow.clockwise mic mic.fill
        111x128 dot.radiowaves.forward lock
        112x128 iphone
        114x128 square.and.arrow.down
        115x128 arrow.down.doc chart.bar.doc.horizontal doc doc.text inset.filled.rectangle.portrait \
        speaker.slash.fill square.and.arrow.up wallet.pass
        116x128 doc.on.clipboard doc.on.doc pin.fill
        117x128 bell.badge mappin.and.ellipse square.and.arrow.up.fill trash.fill
        119x128 10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise bell.slash.fill gobackward.10 \
        goforward.10
        120x128 arrow.turn.left.up play play.fill square.and.arrow.up.trianglebadge.exclamationmark
        121x128 paperclip trash xmark.shield
        123x128 hand.thumbsup pencil.and.outline
        124x128 studentdesk
        125x128 bell signpost.right.and.left.fill
        128x37 ellipsis
        128x53 phone.down.fill
        128x59 battery.0percent bolt.horizontal
        128x61 textformat.123
        128x64 line.horizontal.3
        128x65 line.3.horizontal tortoise
        128x66 person.3
        128x70 chevron.down chevron.up
        128x73 line.3.horizontal.decrease
        128x76 backward.fill forward.fill
        128x79 ellipsis.rectangle eye
        128x80 eye.fill gamecontroller.fill person.2.fill rectangle.3.group
        128x81 video.fill
        128x84 speaker.wave.3.fill
        128x85 list.dash sensor.tag.radiowaves.forward
        128x87 list.bullet
        128x88 creditcard speaker.wave.2
        128x89 hare signature
        128x90 chart.bar.fill
        128x93 arrow.triangle.2.circlepath.camera arrowtriangle.right.and.line.vertical.and.arrowtriangle.left camera \
        camera.rotate envelope list.bullet.rectangle minus.rectangle person.crop.rectangle.fill photo photo.artframe \
        plus.rectangle
        128x94 camera.fill dot.radiowaves.left.and.right
        128x95 arrow.left arrow.right shuffle
        128x96 folder folder.fill pip
        128x97 dock.arrow.down.rectangle dock.arrow.up.rectangle dock.rectangle terminal tv
        128x98 photo.on.rectangle.angled repeat
        128x99 book slider.horizontal.3
        128x101 desktopcomputer display
        128x102 cart cart.fill
        128x104 arrowshape.right.fill house house.fill
        128x107 calendar heart heart.fill memories note note.text suit.heart.fill
        128x108 music.note.house
        128x109 exclamationmark.triangle exclamationmark.triangle.fill
        128x110 bubble.left.fill lock.open text.bubble text.bubble.fill
        128x111 antenna.radiowaves.left.and.right circle.grid.2x2
        128x112 arrow.down.left arrow.up.right icloud.and.arrow.down map xmark.octagon.fill
        128x113 pencil person.crop.circle.badge.plus person.crop.circle.fill.badge.plus plus square.grid.3x3.fill stop \
        stop.fill xmark
        128x114 bitcoinsign.square checkmark checkmark.square.fill chevron.down.square.fill die.face.3 dot.squareshape \
        heart.square message.fill person.crop.circle.badge.exclamationmark.fill phone.fill plus.square qrcode square \
        square.fill squareshape.dashed.squareshape video.slash.fill
        128x115 faceid qrcode.viewfinder
        128x116 star star.fill
        128x117 arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90 magnifyingglass pencil.line \
        tray.and.arrow.up
        128x118 arrowtriangle.forward.fill checkmark.shield location lock.shield.fill square.and.pencil
        128x119 1.square clock.arrow.circlepath gear location.fill lock.rotation paperplane.fill square.grid.2x2
        128x120 arrowtriangle.down arrowtriangle.down.fill person.fill
        128x121 book.circle bookmark.circle.fill calendar.circle chevron.down.circle chevron.down.circle.fill \
        exclamationmark.circle.fill face.smiling.fill hand.thumbsdown.fill hand.thumbsup.fill mappin.circle \
        number.circle pencil.circle person person.circle person.crop.circle person.crop.circle.fill plus.circle timer
        128x122 scope touchid
        128x123 airplay.audio antenna.radiowaves.left.and.right.circle arrow.down.circle bitcoinsign.circle \
        bolt.circle cart.circle.fill checkmark.circle checkmark.circle.fill circle circle.fill circle.inset.filled \
        clock clock.fill d.circle dot.circle.fill ellipsis.circle ellipsis.circle.fill face.smiling \
        gauge.with.dots.needle.bottom.0percent gearshape gearshape.fill globe heart.circle house.circle.fill \
        info.circle line.3.horizontal.decrease.circle.fill minus.circle.fill multiply.circle multiply.circle.fill \
        network pause.circle.fill person.circle.fill play.circle.fill plus.circle.fill questionmark.circle \
        questionmark.circle.fill record.circle.fill restart.circle.fill safari safari.fill slash.circle \
        square.and.arrow.up.circle trash.circle x.circle.fill xmark.circle xmark.circle.fill
        128x124 dot.scope link
        128x125 at deskclock deskclock.fill gift
        128x128 antenna.radiowaves.left.and.right.slash hand.raised.fill lock.fill
        """
}
