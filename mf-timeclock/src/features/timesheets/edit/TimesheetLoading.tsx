import { failureOf } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
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

export function TimesheetFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const isGone = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(failureOf(error).code);
  return (
    <>
      <DialogHeader
        title={isGone ? 'Timesheet not found' : 'Timesheet'}
        description={isGone && 'It was deleted, it is not yours to see, or the link is incomplete.'}
      />
      {!isGone && <LoadFailure title="The timesheet could not be loaded" error={error} onRetry={onRetry} />}
    </>
  );
}
