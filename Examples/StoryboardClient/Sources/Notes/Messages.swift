#if !canImport(ObjectiveC)
    import UIKit

    // Apple's systems find methods by their names. Elsewhere a class says which it has.
    extension ListController: MessageReceiver {
        public var messages: [String: (Any?) -> Void] {
            ["unwindToList:": { ($0 as? UIStoryboardSegue).map(self.unwindToList) }]
        }
    }
#endif
