// Says which document was being worked on when the process dies of a fault, before it does.
#ifndef FAULT_REPORT_H
#define FAULT_REPORT_H

#ifdef __cplusplus
extern "C" {
#endif

/// Has the signals by which a faulty program dies (traps, bad memory, abort) reported on standard error. Whoever handled
/// them before handles them afterwards, so that the process ends as it would have.
void FaultReportInstall(void);

/// From now on the calling thread works on `document`: its first kilobyte is what a report says, without characters
/// that a terminal would obey.
void FaultReportBegin(const char *document);

#ifdef __cplusplus
}
#endif

#endif
