import { DialogDescription, DialogHeader, DialogTitle, Skeleton } from '@timetrack/ui';

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
