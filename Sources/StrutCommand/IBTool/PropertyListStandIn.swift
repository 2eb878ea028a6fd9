/// A stand-in.
indirect enum PropertyList {
    case string(String)
    case integer(Int)
    case array([PropertyList])
    case dictionary([(String, PropertyList)])
    var xml: [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        text += "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n"
        write("", &text)
        return Array((text + "</plist>\n").utf8)
    }
    var binary: [UInt8] { [] }
    private func write(_ indent: String, _ text: inout String) {
        switch self {
        case .string(let value): text += "\(indent)<string>\(value)</string>\n"
        case .integer(let value): text += "\(indent)<integer>\(value)</integer>\n"
        case .array(let values):
            text += "\(indent)<array>\n"
            for value in values { value.write(indent + "\t", &text) }
            text += "\(indent)</array>\n"
        case .dictionary(let entries):
            if entries.isEmpty {
                text += "\(indent)<dict/>\n"
                return
            }
            text += "\(indent)<dict>\n"
            for (key, value) in entries {
                text += "\(indent)\t<key>\(key)</key>\n"
                value.write(indent + "\t", &text)
            }
            text += "\(indent)</dict>\n"
        }
    }
}
