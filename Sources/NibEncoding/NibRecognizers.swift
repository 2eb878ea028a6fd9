import InterfaceDocument
import StrutNib

/// Gesture recognizers.
extension NibUnit {
    mutating func encode(_ recognizer: GestureRecognizer) -> NibGraph.Object {
        let element = recognizer.element
        let className = NibClasses.recognizer(element.name)
        let object = makeInstance(of: className, for: element)
        set("UIGestureRecognizer.allowedTouchTypes", .int(context.follows(12) ? 15 : 7), on: object)
        set("UIGestureRecognizer.requiresExclusiveTouchType", .bool(true), on: object)
        encodeProperties(Property.recognizers, of: element, on: object)
        if let touches = element.int(.numberOfTouchesRequired), touches != 1 {
            addKeyValuePair("numberOfTouchesRequired", .object(number(touches)), on: object)
        }
        switch className {
        case "UITapGestureRecognizer":
            set("UITapGestureRecognizer._imp", taps(of: element, standard: 1), on: object)
        case "UILongPressGestureRecognizer":
            set("UILongPressGestureRecognizer._imp", taps(of: element, standard: 0), on: object)
            if let duration = element.double(.minimumPressDuration), duration != 0.5 {
                addKeyValuePair("minimumPressDuration", .object(number(duration)), on: object)
            }
            if let movement = element.double(.allowableMovement), movement != 10 {
                addKeyValuePair("allowableMovement", .object(number(movement)), on: object)
            }
        case "UISwipeGestureRecognizer":
            let direction = ["right": 1, "left": 2, "up": 4, "down": 8][element.string(.direction) ?? "right"] ?? 1
            if direction != 1 { set("UISwipeGestureRecognizer.direction", .int(direction), on: object) }
        case "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer":
            if let touches = element.int(.minimumNumberOfTouches), touches != 1 {
                addKeyValuePair("minimumNumberOfTouches", .object(number(touches)), on: object)
            }
            if let touches = element.int(.maximumNumberOfTouches) {
                addKeyValuePair("maximumNumberOfTouches", .object(number(touches)), on: object)
            }
        default: break
        }
        nameClass(of: object, className, for: element)
        return object
    }

    /// What counts the taps and touches of a recognizer.
    private mutating func taps(of element: Element, standard: Int) -> NibGraph.Object {
        let object = graph.make("UITapRecognizer")
        let taps = element.int(.numberOfTapsRequired) ?? standard
        if taps != 1 { set("UITapRecognizer.numberOfTapsRequired", .int(taps), on: object) }
        return object
    }
}

extension NibClasses {
    /// The class of a recognizer; documents spell the long press `pongPress`.
    static func recognizer(_ name: ElementName) -> String {
        if name == .pongPressGestureRecognizer { return "UILongPressGestureRecognizer" }
        let name = name.string
        return "UI" + name.prefix(1).uppercased() + name.dropFirst()
    }
}
