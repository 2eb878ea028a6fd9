@objc(XYProfile) @MainActor public final class Profile<Item>: Module.Base<Item>, Other {
    @IBOutlet private weak var title: UILabel!, footer: UILabel!
    let text = "\(f("}", { "\(1)" }))", raw = #"" \#(x) "#, long = """
        "class A: B {" \(call("}"))
        """
    /* a /* nested */ comment */
    @IBAction func open(sender: Dictionary<String, Int>, for event: UIEvent) {}
    @objc(close:) func shut(_ done: () -> Void) {}
}
#if os(iOS)
extension Outer.Inner: P where T: X {
#else
extension Outer {
#endif
    class var shared: Outer? { nil }
}
typealias Root = UIKit.UIViewController
