import Strut

/// What `explain` and `fit` ask of one object of a document at run time.
extension RunTimeData {
    /// Explains a view or a constraint after the changes; what is wrong with them is added to `findings`.
    func explain(
        _ object: NamedObject, in document: Document, environment: LayoutEnvironment, findings: inout [Finding]
    ) -> ExplanationReport.Subject? {
        let options = options(for: document, findings: &findings)
        if assignments.isEmpty {
            let engine = LayoutEngine(options: options)
            return object.constraint.map {
                engine.explainConstraint($0, in: document, environment: environment).map { .constraint($0) }
            } ?? engine.explain(object.views[0], in: document, environment: environment).map { .view($0) }
        }
        let session = session(document, in: environment, options: options, findings: &findings)
        return object.constraint.map { session.explainConstraint($0).map { .constraint($0) } }
            ?? session.explain(object.views[0]).map { .view($0) }
    }

    /// The size that a view wants after the changes; what is wrong with them is added to `findings`.
    func fittingSize(
        of id: String, in document: Document, environment: LayoutEnvironment, target: FittingTarget,
        findings: inout [Finding]
    ) -> Size? {
        let options = options(for: document, findings: &findings)
        guard !assignments.isEmpty else {
            return LayoutEngine(options: options)
                .fittingSize(of: id, in: document, environment: environment, target: target)
        }
        return session(document, in: environment, options: options, findings: &findings)
            .fittingSize(of: id, target: target)
    }

    /// Whether the last change of a constraint's activity switches it off.
    func switchesOff(constraint id: String, in document: Document) -> Bool {
        var isOff = false
        for assignment in assignments where document.object(named: assignment.object)?.id == id {
            if case .isActive(let isActive) = assignment.value { isOff = !isActive }
        }
        return isOff
    }
}
