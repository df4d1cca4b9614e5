import { DialogDescription, DialogHeader, DialogTitle, Skeleton } from '@timetrack/ui';

/** The content of a dialog while its timesheet is loading. */
export function TimesheetLoading() {
  return (
    <>
      <DialogHeader>
        <DialogTitle>Timesheet</DialogTitle>
        <DialogDescription>Loading…</DialogDescription>
      </DialogHeader>
      <Skeleton className="tc:h-16" />
      <Skeleton className="tc:h-32" />
    </>
  );
}
