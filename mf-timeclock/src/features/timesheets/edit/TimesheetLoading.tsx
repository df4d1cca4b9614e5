import { DialogHeader, Skeleton } from '@timetrack/ui';

export function TimesheetLoading() {
  return (
    <>
      <DialogHeader title="Timesheet" description="Loading…" />
      <Skeleton className="tc:h-16" />
      <Skeleton className="tc:h-32" />
    </>
  );
}
