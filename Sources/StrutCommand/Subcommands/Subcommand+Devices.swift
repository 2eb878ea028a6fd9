import Strut

/// `strut devices`: what `--device` understands.
extension Subcommand {
    static let devices = Subcommand(
        name: "devices", summary: "List the devices with their sizes, safe areas and size classes.", operands: "",
        options: [.tableFormat] + Option.jsonForms + [.help],
        examples: [
            ("strut devices", "Print a table."),
            ("strut devices --format json", "The same for tools, with every name of each device."),
        ],
        exitStatuses: ExitStatus.meanings(.success, .usage, .cannotWrite),
        run: { arguments throws(UsageError) in
            if let operand = arguments.operands.first { throw UsageError("unexpected argument '\(operand)'") }
            try arguments.checkJSON(arguments.format == .json, advice: "add '--format json'")
            let text =
                arguments.format == .json ? arguments.jsonForm.applied(to: DeviceList.json()) : DeviceList.table()
            return StandardStreams.writeResult(text) ? .success : .cannotWrite
        })
}

/// The devices as a table for people and as JSON for tools.
enum DeviceList {
    /// A row for each device; insets are those of the whole screen without bars: top, left, bottom, right.
    static func table() -> [UInt8] {
        var rows = [
            ["ID", "MODEL", "POINTS", "SCALE", "SAFE AREA", "CLASSES", "LANDSCAPE SAFE AREA", "CLASSES"]
        ]
        for device in Device.all {
            rows.append([
                device.id, device.model, "\(whole(device.size.width))x\(whole(device.size.height))",
                "\(whole(device.scale))x", insets(device.safeArea(in: .portrait)), classes(device, .portrait),
                insets(device.safeArea(in: .landscape)), classes(device, .landscape),
            ])
        }
        return Array(TextTable.aligned(rows).utf8)
    }

    static func json() -> [UInt8] {
        var json = JSONWriter()
        json.beginObject(.lines)
        json.member("strut", 1)
        json.array("devices", .lines) { json in
            for device in Device.all { json.write(device) }
        }
        json.endObject()
        return json.finish()
    }

    private static func whole(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    private static func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(whole).joined(separator: " ")
    }

    /// Width and height, C for compact and R for regular, as Interface Builder abbreviates them.
    private static func classes(_ device: Device, _ orientation: Orientation) -> String {
        let traits = device.traits(in: orientation)
        return "w\(traits.width == .compact ? "C" : "R") h\(traits.height == .compact ? "C" : "R")"
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ device: Device) {
        beginObject(.lines)
        member("id", device.id)
        member("model", device.model)
        array("names", .inline) { json in
            for alias in device.aliases { json.string(alias) }
        }
        member("scale", device.scale)
        for orientation in Orientation.allCases { write(device, orientation) }
        endObject()
    }

    private mutating func write(_ device: Device, _ orientation: Orientation) {
        let size = device.size(in: orientation)
        let traits = device.traits(in: orientation)
        object(orientation == .portrait ? "portrait" : "landscape", .inline) { json in
            json.member("width", size.width)
            json.member("height", size.height)
            json.member("safeArea", device.safeArea(in: orientation))
            json.member("horizontalSizeClass", traits.width.rawValue)
            json.member("verticalSizeClass", traits.height.rawValue)
        }
    }
}
